import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives } from '@/shared/engines/offline/lexicon/words.ts';
import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const isBaseVerb = (word: string): boolean => verbs.byBase.has(word);
const AFTER_ILL = anyOf(
  'be do get have go let make send try take see call come check give need probably also just never always definitely keep ask tell add start wait help bring show explain share update fix pay buy look meet write read leave use put finish pick talk work run post appreciate think find create email stay not',
);
const AFTER_ID = anyOf(
  'like love be rather prefer say appreciate really also have suggest recommend need want probably never go expect hate',
);
/** What is done badly: "ill treat", "ill advise". */
const USES_ILL = new Set('treat use advise suit fit equip define feel'.split(' '));
/** Nothing that a shell does. */
const AFTER_HELL = anyOf(
  'be do get have go come call give need probably never definitely send tell love like know think hate want pay bring help',
);
const DAY_OR_MONTH = anyOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december',
);

const SUBJECT_BEFORE = /\b(?:it|he|she|which|who|everyone|everybody|someone|somebody|nobody) $/;
const OBJECT = /^(?:it|me|us|you|them|him)\b/;
const ANYTHING = /^/;
/** Behind these a word that is both is a thing: "the work's in progress". */
const OWNER_BEFORE = /\b(?:the|an?|my|your|our|his|her|their|its|new|whole) $/;
/** Verbs, and what behind each shows that it is one. "That work's slow", "the look's the best": many are things as well. */
const VERB_FRAMES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    'get say want make give come seem mean keep become happen know think'
      .split(' ')
      .map((verb) => [verb, ANYTHING]),
  ),
  need: /^(?:an?|the|to|help|it|my|your|our|some|more|no)\b/,
  cost: /^(?:too much|a lot|a fortune|more|less|me|us|you|them)\b/,
  look: /^(?:like|as|at|for|after)\b/,
  work: /^(?:fine|well|with|on|for|in|at)\b/,
  start: /^(?:at|to|with)\b/,
  stop: OBJECT,
};
const isVerbBefore = (verb: string, next: string): boolean =>
  OBJECT.test(next) ||
  VERB_FRAMES[verb]?.test(next) === true ||
  (verb === 'look' && adjectives.has(next.split(' ')[0] ?? ''));

