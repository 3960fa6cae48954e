import { globSync, readFileSync } from 'node:fs';

/** A paragraph of correct prose, on one line and as an editor wraps it by hand. */
export interface WrappedParagraph {
  flat: string;
  wrapped: string;
}

const MARKUP = /[`|<>[\]{}=*_#\\]|https?:|^\s*(?:[-+•]|\d+[.)])\s/;
const MIN_WORDS = 25;
const MAX_CHARS = 900;
/** The widths people wrap mails, commits and documents at. */
const WIDTHS = [60, 66, 72, 76];

function wrap(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** Prose of the installed packages' own words, spread over them; nothing of it is kept here. */
export function wrappedParagraphs(count: number): WrappedParagraph[] {
  const found = new Set<string>();
  for (const file of globSync('node_modules/**/{README,readme,CHANGELOG}.md').sort())
    for (const part of readFileSync(file, 'utf8')
      .replaceAll('\r\n', '\n')
      .split(/\n{2,}/)) {
      const flat = part.trim().replace(/\s*\n\s*/g, ' ');
      const isProse = /^\p{Lu}/u.test(flat) && /[.!?]$/.test(flat) && !MARKUP.test(part);
      if (isProse && flat.length <= MAX_CHARS && flat.split(' ').length >= MIN_WORDS) found.add(flat);
    }
  const step = Math.max(1, Math.floor(found.size / count));
  return [...found]
    .filter((_flat, index) => index % step === 0)
    .slice(0, count)
    .map((flat, index) => ({ flat, wrapped: wrap(flat, WIDTHS[index % WIDTHS.length] ?? 72) }));
}
