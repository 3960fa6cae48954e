import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { rowsOf, segmentsOf, textOfWords } from '@/shared/documents/pdf/layout/line-fragments.ts';

/** Lines of a cell from the top, joined by spaces. */
export function cellText(words: readonly PdfWord[]): string {
  if (words.length === 0) return '';
  return rowsOf(segmentsOf(words))
    .map((row) => textOfWords(row.segments.flatMap((segment) => segment.words)))
    .reduce((text, line) => joinLines(text, line), '');
}

/** Two lines as one; a hyphen that only parted a word at the line's end is dropped. */
export function joinLines(text: string, line: string): string {
  if (text === '') return line;
  if (/\u00ad$/.test(text)) return text.slice(0, -1) + line;
  if (/\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(line)) {
    const before = /([\p{L}-]+)[-\u2010]$/u.exec(text)?.[1] ?? '';
    return before.includes('-') || keepsHyphen(before) ? text + line : text.slice(0, -1) + line;
  }
  if (/[-\u2010\u2013/]$/.test(text) && /\S[-\u2010\u2013/]$/.test(text)) return text + line;
  if (/[\u3040-\u30ff\u3400-\u9fff]$/.test(text) && /^[\u3040-\u30ff\u3400-\u9fff]/.test(line))
    return text + line;
  return `${text} ${line}`;
}

/** First parts of words that keep their hyphen: well-known, self-made, non-zero. */
function keepsHyphen(part: string): boolean {
  return /^(well|self|non|ex|half|all|cross|high|low|long|short|full|part|multi-\w+|real|open|end|one|two|three|four|five|third|first|second|state|user|time|data|large|small|so|e)$/i.test(
    part,
  );
}