/** Missing or misplaced apostrophes that need a look at the words around: "ill" is a word, "ill send" is not. */
export const apostrophes: readonly Pattern[] = [
  pattern(`{CLAUSE}(il) (?=${AFTER_ILL}\\b)`, "I'll"),
  pattern(
    `{CLAUSE}(ill) (?=${AFTER_ILL}\\b|b (?:there|back|here|in|on|at|home|late|ok|fine|free)\\b)`,
    "I'll",
  ),
  pattern(`{CLAUSE}(ill) (?=(\\p{L}{3,})(?![\\p{L}'-]))`, ([, , verb = '']) =>
    isBaseVerb(verb) && !USES_ILL.has(verb) ? "I'll" : undefined,
  ),
  pattern(`{CLAUSE}(id) (?=${AFTER_ID}\\b)`, "I'd"),
  // "he keeps saying hell send someone"
  pattern(`(?:{CLAUSE}|(?<=\\bsaying ))(?<x>hell|shell) (?=${AFTER_HELL}\\b)`, ([word = '']) =>
    /^s/.test(word) ? "she'll" : "he'll",
  ),
  // "so now its July"
  pattern(`(?<![\\p{L}'])(its) (?=${DAY_OR_MONTH}(?:\\s*[.!?,;)]|$))`, "it's"),
  // "its £85 altogether", "its 300km": nothing follows that could be owned
  pattern(
    `(?<!\\b(?:with|at|of|from|despite|beyond|under|over|below|above) )(?<![\\p{L}'])(its) (?=(?:about |around |only |over |nearly )?(?:[£$€]\\d[\\d.,]*|\\d+[.,]\\d+|\\d[\\d.,]* ?(?:km|kg|miles|cm|mm|pm|am|%|degrees|euros?|dollars|pounds|quid|o'clock))(?:\\s*[.!?,;)]|$| (?:per|each|a (?:month|week|year|day|night|head|person|go)(?=\\s*(?:[.!?,;)]|$)| (?:and|but|or|for|to|so|now|on|plus|because|after)\\b)|altogether|and|but|for|in|to|so|from|away|long|now|because|plus|including|total|all)\\b))`,
    "it's",
  ),
  pattern(
    `{CLAUSE}(were) (?=(?:not )?(?:going to|gonna|looking forward|planning to|trying to|hoping to|excited to|happy to|having trouble|having issues|running out|all set)\\b)(?!were you)`,
    "we're",
  ),
  // "heads up, were seeing a spike", at the head of a text
  pattern(
    `(?<=^(?:heads up|fyi|sorry|unfortunately|quick update),? )(?<x>were) (?=(?!(?:any|some|no|every)thing\\b)\\p{L}{2,}ing\\b)(?![^.!?\\n]*\\?)`,
    "we're",
  ),
  pattern(
    `{CLAUSE}(well) (?=(?:be|need to|have to|get back|let you|send|see you|make sure|start|try)\\b)`,
    ([,]) => "we'll",
  ),
  pattern(
    `(?<![\\p{L}'])(its) been (?=a|an|so|very|great|nice|two|three|\\d|years|months|weeks|days|hours|there|working|raining|happening|going|getting|broken|fixed|done|merged|reported|really)`,
    "it's",
  ),
  // "the boilers gone again"
  pattern(
    `(?<=\\b(?:the|my|our|his|her|your|their) )(\\p{L}{3,}(?<!s)s) (?=gone (?:again|off|missing|mad|down)(?:\\s*[.,!?]|$| (?:and|so|but)\\b))`,
    ([, word = '']) => `${word.slice(0, -1)}'s`,
  ),
  // "lets go", but not "it lets you"
  pattern(
    `{START}(?:(?:ok|okay|so|now|and|well|then|hey|yes),? )?(lets) (?=(?:not |just |also )?(\\p{L}+))`,
    ([, , verb = '']) => (isBaseVerb(verb) ? "let's" : undefined),
  ),
  pattern(
    `(?<=\\b(?:so|now|and|but|please|then|,) )(lets) (?=(?:not |just |also )?(\\p{L}+))`,
    ([, , verb = '']) => (isBaseVerb(verb) ? "let's" : undefined),
  ),
  pattern(
    `(?<=\\b(?:it|that|which|this|app|tool|feature|option|button|he|she) (?:also |only |really )?)(let's) (?=(?:you|me|us|them|him|her|the|users|people|customers)\\b)`,
    'lets',
  ),
  pattern(`(?<![\\p{L}'])(s?hes)(?![\\p{L}'])`, ([, word = '']) => word.replace(/s$/, "'s")),
  pattern(`(?<!\\b(?:his|her|their|its|my|your|was|as is) )(?<![\\p{L}'])(wont)(?![\\p{L}'])`, "won't"),
  // "3 day's ago", "two week's"
  pattern(
    `(?<=\\b(?:two|three|four|five|six|seven|eight|nine|ten|few|several|many) )(year's|month's|week's|day's|hour's|minute's) (?=ago|later|before|after|in|of the|and|since)`,
    ([, word = '']) => word.replace("'", ''),
  ),
  // "it get's longer", "my car need's a wash": what comes behind tells the verb from a thing that is or has
  pattern(
    `(?<=(?<![\\p{L}'])\\p{L}+ )((${Object.keys(VERB_FRAMES).join('|')})'s)(?= ([\\p{L}\\d£$€]+(?: \\p{L}+)?))`,
    ([, , verb = '', next = ''], before) =>
      SUBJECT_BEFORE.test(before) || (!OWNER_BEFORE.test(before) && isVerbBefore(verb, next))
        ? `${verb}s`
        : undefined,
  ),
  // "everyone's just leaves her": a verb of its own stands behind
  pattern(
    `(?<![\\p{L}'])((?:every|some|any|no)(?:one|body)'?s) (?=(?:just|always|never|also|still|really|only|even|usually|sometimes|already) (\\p{L}+s)(?![\\p{L}']))`,
    ([, subject = '', verb = '']) => (verbs.byThird.has(verb) ? subject.replace(/'?s$/, '') : undefined),
  ),
  pattern(`(?<![\\p{L}'])(your's)(?![\\p{L}'])`, 'yours'),
  pattern(`(?<![\\p{L}'])(her's)(?![\\p{L}'])`, 'hers'),
  pattern(`(?<![\\p{L}'])(their's)(?![\\p{L}'])`, 'theirs'),
  pattern(`(?<![\\p{L}'])(our's)(?![\\p{L}'])`, 'ours'),
  pattern(`(?<![\\p{L}'])(its')(?![\\p{L}'])`, 'its'),
  // plurals with an apostrophe where a plural must stand
  pattern(
    `(?<=\\b(?:many|several|few|two|three|four|five|six|ten|all|these|those|some|more|most|both|different|various|following) )((\\p{L}{3,})'s)(?=\\s*(?:[.!?,;:)\\n]|$| (?:and|or|are|were|have|that|which|in|on|for|from|with|to|of|at|by|do|will|can|is|was)\\b))`,
    ([, , noun = '']) =>
      /^(?:other|people)$/.test(noun) || noun.endsWith('one') || noun.endsWith('body')
        ? undefined
        : `${noun}s`,
  ),
  // "my moms 60th birthday"
  pattern(
    `(?<=\\b(?:my|our|your|his|her|their) (?:best )?)(moms|mums|dads|mothers|fathers|sons|daughters|sisters|brothers|wifes|husbands|girlfriends|boyfriends|friends|grandmas|grandpas|grandmothers|grandfathers|boss)(?= \\uFFFC+ (?:birthday|anniversary|wedding)\\b)`,
    ([, owner = '']) => (owner === 'boss' ? "boss's" : owner.replace(/s$/, "'s")),
  ),
  // "my grandparents 50th anniversary", "of customers complaints"
  pattern(
    `(?<=\\b(?:my|our|your|his|her|their|the|of|about|from|with) )((?:grand)?parents|customers|students|teachers|employees|kids|friends|neighbou?rs|colleagues|patients|clients|players)(?= (?:\\uFFFC+ (?:wedding|birthday|anniversary)|complaints|needs|names|opinions|problems|house|garden|birthdays?|wedding|anniversary|feedback|questions|expectations|concerns|rights|requests)\\b)`,
    ([, owners = '']) => `${owners}'`,
  ),
];
