import { blank } from './protected-spans.ts';

/** A day, a time of day or a word that points at one. */
export interface DateMention {
  start: number;
  raw: string;
  /** Parts in a fixed order: `m5 d1 y2024`, `w1`, `t1020`, `tomorrow`. Where a part can be read two ways, joined by `/`. */
  parts: string[];
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?';
const YEAR = '(?:19|20)\\d\\d';
/** By two letters, which a slip in one ("wensday") leaves alone. */
const WEEKDAYS = 'mo|tu|we|th|fr|sa|su';

type Read = (match: RegExpExecArray) => string[];
const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<!\d)((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
    ([, year, month, day]) => [`m${Number(month)}`, `d${Number(day)}`, `y${year}`],
  ],
  [
    /(?<![\d.])(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)?\d\d)(?![\d.]\d|\d)/g,
    ([, one, two, year = '']) => [
      `m${Number(one)}/m${Number(two)}`,
      `d${Number(one)}/d${Number(two)}`,
      `y${year.length === 2 ? `20${year}` : year}`,
    ],
  ],
  [
    new RegExp(`\\b(${MONTH})\\.?\\s+(${DAY})(?!\\d|\\s*[ap]\\.?m)(?:(?:,\\s*|\\s+)(${YEAR}))?\\b`, 'gi'),
    ([, month, day, year]) => named(month, day, year),
  ],
  [
    new RegExp(`\\b(${DAY})\\s+(?:of\\s+)?(${MONTH})\\b(?:,?\\s+(${YEAR}))?`, 'gi'),
    ([, day, month, year]) => named(month, day, year),
  ],
  [
    new RegExp(`\\b(${MONTH})\\s+(?:of\\s+)?(${YEAR})\\b`, 'gi'),
    ([, month, year]) => named(month, undefined, year),
  ],
  [
    /\b(January|February|March|April|June|July|August|September|October|November|December)\b/g,
    ([, month]) => named(month),
  ],
  [
    /\b(?:january|february|april|june|july|august|september|october|november|december)\b/g,
    ([month]) => named(month),
  ],
  // as they are mistyped: "feburary", "septmber"
  [
    /\b(?:jan[uar]{2,5}y|feb[ruay]{3,6}y|sep[te][a-z]{1,4}er|oct[ob][a-z]{1,3}er|nov[em][a-z]{1,3}er|dec[em][a-z]{1,3}er)\b/gi,
    ([month]) => named(month),
  ],
  [
    /(?<=\b(?:in|by|of|until|since|before|after|this|last|next) )(?:[Mm]ay|[Mm]arch)\b(?! (?:be|have|not)\b)/g,
    ([month]) => named(month),
  ],
  [
    /\b(?:mon|tues?|we[dne]{1,4}s|thurs?|fri|satur|sun)days?\b|\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri)\b(?!-)/gi,
    ([day = '']) => [`w${WEEKDAYS.split('|').indexOf(day.slice(0, 2).toLowerCase())}`],
  ],
  [
    /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)\s*([ap])\.?m\b(?:(?<=\.m)\.)?/gi,
    ([, hour, minute, half]) => [clock(hour, minute, half)],
  ],
  [
    /(?<![\d:.,])(1[0-2]|0?[1-9])\s*([ap])\.?m\b(?:(?<=\.m)\.)?/gi,
    ([, hour, half]) => [clock(hour, '0', half)],
  ],
  [/(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g, ([, hour, minute]) => [clock(hour, minute)]],
  [/\b(?:noon|midday)\b/gi, () => ['t720']],
  [/\bmidnight\b/gi, () => ['t0']],
  [/\b(?:tomorrow|tmrw|tmr)\b/gi, () => ['tomorrow']],
  // "yesterdays" lacks an apostrophe
  [/\b(yesterday|tonight)s?\b/gi, ([, word = '']) => [word.toLowerCase()]],
];

/** Dates, weekdays, times and the words for the days around today. */
export function findDates(text: string): DateMention[] {
  const mentions: DateMention[] = [];
  let rest = text;
  for (const [pattern, read] of PATTERNS) {
    const found = [...rest.matchAll(pattern)];
    mentions.push(
      ...found.map((match) => ({ start: match.index, raw: match[0].trim(), parts: read(match) })),
    );
    rest = blank(
      rest,
      found.map((match) => ({ start: match.index, end: match.index + match[0].length })),
    );
  }
  return mentions.sort((left, right) => left.start - right.start);
}

/** Whether `wider` says all that `narrower` says: "May 1, 2024" covers "1 May". */
export function covers(wider: readonly string[], narrower: readonly string[]): boolean {
  return narrower.every((part) =>
    wider.some((other) => part.split('/').some((reading) => other.split('/').includes(reading))),
  );
}

/** "3.2.2024" made "2.3.2024": which of the two is the day nobody can tell, but it is another date. */
export function isTurned(date: string, draft: string, result: string): boolean {
  const turned = date.replace(/^(\d{1,2})([./])(\d{1,2})\2/, '$3$2$1$2');
  return turned !== date && !result.includes(date) && result.includes(turned) && !draft.includes(turned);
}

function named(month = '', day?: string, year?: string): string[] {
  const number = MONTHS.split('|').indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return [`m${number}`, ...(day ? [`d${Number.parseInt(day, 10)}`] : []), ...(year ? [`y${year}`] : [])];
}

/** Minutes since midnight; both halves of the day where the text does not say which. */
function clock(hour = '0', minute = '0', half?: string): string {
  const minutes = (Number(hour) % 12) * 60 + Number(minute);
  if (half) return `t${minutes + (half.toLowerCase() === 'p' ? 720 : 0)}`;
  if (Number(hour) > 12 || Number(hour) === 0) return `t${Number(hour) * 60 + Number(minute)}`;
  return `t${minutes}/t${minutes + 720}`;
}
