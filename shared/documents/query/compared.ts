import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import { type Filling, isFigures } from './draft.ts';
import { isTime } from './groups.ts';
import type { Grouping } from './table-query.ts';

/** Two columns of figures that are set against each other: "budget vs actual". */
export const comparedColumns = ({ free, table, reading }: Filling): number[] => {
  const figures = reading.asks.has('growth') ? free.filter((at) => isFigures(table.columns[at])) : [];
  return figures.length === 2 ? figures : [];
};

const MORE =
  /^(?:higher|lower|more|less|fewer|bigger|larger|greater|smaller|better|minus|abzuglich|hoher|niedriger|mehr|weniger|mas|menos|mayor|menor|plus|moins)$/;

/** "Were fees higher in 2024 or 2025", "did East sell more than West": two values that are set against each other. */
export function takeCompared({ reading: { tokens, asks }, where }: Filling): void {
  const at = tokens.findIndex(
    ({ text, role }) => (role === undefined || role === 'arithmetic') && MORE.test(text),
  );
  const isOfTwo = where.some(({ is, values }) => is === 'is' && values.length === 2);
  const token = tokens[at];
  // "Who sold more, and by how much", "which is higher".
  const others = [...asks.keys()].filter((role) => !['arithmetic', 'who', 'which', 'much'].includes(role));
  // Which month, quarter or year it was is another question.
  const isOfTime = asks.has('which') && others.some((role) => ['month', 'quarter', 'year'].includes(role));
  if (!token || !isOfTwo || isOfTime || others.length > 1) return;
  token.role = 'growth';
  asks.set('growth', [at]);
  const than = tokens.find(({ text, role }) => role === undefined && /^(?:than|als|que)$/.test(text));
  if (than) than.role = 'stop';
}

/** The column whose values or times are compared. */
export function comparedBy(filling: Filling): Grouping[] {
  const { reading, where, table } = filling;
  const { matches, columns } = reading.periods;
  const ends =
    matches.find((match) => match.ends)?.ends ??
    (matches.length === 2 ? [matches[0]?.periods[0], matches[1]?.periods[0]] : undefined);
  const [column] = columns;
  if (ends?.[0] && ends[1] && column !== undefined) {
    const length = lengthOf(ends[0]);
    if (length && length === lengthOf(ends[1])) {
      const values = ends.flatMap((end) => (end ? [end.from, end.until] : []));
      filling.where.push({ column, is: 'within', values });
      return [{ column, unit: length }];
    }
  }
  const several = where.find(({ is, values }) => is === 'is' && values.length > 1);
  if (several) return [{ column: several.column, unit: 'value' }];
  const time = table.columns.findIndex(({ isYear, isMonth }) => isYear || isMonth);
  if (time >= 0) return [{ column: time, unit: 'value' }];
  // Sheets that are called by years or months.
  const sheet = table.madeOf === 'sheets' ? table.columns.findIndex(isSource) : -1;
  if (sheet >= 0 && isTime(table, { column: sheet, unit: 'value' }))
    return [{ column: sheet, unit: 'value' }];
  if (columns.length !== 1 || column === undefined) return [];
  const years = new Set(
    [...(table.columns[column]?.values.values() ?? [])].map((value) =>
      typeof value === 'number' ? isoOfSerial(value, false)?.slice(0, 4) : undefined,
    ),
  );
  return [{ column, unit: years.size > 1 ? 'year' : 'month' }];
}

const lengthOf = ({
  from,
  until,
}: {
  from: string;
  until: string;
}): 'month' | 'quarter' | 'half' | 'year' | undefined => {
  const [a, b] = [from, until].map((iso) => {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return { months: year * 12 + month, day };
  });
  if (!a || !b || a.day !== 1 || b.day !== 1) return undefined;
  const months = b.months - a.months;
  if (months === 6) return 'half';
  return months === 12 ? 'year' : months === 3 ? 'quarter' : months === 1 ? 'month' : undefined;
};
