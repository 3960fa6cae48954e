import { columnName } from '@/shared/documents/sheets/a1.ts';
import { topBars } from '@/shared/documents/sheets/chart.ts';
import { type ColumnProfile, profileSheet } from '@/shared/documents/sheets/profile.ts';
import type { ColumnView, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';

/** Bars of frequent values; more are no longer read. */
const MOST_VALUES = 8;
/** Characters of a label. */
const LABEL_CHARS = 60;

const kinds: Record<ColumnProfile['type'], string> = {
  number: 'numbers',
  date: 'dates',
  text: 'text',
  boolean: 'yes or no',
  mixed: 'of several kinds',
  empty: 'empty',
};
const counts = new Intl.NumberFormat('en');

function factsOf(column: ColumnProfile): ColumnView['facts'] {
  const { count, missing, errors, distinct, isDistinctAtLeast, numbers, dates } = column;
  const different = `${isDistinctAtLeast ? 'at least ' : ''}${counts.format(distinct)}`;
  return [
    { name: 'Values', value: counts.format(count) },
    ...(missing > 0 ? [{ name: 'Missing', value: counts.format(missing) }] : []),
    ...(errors > 0 ? [{ name: 'Errors', value: counts.format(errors) }] : []),
    { name: 'Different', value: different },
    ...(numbers
      ? [
          { name: 'Sum', value: numbers.sum.shown },
          { name: 'Mean', value: numbers.mean.shown },
          { name: 'Median', value: numbers.median.shown },
          { name: 'Least', value: numbers.min.shown },
          { name: 'Most', value: numbers.max.shown },
        ]
      : []),
    ...(dates
      ? [
          { name: 'First', value: dates.first.shown },
          { name: 'Last', value: dates.last.shown },
        ]
      : []),
  ];
}

function viewOf(column: ColumnProfile): ColumnView {
  const { type, spread, top, count, distinct } = column;
  const hasRanges = (type === 'number' || type === 'date') && spread.length > 1;
  // As many values as cells tell nothing by how often they come up.
  const values = distinct < count ? topBars(top.slice(0, MOST_VALUES), count, 'all others') : [];
  const bars = hasRanges ? spread : values;
  return {
    name: column.name,
    column: columnName(column.column),
    kind: kinds[type],
    facts: factsOf(column),
    bars: bars.map((bar) => ({ ...bar, label: bar.label.slice(0, LABEL_CHARS) })),
    barsAre: hasRanges ? 'ranges' : 'values',
  };
}

/** What each column of a sheet holds; nothing where the workbook is not open. */
export async function profileFor(
  { sheet }: QueryRequest<'profile'>,
  { book }: BlockStore,
): Promise<QueryReply<'profile'>> {
  const found = book?.sheets.find(({ name }) => name === sheet);
  if (!book || !found) return { columns: [] };
  const options = { isDate1904: book.isDate1904, signal: new AbortController().signal };
  return { columns: (await profileSheet(found, options)).columns.map(viewOf) };
}
