import { foldText } from '@/shared/documents/context/search-terms.ts';
import type { QueryResult, TableQuery } from '@/shared/documents/query/table-query.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import { holds } from '@/tests/evals/figures/figures-evals.ts';

/** What a question's answer is known to be: a figure, a name, several of them; null where the file does not say. */
export type Truth = number | string | null | readonly (number | string)[] | { says: readonly string[] };

/** Lengths of time as hours, too. */
const inHours = (text: string) =>
  text.replace(
    /([\d,]+):(\d\d) h/g,
    (whole, hours: string, minutes: string) =>
      `${whole} ${Number(hours.replaceAll(',', '')) + Number(minutes) / 60}`,
  );

const numbersIn = (text: string) =>
  [...inHours(text).matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

const hasNumber = (text: string, wanted: number, tolerance: number) =>
  numbersIn(text).some((one) => Math.abs(Math.abs(one) - Math.abs(wanted)) <= tolerance + 1e-9);

/** What a result says first: its figure, or the lines of a short one. */
function saidFirst({ figure, lines, text }: QueryResult, most: number): string {
  if (lines.length > 0 && lines.length <= most)
    return lines.map(({ label, shown }) => `${label}: ${shown}`).join('\n');
  return figure === null ? '' : `${figure}\n${text.split('\n')[0] ?? ''}`;
}

/** "Juli 2024" as groups of months are called. */
function asMonth(name: string): RegExp | undefined {
  const [word = '', year = '\\d{4}'] = name.trim().split(/\s+/);
  const month = monthOf(word.slice(0, 10));
  return month === undefined ? undefined : new RegExp(`${year}-${String(month).padStart(2, '0')}`);
}

const holdsName = (text: string, name: string) =>
  foldText(text).includes(foldText(name)) || asMonth(name)?.test(text) === true;

function fitsText(
  result: QueryResult,
  query: TableQuery,
  { wanted, tolerance }: { wanted: string; tolerance: number },
) {
  const pairs = wanted.split(/[;,] /).flatMap((one) => /^(.+): (-?[\d.]+)$/.exec(one)?.slice(1, 3) ?? []);
  if (pairs.length > 2 && (query.how === 'average_of_totals' || query.limit !== null)) return false;
  if (pairs.length > 2)
    return (
      pairs.every((label, at) => {
        if (at % 2 === 1) return true;
        const value = Number(pairs[at + 1]);
        return result.lines.some(
          (line) => holdsName(line.label, label) && hasNumber(line.shown, value, tolerance),
        );
      }) ||
      (pairs.length > 4 &&
        result.lines.length > 1 &&
        pairs.every(
          (label, at) =>
            at % 2 === 1 ||
            Number(pairs[at + 1]) === 0 ||
            result.lines.some(
              (line) =>
                holdsName(line.label, label) && hasNumber(line.shown, Number(pairs[at + 1]), tolerance),
            ),
        ))
    );
  const isEnd = query.how === 'min' || query.how === 'max' || query.limit !== null || query.how === 'list';
  const plain = wanted.replace(/\s*\([^)]*\)\s*$/, '');
  const parts = plain.split(', ');
  const first = saidFirst(result, Math.max(1, parts.length));
  return isEnd && (holdsName(first, plain) || parts.every((one) => holdsName(first, one)));
}

/** Whether what a query comes to is the answer. */
export function isTrue(
  result: QueryResult,
  query: TableQuery,
  { truth, tolerance }: { truth: Truth; tolerance: number },
): boolean {
  if (truth === null || truth === 'cannot be answered') return false;
  if (Array.isArray(truth))
    return truth.some((one: Truth) => isTrue(result, query, { truth: one, tolerance }));
  if (typeof truth === 'string') return fitsText(result, query, { wanted: truth, tolerance });
  // As made questions say it: what the answer must hold, word for word.
  if (typeof truth === 'object' && 'says' in truth)
    return (result.figure !== null || result.lines.length > 0) && holds(result.text, truth.says);
  if (typeof truth !== 'number') return false;
  if (result.figure !== null) return hasNumber(result.figure, truth, tolerance);
  const [only] = result.lines;
  return result.lines.length === 1 && only !== undefined && hasNumber(only.shown, truth, tolerance);
}
