import type { InsightItem } from '@/shared/contracts/insight-items.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = MONTHS.map((name) =>
  name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name,
).join('|');

/** When something was written, as it is asked: `in February`, `since March 2026`, `in 2025`. */
export const DAY_WORDS = new RegExp(
  `\\b(in|during|since|from)\\s+(?:(${MONTH})\\b(?:\\s+(?:of\\s+)?(\\d{4}))?|((?:19|20)\\d{2})\\b)`,
  'i',
);

const pad = (value: number) => String(value).padStart(2, '0');

/** The newest year in which anything of that month was written; of months nothing was written in, the newest year of all. */
function yearOf(month: number, items: readonly InsightItem[]): string | undefined {
  const days = items.flatMap(({ createdAt }) => (createdAt ? [createdAt.slice(0, 10)] : [])).sort();
  const inMonth = days.filter((day) => day.slice(5, 7) === pad(month));
  return (inMonth.at(-1) ?? days.at(-1))?.slice(0, 4);
}

/** The days a question asks about, both inclusive, as `YYYY-MM-DD`; nothing where it names none, or no post has a date. */
export function readDays(message: string, items: readonly InsightItem[]): { from?: string; to?: string } {
  const [, word = '', name, ownYear, wholeYear] = DAY_WORDS.exec(message) ?? [];
  const isOpen = word.toLowerCase() === 'since';
  if (wholeYear) return { from: `${wholeYear}-01-01`, ...(!isOpen && { to: `${wholeYear}-12-31` }) };
  if (!name) return {};
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase())) + 1;
  const year = ownYear ?? yearOf(month, items);
  if (!year) return {};
  return { from: `${year}-${pad(month)}-01`, ...(!isOpen && { to: `${year}-${pad(month)}-31` }) };
}

/** Those days in words: `in February 2026`, `since 2025`. */
export function nameDays({ from, to }: { from?: string; to?: string }): string | undefined {
  if (!from) return undefined;
  const year = from.slice(0, 4);
  const isYear = to ? to.slice(5, 7) !== from.slice(5, 7) : from.slice(5, 7) === '01';
  const month = MONTHS[Number(from.slice(5, 7)) - 1] ?? '';
  const named = isYear ? year : `${month.charAt(0).toUpperCase()}${month.slice(1)} ${year}`;
  return `${to ? 'in' : 'since'} ${named}`;
}
