import { addressOf, type Block, type Place } from '@/shared/documents/document.ts';
import type { Grid, GridValue } from './grid.ts';

/** Rows of one table, as far as one block holds them. */
interface Part {
  block: Block;
  rows: string[][];
  /** Where the block stands among all. */
  at: number;
}

const pageOf = ({ place }: Block) => (place.in === 'page' ? place.page : undefined);
const folded = (row: readonly string[] = []) =>
  row.map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase());
const isFigure = (text: string) => /\d/.test(text) && !/\p{L}{3}/u.test(text);

/** Which columns of a table's rows hold figures. */
function figuresBy(rows: readonly string[][], width: number): boolean[] {
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);
    return filled.length > 0 && filled.filter(isFigure).length >= filled.length * 0.6;
  });
}

const SIGN = /^\p{Sc}$/u;

/** Columns that hold nothing under the head but a currency's sign, set apart from the amounts behind it. */
function signColumns(rows: readonly string[][]): number[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: Math.max(0, width - 1) }, (_, at) => at).filter((column) => {
    const filled = rows.flatMap((row, at) =>
      row[column]?.trim() && !SIGN.test(row[column].trim()) ? [at] : [],
    );
    const signs = rows.filter((row) => SIGN.test(row[column]?.trim() ?? ''));
    // The head says the same over both.
    return (
      signs.length > 0 &&
      filled.every(
        (at) => rows[at]?.[column] === rows[at]?.[column + 1] && at < rows.length - signs.length,
      ) &&
      signs.every((row) => /\d/.test(row[column + 1] ?? ''))
    );
  });
}

/** A table's rows with each currency's sign in the cell of its amount. */
function withSigns(rows: string[][]): string[][] {
  const signs = new Set(signColumns(rows));
  if (signs.size === 0) return rows;
  return rows.map((row) =>
    row.flatMap((cell, column) => {
      if (signs.has(column)) return [];
      const sign = signs.has(column - 1) ? (row[column - 1]?.trim() ?? '') : '';
      return [SIGN.test(sign) ? `${sign}${cell}` : cell];
    }),
  );
}

const sameHead = (a: Part, b: Part) => folded(a.rows[0]).join('|') === folded(b.rows[0]).join('|');

/** Words between two parts that part them: a new heading, or more than a page's note where no head is repeated. */
function isParted(
  blocks: readonly Block[],
  { above, below, first }: { above: Part; below: Part; first: Part },
) {
  const between = blocks.slice(above.at + 1, below.at);
  const title = blocks.slice(0, first.at).findLast(({ kind }) => kind === 'heading')?.text;
  const isSame = sameHead(first, below);
  return between.some(
    ({ kind, text }) =>
      kind === 'table' || (kind === 'heading' && text !== title) || (!isSame && text.length > 160),
  );
}

/** Whether a table goes on in another one: under the same head, or on the next page with the same kinds of columns. */
function goesOn(blocks: readonly Block[], chain: readonly Part[], below: Part): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const above = { ...last, rows: chainRows(chain) };
  const [from, to] = [pageOf(above.block), pageOf(below.block)];
  if (from === undefined || to === undefined || to <= from || isParted(blocks, { above, below, first }))
    return false;
  const width = above.rows[0]?.length ?? 0;
  if (below.rows[0]?.length !== width) return false;
  if (sameHead(first, below)) return true;
  const kinds = figuresBy(above.rows.slice(1), width);
  const next = figuresBy(below.rows, width);
  const hasHead = !below.rows[0].some((cell, column) => kinds[column] && isFigure(cell));
  const isAlike = kinds.every(
    (kind, column) => kind === next[column] || !below.rows.some((row) => row[column]),
  );
  return to === from + 1 && isAlike && kinds.some(Boolean) && !hasHead;
}

function gridOf(parts: readonly Part[], doubt: string | undefined): Grid | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const table: string[][] = [];
  const places: Place[] = [];
  for (const part of parts) {
    const own = part !== first && sameHead(first, part) ? part.rows.slice(1) : part.rows;
    for (const row of own) {
      table.push(row);
      places.push(part.block.place);
    }
  }
  const rows = new Map<number, GridValue[]>();
  table.forEach((cells, at) => {
    const values: GridValue[] = [];
    cells.forEach((cell, column) => {
      if (cell.trim()) values[column] = cell.trim();
    });
    if (values.length > 0) rows.set(at, values);
  });
  return {
    title: addressOf(first.block.place),
    hidden: first.block.hidden === true,
    rows,
    hiddenRows: new Set(),
    display: (row, column) => table[row]?.[column] ?? '',
    formula: () => undefined,
    format: (row, column) => table[row]?.[column] ?? '',
    merged: [],
    place: ({ top }) => places[top] ?? first.block.place,
    doubt,
  };
}

/** Pages within a table that hold nothing of it: what stood there is missing. */
function gapOf(parts: readonly Part[]): string | undefined {
  const pages = [...new Set(parts.flatMap(({ block }) => pageOf(block) ?? []))];
  const missing = pages.flatMap((page, at) => {
    const next = pages[at + 1] ?? page + 1;
    return Array.from({ length: Math.max(0, next - page - 1) }, (_, index) => page + 1 + index);
  });
  if (missing.length === 0) return undefined;
  const named = missing.length === 1 ? `page ${missing[0]}` : `pages ${missing.join(', ')}`;
  return `This table runs from page ${pages[0]} to page ${pages.at(-1)}, and nothing of it could be read on ${named}.`;
}

/**
 * Tables in pages and texts; those of sheets belong to their workbook. One that goes on over page breaks is one table,
 * and each of its rows keeps the page it stands on.
 */
export function gridsOfBlocks(blocks: readonly Block[]): Grid[] {
  const chains: Part[][] = [];
  blocks.forEach((block, at) => {
    const { rows, place, kind, hidden } = block;
    if (kind !== 'table' || !rows || place.in === 'sheet' || hidden) return;
    const part = { block, rows: withSigns(rows), at };
    const last = chains.at(-1);
    if (last && goesOn(blocks, last, part)) last.push(part);
    else chains.push([part]);
  });
  return chains.flatMap((parts) => {
    const grid = gridOf(parts, gapOf(parts));
    return grid && grid.rows.size > 1 ? [grid] : [];
  });
}

/** The head of a chain with its last rows: what the next part is held against. */
function chainRows(parts: readonly Part[]): string[][] {
  const head = parts[0]?.rows[0];
  const last = parts.at(-1)?.rows ?? [];
  return head ? [head, ...last.slice(-60)] : last;
}
