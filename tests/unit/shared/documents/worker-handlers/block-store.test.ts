import { describe, expect, test } from 'vitest';
import type { Block } from '@/shared/documents/document.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';

const onPage = (page: number, text: string): Block => ({
  kind: 'paragraph',
  place: { in: 'page', page },
  text,
});
const onLine = (line: number): Block => ({
  kind: 'paragraph',
  place: { in: 'lines', from: line * 3 + 1, to: line * 3 + 2 },
  text: `Paragraph ${line}`,
});
const table = (range: string, rows: string[][], hidden = false): Block => ({
  kind: 'table',
  place: { in: 'sheet', sheet: 'Sales', range },
  text: rows.map((row) => row.join('\t')).join('\n'),
  rows,
  ...(hidden && { hidden }),
});

describe('pages', () => {
  const store = createBlockStore();
  store.add([onPage(1, 'One'), onPage(1, 'Two')]);
  store.add([onPage(3, 'Three')]);

  test('are found by their number, an empty one too', () => {
    expect(store.part(1).map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(store.part(2)).toEqual([]);
    expect(store.parts()).toEqual({ unit: 'page', count: 3 });
  });

  test('are picked in the order they were asked for', () => {
    expect(store.picked({ pages: [3] }).map(({ text }) => text)).toEqual(['Three']);
    expect(store.picked({})).toHaveLength(3);
  });

  test('are found by a place', () => {
    expect(store.locate({ in: 'page', page: 3 })).toEqual({ part: 3, block: null });
    expect(store.locate({ in: 'page', page: 9 })).toEqual({ part: null, block: null });
  });
});

describe('a text without pages', () => {
  const store = createBlockStore();
  store.add(Array.from({ length: 100 }, (_, line) => onLine(line)));

  test('is looked at in sections', () => {
    expect(store.parts()).toEqual({ unit: 'section', count: 3 });
    expect(store.part(3)).toHaveLength(20);
  });

  test('is found by its lines', () => {
    expect(store.locate({ in: 'lines', from: 1, to: 1 })).toEqual({ part: 1, block: 0 });
    expect(store.locate({ in: 'lines', from: 299, to: 299 })).toEqual({ part: 3, block: 19 });
    expect(store.locate({ in: 'lines', from: 5_000, to: 5_000 })).toEqual({ part: null, block: null });
  });
});

describe('a sheet', () => {
  const store = createBlockStore();
  store.add([
    table('B2:C3', [
      ['Region', 'Sum'],
      ['North', '12'],
    ]),
  ]);
  // The second piece repeats the head.
  store.add([
    table('B4:C5', [
      ['Region', 'Sum'],
      ['South', '7'],
      ['West', '3'],
    ]),
  ]);

  test('gives rows by their numbers, with the cells before the first one', () => {
    expect(store.rows({ sheet: 'Sales', from: 3, count: 2, column: 1, columns: 3 })).toEqual([
      { number: 3, cells: ['', 'North', '12'] },
      { number: 4, cells: ['', 'South', '7'] },
    ]);
    expect(store.rows({ sheet: 'Nowhere', from: 1, count: 5, column: 1, columns: 3 })).toEqual([]);
  });

  test('tells how far it reaches', () => {
    expect(store.parts()).toEqual({
      unit: 'sheet',
      sheets: [{ name: 'Sales', rows: 5, columns: 3, hidden: false }],
    });
  });

  test('is cut to a range, which becomes the address', () => {
    const [first, second] = store.picked({ ranges: [{ sheet: 'Sales', range: 'C3:C4' }] });
    expect(first).toMatchObject({ place: { range: 'C3' }, rows: [['12']] });
    expect(second).toMatchObject({ place: { range: 'C4' }, rows: [['Sum'], ['7']] });
    expect(store.picked({ ranges: [{ sheet: 'Sales', range: 'H9' }] })).toEqual([]);
  });

  test('called like a property of every object is a sheet like others (faults F22)', () => {
    const odd = createBlockStore();
    odd.add([{ ...table('A1', [['x']]), place: { in: 'sheet', sheet: '__proto__', range: 'A1' } }]);
    expect(odd.rows({ sheet: '__proto__', from: 1, count: 1, column: 1, columns: 1 })).toEqual([
      { number: 1, cells: ['x'] },
    ]);
    expect(odd.rows({ sheet: 'constructor', from: 1, count: 1, column: 1, columns: 1 })).toEqual([]);
  });
});
