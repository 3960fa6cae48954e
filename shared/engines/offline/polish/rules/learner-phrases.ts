import { singularByPlural } from '@/shared/engines/offline/lexicon/nouns.ts';
import { objectForms } from '@/shared/engines/offline/lexicon/pronouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';
import phrases from './learner-phrases.json' with { type: 'json' };

const baseOf = (verb: string): string | undefined =>
  verb === 'is' || verb === 'are'
    ? 'be'
    : (verbs.byThird.get(verb)?.base ??
      (verbs.byBase.has(verb) && !functionWords.has(verb) ? verb : undefined));

/** What people work as. */
const OCCUPATIONS =
  'waiter|waitress|nurse|teacher|engineer|developer|driver|manager|cook|chef|cleaner|assistant|receptionist|programmer|designer|accountant|salesman|seller|electrician|mechanic|translator|secretary|carpenter|plumber|doctor|lawyer|consultant|analyst|barista|babysitter|hairdresser|builder|painter|technician|software engineer|software developer|shop assistant';

/** What is explained or known is listed behind these: "tell me what it is, how I should use it". */
const LISTS =
  /\b(?:explain|tell|told|show|know|understand|learn|describe|wonder|wondering|sure|decide|advice|tips|ideas?|what|how|why|where|include|cover|about|see|question|questions|advise|teach|guide|depends?)\b/;

const ordinalEnding = (number: number): string =>
  number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');

