import abbreviations from './abbreviations.json' with { type: 'json' };
import { ASKED_WHAT, digitWords, isFormula, isShortened, isTyped } from './digit-words.ts';

const FULL = new Map<string, string>(Object.entries(abbreviations));
const FIND = new RegExp(
  `(?<![\\p{L}\\d@#/._-])(?:${[...FULL.keys()].map((short) => short.replace(/[/.]/g, '\\$&')).join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'giu',
);

/** Short in company alone, and small: "Angkor Wat" and the town of Evry have the same letters. */
const SMALL = new Map([
  ['mgr', 'manager'],
  ['mgmt', 'management'],
  ['evry', 'every'],
  ['evrything', 'everything'],
  ['tht', 'that'],
  ['whn', 'when'],
  ['jst', 'just'],
  ['wut', 'what'],
]);
const ASKED = /^(?:w[ao]ts?|bf)$/;

/** Whether a word is short for another, and so no slip. @param word lower case */
export const isAbbreviation = (word: string): boolean =>
  FULL.has(word) || SMALL.has(word) || ASKED.test(word);

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
    /(?<![\p{L}\d'’./-])ur(?= (?:an?|the|so|too|not|very|welcome|wrong|gonna|going|coming|being|getting|doing|still|always|all|on|at|in)(?![\p{L}-])| \d{1,2}(?:[.,!?]|$| (?:and|now|so|but|years|already|today|tomorrow)\b)| right(?:[.,!?]|$| (?:about|that|to)\b))/giu,
    "you're",
  ],
  [/(?<=\p{L}{2} |\d )cos(?= (?:i|i['’]m|we|they|you|u|he|she|it|it['’]s|there|my)\b)/giu, 'because'],
];

/** Letters that stand for words in company alone: "r u", "you n me". */
const IN_COMPANY: readonly Rule[] = [
  ...ALWAYS,
  [new RegExp(`${ASKED_WHAT}s(?![\\p{L}\\d])`, 'gu'), "what's"],
  [new RegExp(`${ASKED_WHAT}(?![\\p{L}\\d])`, 'gu'), 'what'],
  [/(?<![\p{L}\d'’./-])r(?= (?:you|we|they|u|there|the)\b)/giu, 'are'],
  [/(?<=\b(?:you|we|they|u) )r(?= \p{L})/giu, 'are'],
  [/(?<![\p{L}\d'’./-])c(?= (?:u|you)\b)/giu, 'see'],
  [
    /(?<=[\p{L}\d]{2} |[.!?,] )(?<!\b(?:for|let|of|by|all|is|are|if|when|where|with|than|to|the|each|every|first|last|size|length|number|set|at|in|on|as|from|until|while|print|return|be|over|under|and|or|any|some|given|times|large|small|big|larger|smaller|largest|smallest|log) )n(?= (?!(?:when|that|this|log|is|are|in|be|was|to|as|at|on|or|and|of|by|with|has|for|from|items|times|steps|elements|rows|numbers|days|nodes|must|can|should|will|goes|equals|starts|stands|means)\b)(?:\p{L}{2,}|i|u|a)\b)/giu,
    'and',
  ],
  // "came w the flat", "sat w 2 kids"
  [
    /(?<=\p{L}{2} |, )(?<!\b(?:for|let|of|by|is|to|the|each|every|set|at|in|on|as|and|or|use|using|update|compute|call|plot|print|multiply|divide|add|times|than|replace|weights?|widths?|watts?|vectors?|values?|variables?|parameters?) )w(?= (?:the|my|an?|ur|u|your|his|her|our|their|me|you|them|him|it|no|friends|family|kids|\d+ \p{L}{3,})\b)/giu,
    'with',
  ],
  [/(?<=\p{L} )nr(?= (?:the|my|our|an?|me|u|us|here|there|work|home)\b)/giu, 'near'],
  [/(?<=\b(?:i|we|you|u|they|it|he|she|will|would) )prob(?= \p{L}{2})/giu, 'probably'],
  [/(?<=\b(?:my|ur|your|her|his) )bf(?![\p{L}\d'’-])/giu, 'boyfriend'],
  [/(?<=\bquick )q(?=[:.,]? |$)/giu, 'question'],
  [/(?<=\b(?:what|wat|wot|which|some|any) )qs(?=[ .,?!]|$)(?! rank)/giu, 'questions'],
  // what a program calls so has branches and files
  [
    /(?<=\bwhat(?:['’]?s| is) the )diff(?= (?:between|btwn|btw) )(?![^.?!\n]*\b(?:branch(?:es)?|commits?|files?|versions?|git|main|patch(?:es)?)\b)/giu,
    'difference',
  ],
  // "prof, lecturer, ta" is a row
  [/(?<=[\p{L}\d])(?<!(?:[,:]|\b(?:the|an?|my|our)) \p{L}+), ta(?=[.!]?\s*$)/giu, ', thanks'],
  [/(?<=\b(?:please|pls|plz)) ta(?=[.!]?\s*$)/giu, ', thanks'],
  [/(?<=[.!?] )ta(?=[.!]?\s*$)/giu, 'thanks'],
  ...[...SMALL].map(
    ([short, full]) =>
      [new RegExp(`(?<![\\p{L}\\d@#/._'’-])${short}(?![\\p{L}\\d@/_'’-]|\\.\\p{L})`, 'gu'), full] as const,
  ),
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
  const isSum = isFormula(text);
  const plain = (isShortened(text) ? IN_COMPANY : ALWAYS).reduce(
    (current, [find, full]) =>
      current.replace(find, (...match: unknown[]) => {
        const [short, before] = [String(match[0]), current.slice(0, placeIn(match))];
        if (!isTyped(short, before) || (short.length === 1 && /\p{L}/u.test(short) && isSum)) return short;
        return begun(full, before);
      }),
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
