import type { Block } from '@/shared/documents/document.ts';
import { cutLong } from '@/shared/documents/formats/line-blocks.ts';
import { parseRangeName, rangeName } from '@/shared/documents/sheets/a1.ts';

/** What is chosen or left out as one: a block, or a part of a long one. */
export interface Unit {
  block: Block;
  /** Where its block stands among all, counted from 0. */
  at: number;
}

interface Sizes {
  /** Longer tables are parted between rows, each part under the head row. */
  table: number;
  text: number;
}

/** How long a unit may be, in UTF-16 units: a third of the budget and more would leave no room for others. */
function sizesFor(budgetTokens: number): Sizes {
  return {
    table: Math.min(1_600, Math.max(120, budgetTokens * 0.5)),
    text: Math.min(3_000, Math.max(300, Math.floor(budgetTokens * 1.3))),
  };
}

/** Rows of a table that stand together, and the address of just these where the table has one by rows. */
function* tableParts(block: Block, rows: string[][], maxChars: number): Generator<Block> {
  const [head = [], ...body] = rows;
  const area = block.place.in === 'sheet' ? parseRangeName(block.place.range) : undefined;
  const isRepeated = area !== undefined && rows.length > area.bottom - area.top + 1;
  let from = 0;
  while (from < body.length) {
    let to = from;
    let chars = 0;
    while (to < body.length && (to === from || chars < maxChars)) {
      chars += (body[to] ?? []).reduce((sum, cell) => sum + cell.length + 1, 0);
      to += 1;
    }
    const part = [head, ...body.slice(from, to)];
    const text = part.map((cells) => cells.join('\t')).join('\n');
    if (area && block.place.in === 'sheet') {
      // The first part of a table holds its head itself; the others repeat it.
      const isFirst = from === 0 && !isRepeated;
      const first = area.top + (isRepeated ? 0 : 1);
      const range = rangeName({ ...area, top: isFirst ? area.top : first + from, bottom: first + to - 1 });
      yield { ...block, place: { ...block.place, range }, rows: part, text };
    } else yield { ...block, rows: part, text };
    from = to;
  }
}

function partsOf(block: Block, sizes: Sizes): Iterable<Block> {
  const { rows, text } = block;
  if (rows && rows.length > 2 && text.length > sizes.table) return tableParts(block, rows, sizes.table);
  if (!rows && text.length > sizes.text)
    return [...cutLong(text, sizes.text)].map((part) => ({ ...block, text: part }));
  return [block];
}

/** Blocks as units small enough to choose among, in document order. */
export function unitsOf(blocks: readonly Block[], budgetTokens = Number.POSITIVE_INFINITY): Unit[] {
  const sizes = sizesFor(budgetTokens);
  return blocks.flatMap((block, at) => [...partsOf(block, sizes)].map((part) => ({ block: part, at })));
}
