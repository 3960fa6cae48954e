import {
  asksFor,
  columnAt,
  type Filling,
  isFigures,
  isGroups,
  nameAt,
  type Part,
  superlative,
} from './draft.ts';
import { sizeCondition } from './fill-having.ts';
import { fillMeasure } from './fill-measure.ts';
import { addsUp, isRate, isStock } from './rates.ts';

/** Whether a column holds figures whose sum says something. */
export const addsUpAt = (filling: Filling, at: number): boolean =>
  isFigures(columnAt(filling, at)) && !isRate(columnAt(filling, at)) && !isStock(columnAt(filling, at));

/** Numbers that count on rather than count things: the sum of weeks 1 to 52 is none. */
const COUNTS_ON =
  /^(?:day|week|month|quarter|hour|minute|no|nr|number|rank|round|lap|level|stage|step|row|line|page|game|match|term|floor|tag|woche|monat|stunde|semaine|jour|mes|dia|semana)\b/i;

/** "cost per click": the column whose units a figure is for. What else is asked with it is no part of a ratio. */
export function fillPer(filling: Filling, column: number): void {
  const isOther = asksFor(filling, 'growth', 'share', 'count', 'distinct', 'median');
  if (isOther || sizeCondition(filling)) {
    filling.problems.push((query) => ({
      says: `One figure per ${nameAt(filling, column)} is not worked out together with the rest.`,
      choices: [{ label: 'Without it', query }],
    }));
    return;
  }
  filling.per = column;
  filling.free = filling.free.filter((at) => at !== column);
}

/** Whether a column is sure to hold things that were counted, by which one may divide. */
function isCounted(filling: Filling, at: number): boolean {
  const column = columnAt(filling, at);
  return addsUp(column, filling.table) && !isStock(column) && !COUNTS_ON.test(column?.name ?? '');
}

/** What keeps a ratio from being worked out at once. */
function askRatio(filling: Filling, measure: number, against: number): void {
  const [what, per] = [nameAt(filling, measure), nameAt(filling, against)];
  const asSum = { how: 'sum' as const, against: undefined };
  if (!addsUpAt(filling, measure)) {
    filling.problems.push((query) => ({
      says: `${what} does not add up, so it is not divided by ${per}.`,
      choices: [{ label: `Average of ${what}`, query: { ...query, ...asSum, how: 'average' } }],
    }));
    return;
  }
  const named = filling.by ? undefined : filling.free.find((at) => isGroups(columnAt(filling, at)));
  if (named !== undefined)
    filling.problems.push((query) => ({
      says: `${nameAt(filling, named)} is named, but not what for.`,
      choices: [
        {
          label: `For each ${nameAt(filling, named)}`,
          query: { ...query, by: { column: named, unit: 'value' } },
        },
        { label: 'All together', query },
      ],
    }));
  const others = filling.free.filter((at) => at !== measure && isFigures(columnAt(filling, at)));
  if (others.length > 0)
    filling.problems.push((query) => ({
      says: 'It can be divided by one column at a time.',
      choices: [against, ...others.slice(0, 2)].map((at) => ({
        label: `${what} divided by ${nameAt(filling, at)}`,
        query: { ...query, against: at },
      })),
    }));
  else if (!isCounted(filling, against))
    filling.problems.push((query) => ({
      says: `It is not sure that ${what} is to be divided by ${per}.`,
      choices: [
        { label: `${what} divided by ${per}`, query },
        { label: `Sum of ${what}`, query: { ...query, ...asSum } },
      ],
    }));
}

/** Nothing is divided by itself: what is meant is asked. */
function askDivided(filling: Filling, against: number): number | null {
  const others = filling.table.columns.flatMap((_, at) =>
    at !== against && addsUpAt(filling, at) ? [at] : [],
  );
  filling.problems.push((query) => ({
    says: `It does not say what is divided by ${nameAt(filling, against)}.`,
    choices: others
      .slice(0, 3)
      .map((measure) => ({ label: nameAt(filling, measure), query: { ...query, measure } })),
  }));
  return others[0] ?? null;
}

/** "cost per click": one sum over another, of each group where one is named. */
export function perUnit(filling: Filling, against: number): Part {
  const found = fillMeasure(filling, 'sum');
  const measure = found === against ? askDivided(filling, against) : found;
  if (measure !== null) askRatio(filling, measure, against);
  const sort = filling.by ? superlative(filling) : null;
  if (superlative(filling) !== null && !filling.by)
    filling.problems.push((query) => ({
      says: 'It does not say of what the highest or lowest is meant.',
      choices: [{ label: 'All rows together', query }],
    }));
  return { how: 'ratio', measure, against, sort, limit: sort ? (filling.reading.limit ?? 1) : null };
}
