import type { Block, Place } from '@/shared/documents/document.ts';

/** Rows of one block; what is longer goes on in further blocks under the same head. */
const MAX_ROWS = 100;

/** A table as blocks, each with the head row. */
export function* tableBlocks(rows: readonly string[][], nextPlace: () => Place): Generator<Block> {
  const [head, ...body] = rows;
  if (!head) return;
  for (let from = 0; from === 0 || from < body.length; from += MAX_ROWS) {
    const part = [head, ...body.slice(from, from + MAX_ROWS)];
    yield {
      kind: 'table',
      place: nextPlace(),
      text: part.map((cells) => cells.join('\t')).join('\n'),
      rows: part,
    };
  }
}
