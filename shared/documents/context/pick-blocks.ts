import type { Block } from '@/shared/documents/document.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import { cutBlock } from '@/shared/documents/worker-handlers/cut-block.ts';

/** What the user named of a file: pages, counted from 1, or ranges of sheets. */
export interface Pick {
  pages?: readonly number[];
  /** `range` in A1 notation; left out where the whole sheet is meant. */
  ranges?: readonly { sheet: string; range?: string }[];
}

/** The blocks a pick names, in document order; tables of a sheet cut to the range, with their head row. */
function named(blocks: readonly Block[], { pages, ranges }: Pick): Block[] {
  const wanted = pages && new Set(pages);
  return blocks.flatMap((block) => {
    const { place } = block;
    if (place.in === 'page') return !wanted || wanted.has(place.page) ? [block] : [];
    if (place.in !== 'sheet') return [block];
    if (!ranges) return [block];
    return ranges
      .filter(({ sheet }) => sheet === place.sheet)
      .flatMap(({ range }) => {
        const area = range === undefined ? undefined : parseRangeName(range);
        return area ? cutBlock(block, area) : [block];
      });
  });
}

/** What may be chosen: what was picked, without what is hidden, unless it is a sheet or range that was named. */
export function pickBlocks(
  blocks: readonly Block[],
  pick: Pick | undefined,
): { blocks: readonly Block[]; hiddenLeftOut: number } {
  const picked = pick ? named(blocks, pick) : blocks;
  const isNamed = ({ place }: Block) => pick?.ranges !== undefined && place.in === 'sheet';
  const shown = picked.filter((block) => !block.hidden || isNamed(block));
  return { blocks: shown, hiddenLeftOut: picked.length - shown.length };
}
