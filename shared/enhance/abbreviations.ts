import abbreviations from './abbreviations.json' with { type: 'json' };
import { digitWords, isShortened } from './digit-words.ts';

const FULL = new Map<string, string>(Object.entries(abbreviations));
const FIND = new RegExp(
  `(?<![\\p{L}\\d@#/._-])(?:${[...FULL.keys()].map((short) => short.replace(/[/.]/g, '\\$&')).join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'giu',
);

/** Whether a word is short for another, and so no slip. @param word lower case */
export const isAbbreviation = (word: string): boolean => FULL.has(word);

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

type Rule = readonly [RegExp, string];

/** "cos we got another job", which is no angle's. */
const ALWAYS: readonly Rule[] = [
  // "ur the best", "ur right about that": nothing follows that is owned
  [
    /(?<![\p{L}\d'’./-])ur(?= (?:an?|the|so|too|not|very|welcome|wrong|gonna|going|coming|being|getting|doing|still|always|all|on|at|in)(?![\p{L}-])| right(?:[.,!?]|$| (?:about|that|to)\b))/giu,
    "you're",
  ],
  [/(?<=\p{L}{2} |\d )cos(?= (?:i|i['’]m|we|they|you|u|he|she|it|it['’]s|there|my)\b)/giu, 'because'],
];

/** Letters that stand for words in company alone: "r u", "you n me". */
const IN_COMPANY: readonly Rule[] = [
  ...ALWAYS,
  [/(?<![\p{L}\d'’./-])r(?= (?:you|we|they|u|there|the)\b)/giu, 'are'],
  [/(?<=\b(?:you|we|they|u) )r(?= \p{L})/giu, 'are'],
  [/(?<![\p{L}\d'’./-])c(?= (?:u|you)\b)/giu, 'see'],
  [/(?<=[\p{L}\d]{2} |[.!?,] )n(?= (?:\p{L}{2,}|i|u|a)\b)/giu, 'and'],
  // "came w the flat", "sat w 2 kids"
  [/(?<=\p{L}{2} |, )w(?= (?:\p{L}{2,}|a|u|\d+ \p{L}+)\b)/giu, 'with'],
  [/(?<=\p{L} )nr(?= \p{L}{2})/giu, 'near'],
  [/(?<=\b(?:i|we|you|u|they|it|he|she|will|would|is|are) )prob(?= \p{L}{2})/giu, 'probably'],
  [/(?<=\b(?:quick|one|a|my|another) )q(?=[:.,]? |$)/giu, 'question'],
  [/(?<=\b(?:what|wat|wot|which|some|any|of|the|my|\d+) )qs(?=[ .,?!]|$)/giu, 'questions'],
  [/(?<=\b(?:the|any|a) )diff(?= (?:between|btwn|btw|in)\b)/giu, 'difference'],
  [/(?<=[\p{L}\d]),? ta(?=[.!]?\s*$)/giu, ', thanks'],
  [/(?<=\b(?:tix|they|\p{L}{3,}s) )r(?= (?:almost|already|all|so|not|too|in|on|gone|\p{L}+ing)\b)/giu, 'are'],
  [
    /(?<=\b(?:i['’]ll|ill|will|to|can|could|should|must|may|might|would|gonna|let|won['’]?t|can['’]?t) )b(?= \p{L}{2})/giu,
    'be',
  ],
  [/(?<![\p{L}\d'’./@-])ty(?= (?:ur|u|you|i|we)(?:['’]re|['’]m)?\b)/gu, 'thank you,'],
  [/(?<![\p{L}\d'’./@-])ty(?=[ !.,]|$)/gu, 'thank you'],
  [/(?<![\p{L}\d'’./@-])thurs(?![\p{L}\d'’.-])/gu, 'Thursday'],
  ...digitWords,
  ...Object.entries(DAYS).map(
    ([short, day]) =>
      [
        new RegExp(`(?<=day (?:or|and) )${short}(?=[?.,!]|$| (?:at|and|or|morning|evening)\\b)`, 'giu'),
        day,
      ] as const,
  ),
  ...Object.entries(DAYS).map(
    ([short, day]) =>
      [
        new RegExp(
          `(?<=\\b(?:on|this|next|by|until|till|last) )${short}(?=[?.,!]|$| (?:at|and|we|i|morning|afternoon|evening|night)\\b)`,
          'giu',
        ),
        day,
      ] as const,
  ),
];

/** Words shortened as on a phone, written out: "pls" → "please". Shouted ones are names of something. */
export function writeOut(text: string): string {
  // a text of figures or code has single letters of its own
  const plain = (isShortened(text) ? IN_COMPANY : ALWAYS).reduce(
    (current, [find, full]) =>
      current.replace(find, (...match: unknown[]) => begun(full, current.slice(0, placeIn(match)))),
    text,
  );
  return plain.replace(FIND, (short, at: number) => {
    const full = FULL.get(short.toLowerCase());
    if (full === undefined || (short.length > 1 && short === short.toUpperCase())) return short;
    return /^\p{Lu}/u.test(short) ? upperFirst(full) : begun(full, plain.slice(0, at));
  });
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** With a capital where it begins a sentence. */
const begun = (word: string, before: string): string =>
  /(?:^|[.!?\n]\s*)$/.test(before) ? upperFirst(word) : word;
/** Where a match lies: the number among what `replace` hands over. */
const placeIn = (match: readonly unknown[]): number => Number(match.find((one) => typeof one === 'number'));
