import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';
import type { Column } from './table-columns.ts';

/** A table where it stands. */
export interface TableItem extends Box {
  rows: string[][];
  words: PdfWord[];
  base: number;
  /** Lines part its cells in both directions. */
  isGrid?: boolean;
  /** Where its columns are, as lines part them. */
  columns?: Column[];
}
