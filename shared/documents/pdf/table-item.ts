import type { Box } from './geometry.ts';
import type { Word } from './words.ts';

/** A table where it stands. */
export interface TableItem extends Box {
  rows: string[][];
  words: Word[];
  base: number;
}
