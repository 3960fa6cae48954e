import type { Rule } from './rules.ts';

/** A word as it was recognised; lengths in pixels of the upright picture. */
export interface OcrWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 100. */
  confidence: number;
  /** Which line, paragraph and column of the page it was found in: equal ones belong together. */
  line: string;
  paragraph: string;
  /** How many of the lines that run down the picture stand to its left at its height: the cell of a ruled table. */
  ruled: number;
}

/** A line as it is seen, from its words. */
export interface OcrLine {
  words: OcrWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Below this a word without a letter or digit is taken for dirt, frames or pictures. */
const SURE = 30;
/** A line below this is a picture taken for text. */
const LEAST_LINE = 25;

/**
 * Words of the recognition's table (tesseract's `GetTSVText`: level, page, block, paragraph, line, word, left, top,
 * width, height, confidence, text), in its reading order. Lengths are divided by `scale`.
 */
export function parseWords(
  tsv: string,
  { scale, rules }: { scale: number; rules: readonly Rule[] },
): OcrWord[] {
  const words: OcrWord[] = [];
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== '5') continue;
    const text = cells.slice(11).join(' ').trim();
    if (!text) continue;
    const [, , part, paragraph, line, , left, top, width, height, confidence] = cells.map(Number);
    const box = {
      left: (left ?? 0) / scale,
      top: (top ?? 0) / scale,
      width: (width ?? 0) / scale,
      height: (height ?? 0) / scale,
    };
    words.push({
      text,
      ...box,
      ruled: rulesBefore(box, rules),
      confidence: confidence ?? 0,
      paragraph: `${part}.${paragraph}`,
      line: `${part}.${paragraph}.${line}`,
    });
  }
  return withoutDirt(words);
}

type Box = Pick<OcrWord, 'left' | 'top' | 'width' | 'height'>;

function rulesBefore({ left, top, width, height }: Box, rules: readonly Rule[]): number {
  const middle = top + height / 2;
  return rules.filter((rule) => rule.x < left + width / 2 && rule.top < middle && rule.bottom > middle)
    .length;
}

function withoutDirt(words: OcrWord[]): OcrWord[] {
  const lines = new Map<string, OcrWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const kept = new Set<string>();
  for (const [line, members] of lines) if (confidenceOf(members) >= LEAST_LINE) kept.add(line);
  return words.filter(
    ({ line, text, confidence }) => kept.has(line) && (confidence >= SURE || /[\p{L}\p{N}]/u.test(text)),
  );
}

/** Mean confidence, 0 to 100, longer words counting more. */
export function confidenceOf(words: readonly OcrWord[]): number {
  let sum = 0;
  let weight = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    weight += text.length;
  }
  return weight ? sum / weight : 0;
}

/** How much was read with some certainty, in letters and digits: what turns of a picture are compared by. */
export function surelyRead(words: readonly OcrWord[]): number {
  let letters = 0;
  for (const { text, confidence } of words)
    if (confidence >= 70 && text.length > 1) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters;
}
