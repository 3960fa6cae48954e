import type { Box } from '@/shared/documents/pdf/geometry.ts';
import { brightness } from './graphics-state.ts';
import type { PageContent } from './page-content.ts';
import type { PdfWord } from './words.ts';

/** Words somebody who looks at the page can see, and the others (faults F15). */
export interface Seen {
  shown: PdfWord[];
  hidden: PdfWord[];
}

const WHITE = 247;
/** Points; nobody reads smaller type. */
export const TINY = 1.6;

/** Whether pictures are needed to tell: white text may stand on one, and text over a scan is not painted. */
export function needsPictures(content: PageContent): boolean {
  return content.words.some((word) => word.isInvisible || (isWhite(word) && !isOnColour(word, content)));
}

/** Whether a word stands on a ground that is painted, darker than paper. */
function isOnColour(word: PdfWord, { fills }: PageContent): boolean {
  return fills.some(
    (fill) => holds(fill, word) && (fill.colour === null || brightness(fill.colour) < WHITE - 7),
  );
}

export function partHidden(content: PageContent, pictures: readonly Box[]): Seen {
  const shown: PdfWord[] = [];
  const hidden: PdfWord[] = [];
  for (const word of content.words) (isHidden(word, content, pictures) ? hidden : shown).push(word);
  return { shown, hidden };
}

function isHidden(word: PdfWord, content: PageContent, pictures: readonly Box[]): boolean {
  const { width, height } = content.size;
  if (word.isOff || word.size < TINY) return true;
  if (word.x1 < 0 || word.x0 > width || word.bottom < 0 || word.top > height) return true;
  if (word.isInvisible) return !pictures.some((picture) => holds(picture, word));
  if (!isWhite(word)) return false;
  return !isOnColour(word, content) && !pictures.some((picture) => holds(picture, word));
}

/** Ink as light as paper; it may stand on a dark ground. */
export function isWhite(word: PdfWord): boolean {
  return word.ink !== null && brightness(word.ink) >= WHITE;
}

function holds(box: Box, word: PdfWord): boolean {
  const x = (word.x0 + word.x1) / 2;
  const y = (word.top + word.bottom) / 2;
  return x > box.x0 - 1 && x < box.x1 + 1 && y > box.top - 1 && y < box.bottom + 1;
}
