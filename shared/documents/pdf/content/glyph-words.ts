import {
  type Matrix,
  type PageSize,
  type Turn,
  tiltOf,
  tiltPoint,
  turnOf,
  turnPoint,
} from '@/shared/documents/pdf/geometry.ts';
import { accented, isAccent, type Part } from './accents.ts';
import type { Face, PdfWord } from './words.ts';

/** A glyph as pdf.js shows it; `width` is in thousandths of the font size. */
export interface Glyph {
  unicode?: string;
  width?: number;
  vmetric?: readonly number[];
  isSpace?: boolean;
}

/** Where a run of glyphs begins and how it advances. */
export interface GlyphRun {
  /** From text space, in which the glyph stands at (0, 0) with its font size, to the page. */
  matrix: Matrix;
  face: Face;
  /** Size as seen, in points. */
  size: number;
  ink: number | null;
  isInvisible: boolean;
  isOff: boolean;
  isArtifact: boolean;
  isField: boolean;
}

/** Wider than this part of the font size, a gap is a space; kerning stays below, a tight TeX space above. */
const SPACE = 0.16;
const JOIN = 0.3;

interface Open {
  run: GlyphRun;
  turn: Turn;
  tilt: number;
  base: number;
  /** In writing order: text and where it begins and ends. */
  parts: Part[];
  from: number;
  to: number;
  isSpaced: boolean;
  mark: number | undefined;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
// Presentation forms and ligatures, which NFKC takes apart; superscripts, fractions and signs stay as they are.
const composed = /[\u00a0\u2002-\u200a\u202f\ufb00-\ufdff\ufe70-\ufeff]/;
// Joiners shape the letters beside them; soft hyphens are dealt with where lines are joined.
const invisible = /(?![\u00ad\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A glyph's text as people type it. */
export function readable(unicode: string): string {
  if (unicode.length === 1 && unicode > ' ' && unicode <= '~') return unicode;
  const plain = composed.test(unicode) ? unicode.normalize('NFKC') : unicode;
  return plain.replace(invisible, '');
}

/** Private use, control or replacement characters: a font without a map to Unicode. */
function isUnreadable(unicode: string): boolean {
  const code = unicode.charCodeAt(0);
  if (code < 0x20) return code < 9 || code > 13;
  return (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd;
}

/** How far above its line an accent of a capital is drawn, as a part of the font size. */
const RAISED = 0.4;
const hasMarks = /[\u0300-\u036f]/;

/** Puts an accent and the letter it is drawn over together, as old type sets them one by one. */
function joinsAccent(
  open: Open,
  run: GlyphRun,
  { turn, tilt, base, part }: { turn: Turn; tilt: number; base: number; part: Part },
): boolean {
  const last = open.parts.at(-1);
  if (!last || isAccent(last.text) === isAccent(part.text)) return false;
  if (open.turn !== turn || open.tilt !== tilt) return false;
  if (Math.abs(open.run.size - run.size) > 0.05 * run.size) return false;
  if (Math.abs(open.base - base) > RAISED * run.size) return false;
  const one = accented(last, part, run.size);
  if (!one) return false;
  open.parts[open.parts.length - 1] = one;
  // An accent by itself is where its letter is; within a word the line is the word's.
  if (open.parts.length === 1) Object.assign(open, isAccent(part.text) ? {} : { base, run, from: one.from });
  open.to = Math.max(open.parts.at(-2)?.to ?? one.to, one.to);
  return true;
}

/** Gathers glyphs into words as they are drawn. */
export class GlyphWords {
  readonly words: PdfWord[] = [];
  /** Glyphs whose text is not a character: private use, control or replacement. */
  unreadable = 0;
  glyphs = 0;
  /** What was put between the glyphs of the string before. */
  spacing = 0;
  /** Under which number the tags of the file speak of what is drawn. */
  mark: number | undefined;
  private open: Open | undefined;
  private isAfterSpace = false;

  constructor(private readonly page: PageSize) {}

  /** One glyph that covers `advance` of text space from `at` on. */
  add(run: GlyphRun, glyph: Glyph, [at, advance]: readonly [number, number]): void {
    const written = glyph.unicode ?? '';
    this.glyphs++;
    if (isUnreadable(written)) this.unreadable++;
    const text = readable(written);
    if (text.trim() === '') {
      this.close();
      this.isAfterSpace = true;
      return;
    }
    const m = run.matrix;
    const turn = turnOf(m[0], m[1]);
    const tilt = tiltOf(m[0], m[1], turn);
    const [u0, v0] = tiltPoint(this.place(m, at, turn), tilt);
    const [u1] = tiltPoint(this.place(m, at + advance, turn), tilt);
    const from = Math.min(u0, u1);
    const to = Math.max(u0, u1);
    const open = this.open;
    if (open && joinsAccent(open, run, { turn, tilt, base: v0, part: { text, from, to } })) return;
    if (open && this.follows(open, run, { turn, tilt, base: v0, from, to })) {
      open.parts.push({ text, from, to });
      open.from = Math.min(open.from, from);
      open.to = Math.max(open.to, to);
      return;
    }
    this.close();
    this.open = {
      run,
      turn,
      tilt,
      base: v0,
      parts: [{ text, from, to }],
      from,
      to,
      isSpaced: this.isAfterSpace,
      mark: this.mark,
    };
    this.isAfterSpace = false;
  }

  /** Where a run is so far along, on the page as it is turned. */
  private place(matrix: Matrix, along: number, turn: Turn): readonly [number, number] {
    return turnPoint([matrix[0] * along + matrix[4], matrix[1] * along + matrix[5]], turn, this.page);
  }

  private follows(
    open: Open,
    run: GlyphRun,
    { turn, tilt, base, from, to }: Pick<Open, 'turn' | 'tilt' | 'base' | 'from' | 'to'>,
  ): boolean {
    if (open.turn !== turn || open.tilt !== tilt || Math.abs(open.base - base) > 0.08 * run.size)
      return false;
    const one = open.run;
    if (one.face !== run.face || Math.abs(one.size - run.size) > 0.05 * run.size) return false;
    if (one.ink !== run.ink || one.isInvisible !== run.isInvisible || one.isOff !== run.isOff) return false;
    const after = from - open.to;
    const before = open.from - to;
    // Right-to-left text may be drawn from its right end on.
    return (
      (after < SPACE * run.size && after > -JOIN * run.size) ||
      (before < SPACE * run.size && before > -JOIN * run.size && rightToLeft.test(open.parts[0]?.text ?? ''))
    );
  }

  /** Ends the word that is being drawn. */
  close(): void {
    const open = this.open;
    this.open = undefined;
    if (!open) return;
    let text = '';
    const isRightToLeft = open.parts.some((part) => rightToLeft.test(part.text));
    // Glyphs with a width are read by where they stand; marks without one stay behind what they mark.
    if (isRightToLeft) open.parts.sort((a, b) => b.from - a.from);
    for (const part of open.parts) text += part.text;
    if (hasMarks.test(text)) text = text.normalize('NFC');
    const { size } = open.run;
    this.words.push({
      text,
      x0: open.from,
      x1: open.to,
      base: open.base,
      top: open.base - 0.75 * size,
      bottom: open.base + 0.22 * size,
      size,
      face: open.run.face,
      turn: open.turn,
      tilt: open.tilt,
      isSpaced: open.isSpaced,
      startsCell: false,
      ink: open.run.ink,
      isInvisible: open.run.isInvisible,
      isOff: open.run.isOff,
      isArtifact: open.run.isArtifact,
      isField: open.run.isField,
      ...(open.mark !== undefined && { mark: open.mark }),
      order: this.words.length,
    });
  }
}
