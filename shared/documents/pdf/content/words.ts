import type { Box, Turn } from '@/shared/documents/pdf/geometry.ts';

/** How a font looks, as far as reading needs it. */
export interface Face {
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isMono: boolean;
}

/** Glyphs without a gap, of one font and size, on one baseline. Coordinates are of the frame of its `turn` and `tilt`. */
export interface PdfWord extends Box {
  text: string;
  base: number;
  size: number;
  face: Face;
  turn: Turn;
  /** Degrees it is written aslant beyond that; 0 of nearly all text. */
  tilt: number;
  /** A space was written before it. */
  isSpaced: boolean;
  /** It stands apart from the word before it, though nearer than columns mostly do. */
  startsCell: boolean;
  /** The ink: RGB as 0xRRGGBB; null where it is a pattern. */
  ink: number | null;
  /** Neither filled nor stroked: text over a scan, or hidden. */
  isInvisible: boolean;
  /** In a layer that is switched off, or marked as decoration by whoever made the file. */
  isOff: boolean;
  isArtifact: boolean;
  /** What somebody filled in, or a note put on the page. */
  isField: boolean;
  /** The number under which the tags of the file speak of it. */
  mark?: number;
  /** A heading, as the tags of the file say. */
  isTitled?: boolean;
  /** Order in which it was drawn. */
  order: number;
}
