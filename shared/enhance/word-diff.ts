import { diffArrays } from 'diff';
import { alignSentences } from './align-sentences.ts';
import type { DiffSegment } from './changes.ts';
import { areDependent, type Change } from './dependent-changes.ts';

/** Edits jsdiff may look for in all; beyond, the rest of the text is compared more coarsely. Keeps 50,000 chars ≤ 300 ms. */
const EDIT_BUDGET = 2_400;
/** Texts up to this length in sum are compared word by word at once. */
const SHORT_CHARS = 6_000;
/** What stands in a draft for something that is no text of it: never cut. */
const PLACEHOLDER = /(\[\[[^[\]\n]{1,60}\]\])/;
/** Made with the first comparison: it takes the browser a while, and not every context compares. */
let words: Intl.Segmenter | undefined;

type Split = (text: string) => string[];

const byParagraph: Split = (text) => text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
const bySentence: Split = (text) =>
  text.match(/[^.!?。！？\n]*(?:[.!?。！？]+\s*|\n+|$)/g)?.filter(Boolean) ?? [];
const byWord: Split = (text) => {
  words ??= new Intl.Segmenter('en', { granularity: 'word' });
  const segmenter = words;
  return text
    .split(PLACEHOLDER)
    .flatMap((part, index) =>
      index % 2 === 1 ? [part] : Array.from(segmenter.segment(part), ({ segment }) => segment),
    );
};

const isShort = ({ before, after }: Change): boolean => before.length + after.length <= SHORT_CHARS;

/**
 * What a rewrite changed, word by word, in pieces a person would accept or refuse as one.
 * Joining `same`/`before` gives the draft exactly, joining `same`/`after` the result.
 */
export function diffWords(draft: string, result: string): DiffSegment[] {
  if (draft === result) return draft === '' ? [] : [{ same: draft }];
  const whole = { before: draft, after: result };
  const ladder = isShort(whole) ? [byWord] : [byParagraph, bySentence, byWord];
  const segments = compare(whole, ladder, { left: EDIT_BUDGET });
  return [isBlank, isIsland, areDependent].reduce(joinIslands, mergeNeighbours(segments));
}

function compare(change: Change, ladder: readonly Split[], budget: { left: number }): DiffSegment[] {
  const [split, ...finer] = ladder;
  if (!split || change.before === '' || change.after === '') return [change];
  const parts = diffArrays(split(change.before), split(change.after), {
    maxEditLength: Math.max(1, Math.min(budget.left, EDIT_BUDGET / 2)),
  });
  if (!parts) {
    budget.left -= EDIT_BUDGET / 2;
    return split === bySentence ? compareSentences(change) : [change];
  }
  const segments: DiffSegment[] = [];
  let edits = 0;
  for (const part of parts) {
    const text = part.value.join('');
    if (!part.added && !part.removed) segments.push({ same: text });
    else {
      edits += part.value.length;
      segments.push(part.added ? { before: '', after: text } : { before: text, after: '' });
    }
  }
  budget.left -= edits;
  const merged = mergeNeighbours(segments);
  return finer.length === 0
    ? merged
    : merged.flatMap((piece) => {
        if ('same' in piece) return [piece];
        return split === bySentence ? compareSentences(piece) : compare(piece, finer, budget);
      });
}

/** Sentence by sentence: where all of many are rewritten, each shows its own changes. */
function compareSentences({ before, after }: Change): DiffSegment[] {
  return alignSentences(bySentence(before), bySentence(after)).flatMap((change) =>
    isShort(change) ? compare(change, [byWord], { left: EDIT_BUDGET / 2 }) : [change],
  );
}

/** Neighbouring pieces of one kind become one. */
function mergeNeighbours(segments: readonly DiffSegment[]): DiffSegment[] {
  const merged: DiffSegment[] = [];
  for (const piece of segments) {
    const last = merged.at(-1);
    if (last && 'same' in last && 'same' in piece)
      merged[merged.length - 1] = { same: last.same + piece.same };
    else if (last && !('same' in last) && !('same' in piece))
      merged[merged.length - 1] = { before: last.before + piece.before, after: last.after + piece.after };
    else merged.push(piece);
  }
  return merged;
}

type Joins = (same: string, left: Change, right: Change) => boolean;

/** Only blanks between two changes; a line break parts them, since lines are judged apart. */
const isBlank: Joins = (same) => /^[^\S\n]+$/.test(same);
/** A short word left standing between two longer changes belongs to neither text's sense. */
const isIsland: Joins = (same, left, right) =>
  same.length <= 5 && !same.includes('\n') && countWords(left) >= 2 && countWords(right) >= 2;

function joinIslands(segments: readonly DiffSegment[], joins: Joins): DiffSegment[] {
  const joined: DiffSegment[] = [];
  for (const piece of segments) {
    const island = joined.at(-1);
    const left = joined.at(-2);
    if (
      !('same' in piece) &&
      island &&
      left &&
      'same' in island &&
      !('same' in left) &&
      joins(island.same, left, piece)
    ) {
      joined.splice(-2, 2, {
        before: left.before + island.same + piece.before,
        after: left.after + island.same + piece.after,
      });
    } else joined.push(piece);
  }
  return joined;
}

function countWords({ before, after }: Change): number {
  return Math.max(before.trim().split(/\s+/).length, after.trim().split(/\s+/).length);
}
