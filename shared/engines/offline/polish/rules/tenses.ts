import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';
import { BETWEEN, PASSIVES, PAST_ADJECTIVES, pastOf } from './verb-shapes.ts';

/** Wrong tenses, participles and passives. */
export const tenses: readonly Pattern[] = [
  // "yesterday I go", "I send you the file yesterday"
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*|\\b(?:and|but|because),? )(?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|four|five|a few|some|many|\\d+) (?:days|weeks|months|years|hours) ago)(?: (?:morning|evening|night|afternoon))?,? (?:i|we|they|he|she|you|my \\p{L}+) ${BETWEEN})(\\p{L}+)(?![\\p{L}'])`,
    ([, verb = '']) => pastOf(verb),
  ),
  pattern(
    `{CLAUSE}(?:i|we|they|he|she|you) (?<x>go|send|buy|see|come|meet|write|eat|find|get|take|make|give|finish|start|visit|travel|watch|receive|lose|forget|fly|drive|break|call|try|order|arrive|pay|ask|learn)(?= (?:(?!(?:that|he|she|they|was|were|had|did|which|who|because|if|since|from|than|you|i)\\b)[\\p{L}'\\uFFFC]+ ){0,6}(?:yesterday|last (?:night|week|month|year|summer|weekend|monday|tuesday|wednesday|thursday|friday)|(?:two|three|four|five|a few|some|\\d+) (?:days|weeks|months|years|hours) ago)\\b)`,
    ([, verb = '']) => pastOf(verb),
  ),
  pattern(
    `(?<=\\bwhen (?:i|he|she) (?:was|were) )()(?=(?:child|kid|student|teenager|boy|girl)(?:{END}| (?:in|at|and|i|we|my)\\b))`,
    'a ',
  ),
  pattern(
    `(?<=\\b(?:i am|i'm|i was|he is|he's|she is|she's|he was|she was|am) (?:also |just |only )?)()(?=(?:student|teacher|engineer|developer|doctor|nurse|beginner|designer|lawyer|programmer|student|writer|manager|freelancer|photographer|driver|farmer|singer|musician|accountant|journalist)(?:{END}| (?:in|at|and|from|of|who|with|for|working|but|so)\\b))`,
    () => 'a ',
  ),
  // "will be announce", "has been accept"
  pattern(
    `(?<=\\b(?:will be|would be|has been|have been|had been|to be|can be|could be|must be|should be|cannot be|being) (?:(?:also|not|already|soon|automatically) )?)(\\p{L}+)(?= (?:by|to|in|on|at|from|the|a|and|next|for|with|soon|before|after|if|when|this|as|or|until|tomorrow|because)\\b|\\s*[.!?,]|$)`,
    ([, verb = '']) => (PASSIVES.has(verb) ? verbs.byBase.get(verb)?.participle : undefined),
  ),
  pattern(
    `(?<=\\b(?:i have|we have|you have|they have|i've|we've|you've|they've|he has|she has|it has)(?: already| just| also| never| not)? )(make|try|attach|send|write|see|go|receive|choose|speak|take|give|know|create|complete|learn|find|tell|bring|forget|lose|add|buy|ask|finish|fix|install|download|upload|update|submit|check|search|work|use|do|eat|live)(?= (?:the|a|an|it|my|your|our|this|that|some|all|you|him|her|them|to|in|on|with|here|there|for|everything|two|three|many|several)\\b)`,
    ([, verb = '']) => verbs.byBase.get(verb)?.participle,
  ),
  pattern(
    `(?<=\\b(?:have|has|had|i've|we've|they've|haven't|hasn't) )(being)(?= (?:ill|sick|to|in|working|waiting|trying|there|here|very|so|a|the|told|using|able|looking|busy|on|at|living|learning|\\p{L}+ed)\\b)`,
    'been',
  ),
  pattern(
    `(?<=\\b(?:am|is|are|was|were|i'm|we're|they're|you're|be|very|really|so|more) )(please to|interest in|confuse about|confuse by|worry about|surprise by|excite to|excite about|tire of|bore with|satisfy with|disappoint with|disappoint by)(?![\\p{L}'])`,
    ([, words = '']) => words.replace(/^\S+/, (verb) => PAST_ADJECTIVES[verb] ?? verb),
  ),
  pattern(
    `(?<=\\b(?:was|were|been|being|is|are|be|got|get) )(went|wrote|took|gave|broke|chose|stole|spoke|drove|ate|threw|froze|wore|shook|forgot|knew)(?= (?:by|to|in|on|at|from|the|a|when|and|yesterday|last|for|me|us|already|down|away)\\b|\\s*[.!?,]|$)`,
    ([, verb = '']) =>
      verb === 'went' ? 'gone' : verb === 'forgot' ? 'forgotten' : verbs.byPast.get(verb)?.participle,
  ),
];
