import type { Block } from '@/shared/documents/document.ts';
import { columnName } from '@/shared/documents/sheets/a1.ts';

export const onPage = (page: number, text: string, more: Partial<Block> = {}): Block => ({
  kind: 'paragraph',
  place: { in: 'page', page },
  text,
  ...more,
});

export const heading = (page: number, text: string, level = 1): Block =>
  onPage(page, text, { kind: 'heading', level });

/** A table of a sheet that begins at A1. */
export function sheetTable(sheet: string, rows: string[][], more: Partial<Block> = {}): Block {
  const right = columnName(Math.max(...rows.map(({ length }) => length)) - 1);
  return {
    kind: 'table',
    place: { in: 'sheet', sheet, range: `A1:${right}${rows.length}` },
    text: rows.map((cells) => cells.join('\t')).join('\n'),
    rows,
    ...more,
  };
}
