import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';
import { joinLines } from '@/shared/documents/pdf/tables/cell-text.ts';
import type { Row } from './line-fragments.ts';

/** A line of running text. */
export interface PdfLine extends Box {
  text: string;
  words: PdfWord[];
  base: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isMono: boolean;
}

const evenly = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

export function lineOf(row: Row): PdfLine {
  const words = row.segments.flatMap((segment) => segment.words);
  let letters = 0;
  let [bold, italic, mono] = [0, 0, 0];
  let size = row.size;
  let most = 0;
  for (const segment of row.segments) {
    if (segment.text.length > most) [size, most] = [segment.size, segment.text.length];
    for (const { text, face } of segment.words) {
      letters += text.length;
      if (face.isBold) bold += text.length;
      if (face.isItalic) italic += text.length;
      // Letters of other scripts are of equal width in any font.
      if (face.isMono && !evenly.test(text)) mono += text.length;
    }
  }
  const isMono = mono > 0.9 * letters;
  return {
    text: isMono ? spacedText(row) : row.segments.map((segment) => segment.text).join(' '),
    words,
    base: row.base,
    size,
    isBold: bold > 0.75 * letters,
    isItalic: italic > 0.75 * letters,
    isMono,
    x0: row.x0,
    x1: row.x1,
    top: row.top,
    bottom: row.bottom,
  };
}

/** Typewriter type keeps its columns. */
function spacedText({ segments }: Row): string {
  let text = '';
  let end = 0;
  for (const segment of segments) {
    const gap = Math.round((segment.x0 - end) / (0.6 * segment.size));
    text += text === '' ? segment.text : ' '.repeat(Math.min(40, Math.max(1, gap))) + segment.text;
    end = segment.x1;
  }
  return text;
}

/** Lines as one text. */
export function textOfLines(lines: readonly PdfLine[]): string {
  return lines.reduce((text, line) => joinLines(text, line.text), '').replaceAll('\u00ad', '');
}
