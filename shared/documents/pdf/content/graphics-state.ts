import { type Box, identity, type Matrix } from '@/shared/documents/pdf/geometry.ts';

/** What PDF operators set and `q`/`Q` keep, as far as text and rules need it (ISO 32000-1, tables 52 and 104). */
export interface GraphicsState {
  ctm: Matrix;
  fill: number | null;
  stroke: number | null;
  /** 0 is fully transparent. */
  alpha: number;
  lineWidth: number;
  /** The box of what is not clipped away. */
  clip: Box;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling; 1 is none. */
  scale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

export function initialState(ctm: Matrix = identity): GraphicsState {
  return {
    ctm,
    fill: 0,
    stroke: 0,
    alpha: 1,
    lineWidth: 1,
    clip: { x0: -Infinity, x1: Infinity, top: -Infinity, bottom: Infinity },
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** pdf.js writes colours as `#rrggbb`; whatever else, as a pattern, has no one colour. */
export function colourOf(written: unknown): number | null {
  if (typeof written !== 'string' || !/^#[0-9a-f]{6}$/i.test(written)) return null;
  return Number.parseInt(written.slice(1), 16);
}

/** Perceived brightness of an RGB colour, 0 to 255 (ITU-R BT.601). */
export function brightness(colour: number): number {
  return 0.299 * (colour >> 16) + 0.587 * ((colour >> 8) & 255) + 0.114 * (colour & 255);
}
