import type { Note } from './compose.ts';

/** A premise right before the ask stays before it: so many sentences and characters at most. */
export const MOST_PREMISE_SENTENCES = 2;
export const MOST_PREMISE_CHARS = 240;

/** Whether all that was told so far is a sentence or two of the same paragraph: what the ask is about. */
export const isPremise = (notes: readonly Note[]): boolean =>
  notes.length <= MOST_PREMISE_SENTENCES &&
  notes.every(({ isBlock, opensParagraph }, at) => !isBlock && (at === 0 || !opensParagraph)) &&
  notes.reduce((sum, { text }) => sum + text.length, 0) <= MOST_PREMISE_CHARS;