/** Calques of other languages and slips of fast typists that are wrong in any company. */
export const learnerPhrases: readonly Pattern[] = [
  ...phrases.map(([find = '', to = '']) => pattern(find, to)),
  // "we need that a technician comes" → "we need a technician to come"
  pattern(
    `(?<=\\b(?:want|wants|wanted|need|would like|'d like) )(that (?:(i|you|he|she|we|they)|((?:a|an|the|my|our|your|his|her) \\p{L}+)) (\\p{L}+))(?![\\p{L}'])`,
    ([, , subject = '', noun = '', verb = '']) => {
      const isPlain =
        /^(?:i|you|we|they)$/.test(subject) && !functionWords.has(verb) && !/(?:s|ed)$/.test(verb);
      const base = baseOf(verb) ?? (isPlain ? verb : undefined);
      const who = objectForms[subject] ?? noun;
      return base && who ? `${who} to ${base}` : undefined;
    },
  ),
  // "worked like engineer", "a job of waiter" → "as an engineer", "as a waiter"
  pattern(
    `(?<=\\b(?:work|works|worked|working|job|position) )((?:like|(?<=\\b(?:a|any|new) job )of) (?:an? )?(${OCCUPATIONS}))(?={END}| (?:in|at|for|with|and|because|on|to|since|near)\\b)`,
    ([, , who = '']) => `as ${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who}`,
  ),
  // "I have been developer for 3 years"
  pattern(`(?<=\\b(?:have|has) been )(?<x>)(?=(${OCCUPATIONS}) (?:for|since|in|at)\\b)`, ([, , who = '']) =>
    /^[aeiou]/.test(who) ? 'an ' : 'a ',
  ),
  // "he makes every night loud music": what is done stands before how often
  pattern(
    `(?<=\\b(?:i|we|they|he|she|you) )(?<x>(\\p{L}{3,}) (every (?:day|night|morning|evening|week|weekend|month|year)|always in the (?:morning|evening|night)) ((?:(?:a|an|the|my|our|his|her|their|some|too|very|much) )?(?:\\p{L}+ )?\\p{L}+))(?={END}| (?:and|but|so|because)\\b)`,
    ([, , verb = '', often = '', what = '']) => {
      const isVerb = verbs.byThird.has(verb) || verbs.byBase.has(verb) || verbs.byPast.has(verb);
      const [first = '', last = ''] = [what.split(/\s+/)[0], what.split(/\s+/).at(-1)];
      const isPlain =
        !functionWords.has(first) || /^(?:a|an|the|my|our|his|her|their|some|too|very|much)$/.test(first);
      const isThing =
        isPlain && !functionWords.has(last) && !verbs.byIng.has(first) && !/(?:ly|ed)$/.test(last);
      return isVerb && isThing && !/^(?:at|in|on|from|to|with|for|by|after|before|until)$/.test(first)
        ? `${verb} ${what} ${often}`
        : undefined;
    },
  ),
  // "6 grade", "the 5 floor"
  pattern(
    `(?<=\\b(?:in|to|for|from|of|the|my|a) )(\\d{1,2})(?= (?:grade|graders?)(?={END}| (?:students?|class|kids|teacher|and|tomorrow|today|in|at|math|science)\\b))`,
    ([, number = '']) => `${number}${ordinalEnding(Number(number))}`,
  ),
  // "some pictures ideas"
  pattern(
    `(?<=\\b(?:some|any|few|more|good|other|new|nice) )(?<x>(?!(?:sports|arts|sales|savings|news|politics|physics|economics|series)\\b)(\\p{L}+s))(?= (?:ideas|tips|examples|suggestions|options)\\b)`,
    ([, , things = '']) => singularByPlural.get(things),
  ),
  // "Make also an example" → "Also make an example"
  pattern(
    `{START}((make|write|add|give|include|send|put|explain|show|tell|use|mention)( me| us)? also)(?= (?:me|us|an?|the|my|some|it|how|what|why)\\b)`,
    ([, , verb = '', whom = '']) => `also ${verb}${whom}`,
  ),
  // "I have since two weeks a problem" → "I have had a problem for two weeks"
  pattern(
    `{CLAUSE}(?:i|we) (?<x>have (?:since|for) ((?:about |almost |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|several|some) (?:years|months|weeks|days|hours)),? (an? (?:\\p{L}+ )??\\p{L}+|problems|pain|trouble))(?={END}| (?:with|in|at|and|but|that)\\b)`,
    ([, , time = '', what = '']) => `have had ${what} for ${time}`,
  ),
  // "Now I looking for a job" → "Now I am looking for a job"
  pattern(
    `{CLAUSE}(?<!\\band )(i|we) (?<x>)(?=(\\p{L}+ing) (?:for|to|at|with|an?|the|my|in|on|about|from)\\b)`,
    ([, who = '', , verb = '']) =>
      verbs.byIng.has(verb) && !verbs.byBase.has(verb) ? (who === 'i' ? 'am ' : 'are ') : undefined,
  ),
  // "Give me some suggestion"
  pattern(
    `(?<=\\b(?:give|need|want|have|show|share|suggest) (?:(?:me|us) )?some )(suggestion|tip|example|recommendation)(?={END}| (?:about|for|how|on|to|please|because|and)\\b)`,
    ([, noun = '']) => `${noun}s`,
  ),
  // "tell me what are the pages that I have to read" → "tell me which pages I have to read"
  pattern(
    `(?<=\\b(?:tell me|tell us|know|say me|show me|explain to me|explain me|explain) )(what (?:is|are) the (\\p{L}+) (?:that|which))(?= (?:i|we|you|they) (?:have|need|must|should|can)\\b)`,
    ([, , noun = '']) => `which ${noun}`,
  ),
  // "I like work in a team"
  pattern(
    `{CLAUSE}(?:i|we) (?:also |really )?like (?<x>work|travel|read|cook|learn|listen|speak|meet|swim|write|sing)(?= (?:in|with|to|at|on|new|about|people|my|the|others)\\b)`,
    ([whole = '']) => verbs.byBase.get(whole.split(/\s+/).at(-1) ?? '')?.ing,
  ),
  // "without to change", "the advantages of to use"
  pattern(
    `(?<=\\b(?:of|without|by|before|after) )(to (\\p{L}+))(?= [\\p{L}\\uFFFC\\d]|{END})`,
    ([, , verb = '']) => (functionWords.has(verb) ? undefined : verbs.byBase.get(verb)?.ing),
  ),
  // "until end of month"
  pattern(
    `(?<=\\b(?:until|till|by|at|before|since) )(end of (?:the )?(month|week|year|day))(?={END}| (?:but|and|so|because|or)\\b)`,
    ([, , stretch = '']) => `the end of the ${stretch}`,
  ),
  // "without he gets angry" → "without him getting angry"
  pattern(`(?<=\\bwithout )(${'{SUBJECT}'} (\\p{L}+))(?= \\p{L}|{END})`, ([, clause = '', verb = '']) => {
    const [subject = ''] = clause.split(/\s+/);
    const forms = functionWords.has(verb) ? undefined : (verbs.byThird.get(verb) ?? verbs.byBase.get(verb));
    return forms && objectForms[subject] ? `${objectForms[subject]} ${forms.ing}` : undefined;
  }),
  // "we sell also cakes" → "we also sell cakes", "I wake up always at 4" → "I always wake up at 4"
  pattern(
    `{CLAUSE}(?:i|we|you|they|he|she) ((\\p{L}+)( up| down| out| off)? (also|always|usually|often|never))(?= (?:the|a|an|my|our|his|her|their|some|to|at|in|\\p{L}+s)\\b)`,
    ([, , verb = '', particle = '', adverb = '']) =>
      !functionWords.has(verb) &&
      // "I think also the insurance": of what is thought
      !/^(?:think|know|say|believe|guess|hope|mean)s?$/.test(verb) &&
      (verbs.byBase.has(verb) || verbs.byThird.has(verb))
        ? `${adverb} ${verb}${particle}`
        : undefined,
  ),
  // "many people buys"
  pattern(
    `(?<=\\b(?:many|most|some|few|other|all|young|older|these|those|\\d+) people (?:also |often |always |never |still |just )?)(\\p{L}+s)(?= \\p{L})`,
    ([, verb = '']) => (functionWords.has(verb) ? undefined : verbs.byThird.get(verb)?.base),
  ),
  // "write tweet about …": one thing is asked for
  pattern(
    `(?<=(?:{START}(?:please )?|\\b(?:to|i|you|me|should|could|must) )(?:write|create|draft|generate|design) )(?<x>)(?=((?:(?:python|short|formal|polite|funny|simple|professional) )?(?:tweet|script|poem|story|letter|speech|blog post|landing page|cover letter|press release|program|function|summary|report|song|slogan|caption|product description|job description|essay|e-?mail|article|outline|agenda|ad))(?: (?:about|for|to|that|which|who|with|on|from|where)\\b|{END}))`,
    ([, , thing = '']) => (/^[aeiou]/.test(thing) ? 'an ' : 'a '),
  ),
  // "How I can write to him?" → "How can I write to him?"
  pattern(
    `{START}(?:how|where|what|when|why|which \\p{L}+) (?<x>(?:i|we|you|they|he|she) (?:can|could|should|would|must|will))(?= (?!be\\b)[^.!?,;:\\n]{3,80}\\?)(?! (?:(?!\\b(?:if|when|because|and|but|or|so|which|what|who|where|that|whether)\\b)[^.!?,\\n])*\\b(?:is|are|was|were|will)\\b)`,
    ([whole = '']) => {
      const [subject = '', verb = ''] = whole.split(/\s+/).slice(-2);
      return `${verb} ${subject === 'i' ? 'I' : subject}`;
    },
  ),
  // "my papers are there, what I should do?"
  pattern(
    `(?<=\\p{L}, )(?:how|where|what|why|when|which \\p{L}+) (?<x>(?:i|we|you|they|he|she) (?:can|could|should|must|will))(?= (?!be\\b)[^.!?,;:\\n]{2,80}\\?)`,
    ([whole = ''], before) => {
      if (
        /\b(?:explain|tell|told|show|know|understand|wonder|wondering|sure|decide|idea)\b[^,]*,\s*$/.test(
          before,
        )
      )
        return undefined;
      const [subject = '', verb = ''] = whole.split(/\s+/).slice(-2);
      return `${verb} ${subject === 'i' ? 'I' : subject}`;
    },
  ),
  // "I want an office job, how I should write it" → "how should I write it"
  pattern(
    `(?<=\\p{L}, )(?:how|where|what|why) (?<x>(?:i|we) (?:can|could|should|must))(?= (?!be\\b)[^.!?,;:\\n]{3,80}(?:[.?!\\n]|$))`,
    ([whole = ''], before) => {
      if (LISTS.test(before)) return undefined;
      const [subject = '', verb = ''] = whole.split(/\s+/).slice(-2);
      return `${verb} ${subject === 'i' ? 'I' : subject}`;
    },
  ),
  // "Why my bread is always flat?" → "Why is my bread always flat?"
  pattern(
    `{START}why (?<x>(?:(?:my|our|your|his|her|their|the|this|that|these|those) (?!(?:who|which|that|whose) )(?:(?!(?:who|which|that) )\\p{L}+ ){1,2}?|(?:it|he|she|they|this|that) )(?:is|are|was|were|isn't|aren't|doesn't|don't|didn't|won't|can't))(?= (?!(?:and|or|that|which|who)\\b)[^.!?,;:\\n]{2,80}\\?)(?! (?:(?!\\b(?:if|when|because|and|but|or|so|which|what|who|where|that|whether)\\b)[^.!?,\\n])*\\b(?:is|are|was|were)\\b)`,
    ([whole = '']) => {
      const words = whole.split(/\s+/).slice(1);
      return [words.at(-1), ...words.slice(0, -1)].join(' ');
    },
  ),
  // "a script what reads all files" → "a script that reads all files"
  pattern(
    `(?<=\\b(?:need|want|write|writing|build|make|made|create|have|is|looking for|develop|code|got|use|using) (?:me |us )?(?:a|an) (?:\\p{L}+ ){0,2}(?:script|program|function|app|tool|bot|website|page|formula|macro|query|template|plugin) )(what (\\p{L}+))(?= \\p{L})`,
    ([, , verb = '']) => {
      if (/^(?:can|could|will|would|should)$/.test(verb)) return `that ${verb}`;
      const third = functionWords.has(verb) ? undefined : (verbs.byBase.get(verb) ?? verbs.byThird.get(verb));
      return third && `that ${third.third}`;
    },
  ),
  // "act as senior recruiter"
  pattern(
    `(?<={START}(?:please )?act as )(?<x>)(?=((?:(?:senior|junior|professional|experienced|expert|skilled|strict|friendly|certified|creative|technical|successful|seasoned|native|helpful) )?(?:recruiter|developer|teacher|tutor|engineer|designer|copywriter|marketer|lawyer|doctor|editor|translator|coach|consultant|chef|historian|journalist|interviewer|accountant|writer|proofreader|programmer|analyst|scientist|manager|nutritionist|therapist|advisor|expert|professor|critic|mentor))(?:{END}| (?:and|who|for|with|in|of|from|that|specialized|specializing)\\b))`,
    ([, , role = '']) => (/^[aeiou]/.test(role) ? 'an ' : 'a '),
  ),
  pattern(
    `(?<![\\p{L}'])(the (?:meeting|class|lesson|session|call|lecture|workshop) of (?:today|yesterday))(?![\\p{L}'])`,
    ([, words = '']) => {
      const [, noun = '', , day = ''] = words.split(/\s+/);
      return `${day}'s ${noun}`;
    },
  ),
  // "if is it available" → "if it is available"
  pattern(
    `(?<=\\b(?:know|ask|asked|tell me|wonder|wondering|check|see|sure|ask you) if )((?:is|are|can|could|will|was|were|should|would|has|have) (?:it|they|he|she|there|i|we|you|this|that))(?= \\p{L})`,
    ([, words = '']) => {
      const [verb = '', subject = ''] = words.split(/\s+/);
      return `${subject === 'i' ? 'I' : subject} ${verb}`;
    },
  ),
  // "how works the tax return" → "how the tax return works"
  pattern(
    `(?<=\\bhow )((works|functions) ((?:the|my|your|our|an?|this) \\p{L}+(?: \\p{L}+)?))(?={END}| (?:in|for|with|on|if|when|and|at|like|as|because|step)\\b)`,
    ([, , verb = '', noun = '']) => `${noun} ${verb}`,
  ),
  // "What means minor" → "What does minor mean"
  pattern(`{START}(what means (\\p{L}+))(?={END}| (?:and|in|for|here)\\b)`, ([, , word = '']) =>
    functionWords.has(word) ? undefined : `what does ${word} mean`,
  ),
  // "Write me please a text" → "Please write me a text"
  pattern(
    `{START}((write|send|give|tell|explain|show|help|make) ((?:to )?(?:me|us)) please)(?= \\p{L})`,
    ([, , verb = '', whom = '']) => `please ${verb} ${whom}`,
  ),
  // "never I got" → "I never got"
  pattern(
    `(?<=\\b(?:and|but|because) )(never (i|we|they|he|she)) (?=\\p{L})`,
    ([, , who = '']) => `${who === 'i' ? 'I' : who} never`,
  ),
];
