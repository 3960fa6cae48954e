import { pluralBySingular, singularByPlural } from '@/shared/engines/offline/lexicon/nouns.ts';
import { isClearPast, verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

/** A point or a stretch of time behind "since". */
const SINCE =
  'since (?:yesterday|this (?:morning|week|month)|(?:the )?last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|september|october|november|december|my|today|\\d+|(?:about |almost |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|several) (?:years?|months?|weeks?|days?|hours?))(?![\\p{L}])';

/** "I am on holiday since Wednesday" may be told before Wednesday comes. */
const PLANNED =
  '(?!(?:on|off|out|away|back|available|free)(?: (?!since\\b)[\\p{L}]+){0,3} since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|\\d))';

const PLACE = '(?:(?:in|at) (?:the |this )?\\p{L}+ |here )';

const YEARS = '(?:two|three|four|five|six|seven|eight|nine|ten|many) (?:years|months){END}';

const STRETCH =
  '(?:about |almost |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|several|\\d+) (?:years?|months?|weeks?|days?|hours?)';

/** Words at the head of a clause. */
const LOOSE = '(?:(?:actually|currently|unfortunately|meanwhile|now|still|also),? )?';

/** "wait since Monday" has lasted until now: "have waited". */
const perfect: Pattern['to'] = ([, verb = '']) => {
  const third = functionWords.has(verb) ? undefined : verbs.byThird.get(verb);
  const forms = third ?? (functionWords.has(verb) ? undefined : verbs.byBase.get(verb));
  return forms && `${third ? 'has' : 'have'} ${forms.participle}`;
};

/** What lasts until now or is over, as other languages say it. */
export const learnerTenses: readonly Pattern[] = [
  // "I live in Samara three years" → "I have lived in Samara for three years"
  pattern(`{CLAUSE}(?:i|we) (?<x>live|work|study|learn)(?= ${PLACE}${YEARS})`, perfect),
  pattern(
    `(?<=\\b(?:i|we) (?:have )?(?:live|lived|work|worked|study|studied|learn|learned) ${PLACE})(?<x>)(?=${YEARS})`,
    'for ',
  ),
  // "is not working since yesterday"
  pattern(
    `(?<=\\b\\p{L}+ )((is|are|am)( not)?(?= (?:still |always )?\\p{L}+ing (?:\\p{L}+ ){0,3}${SINCE}))`,
    ([, , be = '', not = '']) => `${be === 'is' ? 'has' : 'have'}${not} been`,
  ),
  // "I am a developer since 3 years" → "I have been a developer for 3 years"
  pattern(
    `{CLAUSE}(?:i|we|they|he|she|it) (?<x>am|are|is)(?= ${PLANNED}(?!(?:not|the)\\b)(?:(?!(?:and|but|or|so|that|because|if|when|i|we|he|she|they|\\p{L}+ing)\\b)[\\p{L}']+ ){1,4}${SINCE}(?<!since (?:my|today)))`,
    ([whole = '']) => (/ is$/.test(whole) ? 'has been' : 'have been'),
  ),
  pattern(
    `{CLAUSE}(i'm|we're|they're|you're)(?= ${PLANNED}(?:(?!(?:and|but|or|so|that|because|if|when|i|we|he|she|they|not)\\b)[\\p{L}']+ ){1,4}${SINCE}(?<!since (?:my|today)))`,
    ([, words = '']) => `${words.startsWith('i') ? 'I' : words.split("'")[0]}'ve been`,
  ),
  // "our kids have 3 and 5 years"
  pattern(
    `(?<=\\b(i|he|she|son|daughter|child|kid|brother|sister|kids|children|sons|daughters|boy|girl) )(?<x>(?:have|has) (\\d+(?: and \\d+)?) years)(?= now)?(?={END}| (?:and|but|so|next|this|today|tomorrow)\\b)`,
    ([, who = '', , years = '']) => {
      const be = who === 'i' ? 'am' : /^(?:kids|children|sons|daughters)$/.test(who) ? 'are' : 'is';
      return `${be} ${years} years old`;
    },
  ),
  // "I work 5 years as a waiter"
  pattern(
    `{CLAUSE}(?:i|we|they) (?<x>work|live|study|learn)(?= (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many) (?:years|months|weeks) (?:as|in|at|for|with|there|here)\\b)`,
    perfect,
  ),
  // "Yesterday I have sent" → "Yesterday I sent"
  pattern(
    `(?<=(?:^|[.!?,\\n]\\s*)(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|a few|\\d+) (?:days|weeks|months|years) ago),? (?:i|we|you|they|he|she) )((?:have|has) (\\p{L}+))(?![\\p{L}'])`,
    ([, , participle = '']) => verbs.byParticiple.get(participle)?.past,
  ),
  // "the report that I have sent yesterday" → "I sent yesterday"
  pattern(
    `(?<![\\p{L}'])(?:i|we|you|they) (?<x>have (?<done>\\p{L}+))(?= (?:(?!(?:since|until|from|and|but|or|so|by)\\b)[\\p{L}']+ ){0,4}(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|a few|\\d+) (?:days|weeks|months|years|hours) ago)\\b)`,
    ([, , done = '']) => verbs.byParticiple.get(done)?.past,
  ),
  // "our company have grow"
  pattern(
    `(?<=\\b(?:have|has|had) (?:already |never |just |also )?)(go|see|grow|give|take|write|know|eat|speak|choose|forget|begin|throw|wear)(?= (?!and\\b)\\p{L}|{END})`,
    ([, verb = '']) => verbs.byBase.get(verb)?.participle,
  ),
  // "doesn't work since Monday", "I live here since 2019", "is live since this morning"
  pattern(
    `(?<![\\p{L}'])((?:don't|doesn't) (?!(?:think|mean|care|know|want|need)\\b)\\p{L}+)(?= (?:[\\p{L}']+ ){0,3}${SINCE})`,
    ([, words = '']) => {
      const [auxiliary, verb = ''] = words.split(/\s+/);
      const participle = (verbs.byBase.get(verb) ?? verbs.byPast.get(verb))?.participle;
      return participle && `${auxiliary === "don't" ? "haven't" : "hasn't"} ${participle}`;
    },
  ),
  // "he don't found" tells of the past
  pattern(`(?<![\\p{L}'])(don't|doesn't)(?= (\\p{L}+)(?![\\p{L}']))`, ([, , verb = '']) =>
    isClearPast(verb) ? "didn't" : undefined,
  ),
  // a reason may follow most verbs ("I need help since my laptop broke"), not these
  pattern(
    `{CLAUSE}${LOOSE}(?:i|we|they) (?<x>live|work|study|learn|wait|use)(?= (?:(?!(?:and|but|for|because|that|if|when|i|we)\\b)[\\p{L}']+ ){0,4}${SINCE})`,
    perfect,
  ),
  pattern(
    `{CLAUSE}${LOOSE}(?:i|we|they|he|she|it) (?<x>[\\p{L}]+)(?= (?:(?!(?:and|but|for|to|that|because|if|when|i|we|he|she|they)\\b)[\\p{L}']+ ){0,4}${SINCE}(?<!since (?:my|today)))`,
    perfect,
  ),
  // "Since two weeks I learn"
  pattern(
    `{START}(?:since|for) (?:about |almost |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|several|\\d+) (?:years?|months?|weeks?|days?|hours?),? (?:i|we|they|he|she|it) (?<x>[\\p{L}]+)(?![\\p{L}'])`,
    perfect,
  ),
  // "For two years I am learning the guitar"
  pattern(
    `{START}(?:since|for) ${STRETCH},? (?:i|we|they|he|she) (?<x>am|are|is)(?= \\p{L}+ing\\b)`,
    ([be = '']) => (be.trimEnd().endsWith(' is') ? 'has been' : 'have been'),
  ),
  // "he works here from 2019"
  pattern(
    `(?<=\\b(?:working|living|studying|learning|playing|teaching|worked|lived|married|works?|lives?) (?:\\p{L}+ ){0,3})(from)(?= (?:19|20)\\d\\d(?:{END}| (?:and|but)\\b))`,
    'since',
  ),
  // "our build fails since yesterday" → "has been failing"
  pattern(
    `{CLAUSE}(?:my|our|the|his|her|their|this) (?:\\p{L}+ ){1,3}?(?<x>(?!(?:knows|needs|wants|likes|means|costs|belongs)\\b)\\p{L}+s)(?= (?:(?!(?:and|but|for|to|that|because|if|when|in)\\b)[\\p{L}']+ ){0,2}${SINCE}(?<!since (?:my|today)))`,
    ([whole = '']) => {
      const words = whole.trimEnd().split(/\s+/);
      const forms = functionWords.has(words.at(-1) ?? '') ? undefined : verbs.byThird.get(words.at(-1) ?? '');
      return forms && pluralBySingular.has(words.at(-2) ?? '') ? `has been ${forms.ing}` : undefined;
    },
  ),
  // "a company that makes furniture since 1998", "he is nine and learns English since last year"
  pattern(
    `(?<=\\b(?:(?:company|team|family|shop|firm|business|man|woman|person|friend|brother|sister|colleague|student) (?:that|which|who)|(?:he|she) (?:is|has|works|lives) [^.!?,]{1,30} and) )(\\p{L}+s)(?= (?:(?!(?:and|but|for|to|that|because|if|when)\\b)[\\p{L}']+ ){0,4}(?:${SINCE}|for ${STRETCH}{END}))`,
    perfect,
  ),
  // "My cat didn't eat since yesterday"
  pattern(
    `(?<![\\p{L}'])(\\p{L}+) (?<x>didn't (\\p{L}+))(?= (?:(?!(?:and|but|because|that|if|when)\\b)[\\p{L}']+ ){0,3}${SINCE}(?<!since (?:my|today)))`,
    ([, who = '', , verb = '']) => {
      const participle = verbs.byBase.get(verb)?.participle;
      const isOne = /^(?:he|she|it)$/.test(who) || pluralBySingular.has(who);
      const areMany = /^(?:i|we|you|they)$/.test(who) || singularByPlural.has(who);
      return participle && (isOne || areMany) ? `${isOne ? "hasn't" : "haven't"} ${participle}` : undefined;
    },
  ),
  pattern(
    `(?<!\\b(?:it|there|that|what|which) )(?<![\\p{L}'])(is|are)(?= (?!(?:not|since|the|a)\\b)\\p{L}+ (?:(?:for me|here|there|in \\p{L}+) )?${SINCE})`,
    ([, verb = '']) => (verb === 'is' ? 'has been' : 'have been'),
  ),
];
