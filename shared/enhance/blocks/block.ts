import type { DraftLine } from './line.ts';

export type BlockKind = 'fence' | 'code' | 'table' | 'quote' | 'list' | 'verse' | 'signature' | 'paragraph';

/** A stretch of a text with a layout of its own. Offsets in UTF-16 units, end exclusive, the last line break left out. */
export interface TextBlock {
  kind: BlockKind;
  start: number;
  end: number;
}

/** A run of lines by their indexes, both included; `from` is where the block begins inside the first one. */
export interface LineRun {
  kind: BlockKind;
  first: number;
  last: number;
  from?: number;
}

/** What finds one kind of block; `taken` tells the lines that an earlier finder has. */
export type BlockFinder = (lines: readonly DraftLine[], taken: readonly boolean[]) => LineRun[];
