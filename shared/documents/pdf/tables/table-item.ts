import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';

/** A table where it stands. */
export interface TableItem extends Box {
  rows: string[][];
  words: PdfWord[];
  base: number;
  /** Lines part its cells in both directions. */
  isGrid?: boolean;
}
