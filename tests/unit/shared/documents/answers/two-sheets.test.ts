import { expect, test } from 'vitest';
import { comparableSheets, comparedWith } from '@/components/files/compared-sheets.ts';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { TableQuery } from '@/shared/documents/query/table-query.ts';
import { viewTables } from '@/shared/documents/query/view-tables.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const head = ['Region', 'Product', 'Amount'];
const before = [head, ['North', 'Chair', 100], ['South', 'Desk', 50], ['North', 'Desk', 30]];
const after = [head, ['North', 'Chair', 140], ['South', 'Desk', 45], ['West', 'Desk', 60]];
const bookAs = (first: string, second: string) => bookOf(sheetOf(first, before), sheetOf(second, after));
const ask = async (book: Workbook, question: string) => {
  const { result, text } = await answerFile({ question, blocks: [], book });
  return { figure: result?.figure, text };
};

test.each([
  'how much more than last year',
  'amount compared to the previous year',
  'wie viel mehr als im Vorjahr',
  '¿Cuánto más que el año pasado?',
  "Combien de plus que l'année dernière ?",
  'how much more amount in 2025 than in 2024',
])('two sheets that are years: %s', async (question) => {
  const { figure, text } = await ask(bookAs('2024', '2025'), question);
  expect(figure).toBe('+65, +36.11 %');
  expect(text).toContain('- 2024: 180\n- 2025: 245');
});

test('of three years the last two are set against each other', async () => {
  const book = bookOf(
    sheetOf('2023', [head, ['North', 'Chair', 7]]),
    sheetOf('2024', before),
    sheetOf('2025', after),
  );
  expect((await ask(book, 'how much more than last year')).figure).toBe('+65, +36.11 %');
});

test('sheets called alike but for their year follow time, group by group; what only one has is told', async () => {
  const { text } = await ask(
    bookAs('Sales 2024', 'Sales 2025'),
    'change of amount by region compared with last year',
  );
  expect(text).toContain('- North: +10, +7.69 %, 130 → 140');
  expect(text).toContain('- South: −5, −10 %, 50 → 45');
  expect(text).toContain('“West” has a figure for only one of Sales 2024 and Sales 2025, and is left out.');
});

const sum: TableQuery = {
  table: 1,
  measure: 2,
  how: 'sum',
  by: null,
  where: [],
  sort: null,
  limit: null,
};

/** The query a person gets who chooses another sheet for one of a sheet's own. */
function against(book: Workbook, query: TableQuery) {
  const tables = tablesOfFile({ blocks: [], book });
  const sheets = comparableSheets(query, viewTables(tables));
  const [other] = sheets?.others ?? [];
  if (!sheets || other === undefined) return undefined;
  const next = comparedWith(query, sheets, other);
  const table = tables[next.table];
  return table && runQuery(table, next);
}

test('a figure of one sheet is compared with another one that is chosen', () => {
  const cities = bookAs('Paris', 'Berlin');
  expect(against(cities, sum)?.figure).toBe('+65, +36.11 %');
  expect(against(cities, { ...sum, table: 0 })?.figure).toBe('−65, −26.53 %');
  expect(against(cities, { ...sum, measure: null, how: 'count' })?.figure).toBe('0, 0 %');
  const byRegion = against(cities, { ...sum, by: { column: 0, unit: 'value' } });
  expect(byRegion?.text).toContain('from Paris to Berlin');
  expect(byRegion?.text).toContain('- North: +10, +7.69 %, 130 → 140');
  const chairs = against(cities, { ...sum, where: [{ column: 1, is: 'is', values: ['Chair'] }] });
  expect(chairs?.figure).toBe('+40, +40 %');
});

test('no sheet of other columns can be chosen, and no mean is compared as if it were a sum', () => {
  const other = bookOf(sheetOf('Paris', before), sheetOf('Staff', [['Name'], ['Ann'], ['Bo']]));
  expect(against(other, { ...sum, table: 0 })).toBeUndefined();
  expect(against(bookAs('Paris', 'Berlin'), { ...sum, how: 'average' })).toBeUndefined();
});

test('a change over names that are no times goes by these names where the question says none', () => {
  const phases = sheetOf('Phases', [
    ['Phase', 'Team', 'Points'],
    ['Round 2', 'Red', 40],
    ['Round 2', 'Blue', 15],
    ['Round 2', 'Green', 9],
    ['Round 1', 'Red', 30],
    ['Round 1', 'Blue', 20],
    ['Round 1', 'Green', null],
  ]);
  const [table] = tablesOfFile({ blocks: [], book: bookOf(phases) });
  if (!table) throw new Error('There is no table.');
  const [over, by] = [0, 1].map((column) => ({ column, unit: 'value' as const }));
  const { text } = runQuery(table, { ...sum, table: 0, how: 'growth', by: by ?? null, over });
  expect(text).toContain('from Round 1 to Round 2');
  expect(text).toContain('- Red: +10, +33.33 %, 30 → 40\n- Blue: −5, −25 %, 20 → 15');
  // It has a row in both.
  expect(text).toContain('“Green” has a figure for only one of Round 1 and Round 2, and is left out.');
});
