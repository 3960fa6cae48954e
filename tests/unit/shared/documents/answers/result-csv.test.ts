import { expect, test } from 'vitest';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { resultCsv } from '@/shared/documents/query/result-csv.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { TableQuery } from '@/shared/documents/query/table-query.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const COUNT = 640;
const book = bookOf(
  sheetOf('Posts', [
    ['Post', 'Town', 'Likes'],
    ...Array.from({ length: COUNT }, (_, at) => [`Post ${at}`, at % 2 ? 'Bern' : 'Chur', (at * 37) % 997]),
  ]),
);

function csvOf(part: Partial<TableQuery>, of = book) {
  const [table] = tablesOfFile({ blocks: [], book: of });
  if (!table) throw new Error('There is no table.');
  const query = { table: 0, measure: 2, by: null, where: [], sort: null, limit: null, ...part };
  const asked: TableQuery = { how: 'list', ...query };
  return { text: runQuery(table, asked).text, lines: resultCsv(table, asked).trim().split(/\r?\n/) };
}

test('the CSV of a list holds every row of it, with all cells', () => {
  const { lines } = csvOf({ measure: null, where: [{ column: 1, is: 'is', values: ['Bern'] }] });
  expect(lines[0]).toBe('Post,Town,Likes');
  expect(lines).toHaveLength(1 + COUNT / 2);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[1]))).toEqual(new Set(['Bern']));
});

test('the CSV of a ranking holds the rows of its places in their order', () => {
  const { lines } = csvOf({ sort: 'most', limit: 250 });
  const likes = lines.slice(1).map((line) => Number(line.split(',')[2]));
  expect(likes).toHaveLength(250);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
});

test('a ranking that is cut in the answer says how many more there are', () => {
  const { text, lines } = csvOf({ sort: 'least' });
  expect(text).toContain(`… and ${COUNT - 30} more`);
  expect(lines).toHaveLength(1 + COUNT);
});

test('figures for each group are lines of their own, all of them', () => {
  const { lines } = csvOf({ how: 'sum', by: { column: 0, unit: 'value' } });
  expect(lines).toHaveLength(1 + COUNT);
});

test('the CSV of a ranking by what columns come to together shows that, in its order', () => {
  const costs = bookOf(
    sheetOf('Costs', [
      ['Month', 'Rent', 'Heating'],
      ['May', 830, 10],
      ['June', 800, 95],
      ['July', 810, 20],
    ]),
  );
  const { text, lines } = csvOf({ measure: 1, plus: [2], sort: 'most', limit: 1 }, costs);
  expect(text).toContain('1. June: 895');
  expect(lines).toEqual(['Month,Rent,Heating,Rent + Heating', 'June,800,95,895']);
});

test.each([null, 'most'] as const)('a column may be called Row and be asked for each: %s', (sort) => {
  const seats = bookOf(
    sheetOf('Seats', [
      ['Row', 'Seat', 'Price'],
      ['A', 'left', 40],
      ['A', 'right', 35],
      ['B', 'left', 50],
    ]),
  );
  const { lines } = csvOf({ how: 'sum', by: { column: 0, unit: 'value' }, sort }, seats);
  expect(lines).toEqual(['Row,Price', 'A,75', 'B,50']);
});

test('the CSV of a row that may add up others holds it where it was asked for by its name', () => {
  const gas = bookOf(
    sheetOf('Gas', [
      ['Country', 'Before', 'Now'],
      ['Norway', 42, 40],
      ['Chile', 88, 90],
      ['Kenya', 19, 21],
      ['World', 36800, 37200],
    ]),
  );
  const asked: Partial<TableQuery> = { measure: 2, where: [{ column: 0, is: 'is', values: ['World'] }] };
  expect(csvOf(asked, gas).lines).toEqual(['Country,Before,Now', 'World,36800,37200']);
  expect(csvOf({ measure: 2 }, gas).lines).toHaveLength(1 + 3);
  expect(csvOf({ ...asked, doubtful: 'without' }, gas).lines).toEqual(['Country,Before,Now']);
});
