import type { Place } from '@/shared/documents/document.ts';

/** What may stand between two addresses of one citation. */
const BETWEEN = /\s*[;,]\s*(?=p{1,2}\.|lines? |paragraphs? |\$|image|[^,;]+!)/;
const CITATION = /\[([^[\]]{1,160})\]/g;

function spanOf(match: RegExpExecArray): { from: number; to: number } {
  const from = Number(match[1]);
  return { from, to: match[2] === undefined ? from : Number(match[2]) };
}

/** The place an address names as `addressOf` writes it; null where it is none. */
export function readAddress(address: string): Place | null {
  const text = address.trim();
  if (text === 'image') return { in: 'image' };
  const page = /^pp?\.\s*(\d{1,6})(?:\s*[–-]\s*\d{1,6})?$/.exec(text);
  if (page) return { in: 'page', page: Number(page[1]) };
  const sheet = /^'?(.{1,100}?)'?!(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)$/.exec(text);
  if (sheet?.[1] && sheet[2]) return { in: 'sheet', sheet: sheet[1], range: sheet[2].replaceAll('$', '') };
  const lines = /^lines? (\d{1,9})(?:\s*[–-]\s*(\d{1,9}))?$/.exec(text);
  if (lines) return { in: 'lines', ...spanOf(lines) };
  const paragraphs = /^paragraphs? (\d{1,9})(?:\s*[–-]\s*(\d{1,9}))?$/.exec(text);
  if (paragraphs) return { in: 'paragraphs', ...spanOf(paragraphs) };
  return /^\$[.[\w–-]*/.test(text) && !/\s/.test(text) ? { in: 'path', path: text } : null;
}

/** A stretch of an answer: words, or the places it names. */
export type AnswerPiece = { text: string } | { address: string; place: Place };

/** An answer with the places it cites in square brackets picked out; brackets around anything else stay words. */
export function readCitations(answer: string): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let at = 0;
  for (const match of answer.matchAll(CITATION)) {
    const cited = (match[1] ?? '')
      .split(BETWEEN)
      .map((address) => ({ address: address.trim(), place: readAddress(address) }));
    if (!cited.every(({ place }) => place)) continue;
    if (match.index > at) pieces.push({ text: answer.slice(at, match.index) });
    for (const { address, place } of cited) if (place) pieces.push({ address, place });
    at = match.index + match[0].length;
  }
  if (at < answer.length) pieces.push({ text: answer.slice(at) });
  return pieces;
}
