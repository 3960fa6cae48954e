import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { regrouped } from '@/components/files/compared-sheets.ts';
import { changedQuery } from '@/components/files/fitting-query.ts';
import { QueryChips } from '@/components/files/query-chips.tsx';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import type { TableQuery } from '@/shared/documents/query/table-query.ts';
import { viewTables } from '@/shared/documents/query/view-tables.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const sum: TableQuery = { table: 0, measure: 1, how: 'sum', by: null, where: [], sort: null, limit: null };

/** The sheets that are offered to compare a figure with. */
function offered(book: Workbook, query: TableQuery): string[] {
  const tables = viewTables(tablesOfFile({ blocks: [], book }));
  const html = renderToStaticMarkup(createElement(QueryChips, { query, tables, onChange: () => undefined }));
  const [, options = ''] = /Against sheet<\/span><select[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, name = '']) => name);
}
const units = (count: number) => [
  ['Region', 'Units'],
  ['North', count],
  ['South', count + 5],
];
const three = bookOf(sheetOf('May', units(1)), sheetOf('June', units(2)), sheetOf('July', units(3)));

it('a figure of one sheet can be set against each other sheet of the same columns', () => {
  expect(offered(three, sum)).toEqual(['July', 'June']);
  expect(offered(three, { ...sum, table: 2 })).toEqual(['June', 'May']);
});

it('nothing is offered for a mean, for all sheets together, or where a sheet stands alone', () => {
  expect(offered(three, { ...sum, how: 'average' })).toEqual([]);
  expect(offered(three, { ...sum, table: 3 })).toEqual([]);
  expect(offered(bookOf(sheetOf('May', units(1))), sum)).toEqual([]);
});

const bySheet = { column: 2, unit: 'value' as const };
const byRegion = { column: 0, unit: 'value' as const };
const compared: TableQuery = { ...sum, table: 3, how: 'growth', by: bySheet };
const joined = viewTables(tablesOfFile({ blocks: [], book: three })).find(({ source }) => source !== null);
if (!joined) throw new Error('The sheets are not put together.');

it('sheets that are compared stay so for each group, and all together again', () => {
  expect(regrouped(compared, joined, '0 value')).toEqual({ by: byRegion, over: bySheet });
  expect(regrouped({ ...compared, by: byRegion, over: bySheet }, joined, '')).toMatchObject({ by: bySheet });
  expect(regrouped(sum, joined, '0 value')).toEqual({ by: byRegion });
  expect(regrouped({ ...sum, by: byRegion }, joined, '')).toEqual({ by: null, sort: null, limit: null });
});

it('sheets that are compared stay so where another column or order is chosen, and no longer for a mean', () => {
  const each = changedQuery(compared, regrouped(compared, joined, '0 value'), joined);
  expect(each).toMatchObject({ how: 'growth', by: byRegion, over: bySheet });
  const ranked = changedQuery(each, { sort: 'most', limit: 3 }, joined);
  expect(ranked).toMatchObject({ how: 'growth', by: byRegion, over: bySheet, sort: 'most' });
  const rows = changedQuery(each, { measure: null }, joined);
  expect(rows).toMatchObject({ how: 'growth', measure: null, over: bySheet });
  expect(changedQuery(each, { how: 'average' }, joined).over).toBeUndefined();
  const together = changedQuery(each, regrouped(each, joined, ''), joined);
  expect(together.by).toEqual(bySheet);
  expect(together.over).toBeUndefined();
});
