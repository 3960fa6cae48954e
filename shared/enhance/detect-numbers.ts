/** An amount as it stands in a text. */
export interface NumberMention {
  /** Offset of `raw` in the text. */
  start: number;
  /** As written, with its unit: "$1,200", "15 %", "three". */
  raw: string;
  /** All values it can be read as: "1.000" is a thousand in Berlin and one in Boston. */
  values: number[];
  /** Currency code or "%"; undefined for a bare number. */
  unit: string | undefined;
  isWord: boolean;
}

const WORD_VALUES: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  dozen: 12,
};
/** Words that say a number without being one: enough to keep it, never a number of their own. */
const LOOSE_VALUES: Record<string, number[]> = {
  one: [1],
  single: [1],
  once: [1],
  a: [1],
  an: [1],
  both: [2],
  couple: [2],
  pair: [2],
  twice: [2],
  double: [2],
  half: [0.5, 50],
  quarter: [0.25, 25],
  third: [3],
  thrice: [3],
  triple: [3],
  noon: [12],
  midnight: [12, 0],
  first: [1],
  second: [2],
  fourth: [4],
  fifth: [5],
  sixth: [6],
  seventh: [7],
  eighth: [8],
  ninth: [9],
  tenth: [10],
  bullet: [],
  decade: [10],
  fortnight: [2, 14],
};
const SCALES: Record<string, number> = {
  k: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  lakh: 100_000,
  crore: 10_000_000,
  hundred: 100,
  dozen: 12,
};
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:%|percent|per cent|pct)$/i, '%'],
  [/^(?:us\$|\$|usd|dollars?|bucks?)$/i, 'USD'],
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:£|gbp|pounds?|quid)$/i, 'GBP'],
  [/^(?:₹|inr|rs\.?|rupees?)$/i, 'INR'],
  [/^(?:¥|jpy|yen|cny|rmb|yuan)$/i, 'JPY'],
];
const UNIT_BEFORE = '(?:us\\$|[$€£₹¥]|\\b(?:usd|eur|gbp|inr|rs\\.?|jpy)\\b)\\s?';
const UNIT_AFTER =
  '\\s?(?:%|€|£|₹|\\$|(?:per ?cent|pct|usd|dollars?|bucks?|eur|euros?|gbp|pounds?|quid|inr|rupees?|yen|jpy)\\b)';
const DIGITS = "\\d+(?:[.,'’\\u00A0\\u202F]\\d+)*";
const SCALE = '(?:\\s?(?:thousand|million|billion|hundred|lakh|crore|dozen)\\b|(?:k|mn|bn|m|b)\\b)';
const NUMERAL = new RegExp(
  `(?<before>${UNIT_BEFORE})?(?<![\\p{L}\\d_.,]|\\p{L}-)(?<digits>${DIGITS})(?<scale>${SCALE})?(?<after>${UNIT_AFTER})?`,
  'giu',
);
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d’'-])(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:one|two|three|four|five|six|seven|eight|nine)|${Object.keys(WORD_VALUES).join('|')})(?<after>${UNIT_AFTER})?(?![\\p{L}\\d’'])`,
  'giu',
);

/** Numbers of a text: digits with their unit, and number words from two on ("one" is mostly no number). */
export function findNumbers(text: string): NumberMention[] {
  const numerals = [...text.matchAll(NUMERAL)].map((match) => {
    const { before, digits = '', scale, after } = match.groups ?? {};
    const factor = SCALES[scale?.trim().toLowerCase() ?? ''] ?? 1;
    return {
      start: match.index,
      raw: match[0].trim(),
      values: readDigits(digits).map((value) => value * factor),
      unit: unitOf(before ?? after),
      isWord: false,
    };
  });
  const taken = numerals.map(({ start, raw }) => [start, start + raw.length] as const);
  const wordMentions = [...text.matchAll(NUMBER_WORD)]
    .filter(({ index }) => !taken.some(([start, end]) => index >= start && index < end))
    .map((match) => ({
      start: match.index,
      raw: match[0],
      values: [readWords(match[0])],
      unit: unitOf(match.groups?.after),
      isWord: true,
    }));
  return [...numerals, ...wordMentions].sort((left, right) => left.start - right.start);
}

/** Every value a text can be said to hold, list numbers, dates and loose words ("both", "half") among them. */
export function allValues(text: string): Set<number> {
  const values = new Set(findNumbers(text).flatMap((mention) => mention.values));
  for (const run of text.match(/\d+/g) ?? []) values.add(Number(run));
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const value of Object.hasOwn(LOOSE_VALUES, word) ? (LOOSE_VALUES[word] ?? []) : [])
      values.add(value);
  }
  return values;
}

function unitOf(raw: string | undefined): string | undefined {
  const unit = raw?.trim();
  return unit ? UNITS.find(([pattern]) => pattern.test(unit))?.[1] : undefined;
}

function readDigits(digits: string): number[] {
  const compact = digits.replace(/['’\u00A0\u202F]/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/.test(compact);
  const isGroupedByDots = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(compact);
  const readings = [
    ...(isGrouped ? [compact.replaceAll(',', '')] : []),
    ...(isGroupedByDots ? [compact.replaceAll('.', '').replace(',', '.')] : []),
    compact.replace(',', '.'),
  ].map(Number);
  const values = readings.filter((value) => Number.isFinite(value));
  // 2.3.1 and the like: a version, compared part by part
  return values.length > 0 ? [...new Set(values)] : [Number(compact.replace(/\D/g, ''))];
}

function readWords(raw: string): number {
  return raw
    .toLowerCase()
    .split(/[- ]/)
    .map((word) => WORD_VALUES[word] ?? LOOSE_VALUES[word]?.[0] ?? 0)
    .reduce((sum, value) => sum + value, 0);
}
