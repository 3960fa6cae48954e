import { type Matrix, multiply } from '@/shared/documents/pdf/geometry.ts';
import type { Glyph, GlyphRun, GlyphWords } from './glyph-words.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Face } from './words.ts';

/** What of a font advances glyphs. */
export interface FontMetrics {
  face: Face;
  /** Text space for one unit of glyph width; 0.001 but for Type 3. */
  unit: number;
  isVertical: boolean;
  isType3: boolean;
}

/** A string to show, and all that says how. */
export interface Showing {
  state: GraphicsState;
  textMatrix: Matrix;
  font: FontMetrics;
  text: GlyphWords;
  isOff: boolean;
  isArtifact: boolean;
  isField: boolean;
}

/** An operand of an operator; what is no number counts as none. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** Adds the glyphs of a string to the words. Returns how far it went in text space (ISO 32000-1, 9.4.4). */
export function showGlyphs(shown: readonly unknown[], showing: Showing): [number, number] {
  const { state, textMatrix, font } = showing;
  const { fontSize: size } = state;
  const matrix = multiply(multiply(state.ctm, textMatrix), [state.scale, 0, 0, 1, 0, state.rise]);
  const height = Math.abs(size) * Math.hypot(matrix[2], matrix[3]);
  const run: GlyphRun = {
    matrix: size < 0 ? multiply(matrix, [-1, 0, 0, -1, 0, 0]) : matrix,
    face: font.face,
    size: font.isType3 ? typeThreeSize(shown, { height, unit: font.unit }) : height,
    ink: state.renderMode === 1 ? state.stroke : state.fill,
    isInvisible: state.renderMode === 3 || state.renderMode === 7 || state.alpha === 0,
    isOff: showing.isOff,
    isArtifact: showing.isArtifact,
    isField: showing.isField,
  };
  if (!font.isVertical) return [showAcross(shown, run, showing) * state.scale, 0];
  // Downwards: what runs along x runs down y.
  return [0, -showDown(shown, { ...run, matrix: multiply(matrix, [0, -1, 1, 0, 0, 0]) }, showing)];
}

function showAcross(shown: readonly unknown[], run: GlyphRun, { state, font, text }: Showing): number {
  const { fontSize: size, charSpacing, wordSpacing } = state;
  const sign = size < 0 ? -1 : 1;
  // Letters set wide are still one word; two letters set so between others that are not have a space between them.
  const isSpace = shown.length === 2 && text.spacing !== charSpacing && charSpacing > 0;
  const tracking = isSpace ? 0 : Math.max(0, Math.min(charSpacing, Math.abs(size) / 2));
  text.spacing = charSpacing;
  let at = 0;
  for (const one of shown) {
    if (typeof one === 'number') {
      at -= (one * size) / 1000;
      continue;
    }
    const glyph = one as Glyph;
    const width = numberOf(glyph.width) * font.unit * size;
    text.add(run, glyph, [at * sign, (width + tracking) * sign]);
    at += width + charSpacing + (glyph.isSpace ? wordSpacing : 0);
  }
  return at;
}

function showDown(shown: readonly unknown[], run: GlyphRun, { state, text }: Showing): number {
  const { fontSize: size, charSpacing, wordSpacing } = state;
  let at = 0;
  for (const one of shown) {
    if (typeof one === 'number') {
      at += (one * size) / 1000;
      continue;
    }
    const glyph = one as Glyph;
    const height = Math.abs(numberOf(glyph.vmetric?.[0] ?? -1000) * 0.001 * size);
    text.add(run, glyph, [at, height]);
    at += height + charSpacing + (glyph.isSpace ? wordSpacing : 0);
  }
  return at;
}

/** Letters are between so many and so many times as wide on average as half their font's size. */
const [NARROWEST, WIDEST] = [0.35, 2.5];

/** A Type 3 font's size holds where its letters are as wide as letters of that size; otherwise they are half as wide as they are tall. */
function typeThreeSize(
  shown: readonly unknown[],
  { height, unit }: { height: number; unit: number },
): number {
  let width = 0;
  let count = 0;
  for (const one of shown) {
    const own = typeof one === 'number' ? 0 : numberOf((one as Glyph).width);
    if (own > 0) {
      width += own;
      count++;
    }
  }
  const guess = count === 0 ? height : (2 * unit * height * width) / count;
  return guess > NARROWEST * height && guess < WIDEST * height ? height : guess;
}
