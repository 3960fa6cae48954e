import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { listLines } from './list-lines.ts';

/** A stretch of a result: what is new in it, or the place where something was taken out. */
export type ResultMark =
  | { kind: 'new'; start: number; end: number }
  // Its place is where they stood: both ends are the same.
  | { kind: 'gone'; start: number; end: number; words: string };

/** From this share on, marks would be under everything, and say nothing. */
const MOST_NEW = 0.65;

/** A letter or a figure: what is more than a mark. */
const SAYS = /[\p{L}\p{N}]/u;

interface Stretch {
  start: number;
  end: number;
}

/** Where the marks of a text's items stand: a dot is drawn there, and nothing beside it would be seen. */
function itemMarks(text: string): Stretch[] {
  let at = 0;
  return listLines(text).flatMap(({ text: part, mark }) => {
    const start = at;
    at += part.length;
    return mark === '' ? [] : [{ start, end: start + mark.length }];
  });
}

/** The place of words that left nothing behind: at the end of the word before them, or at the start of a line or an item. */
function placeOfGone(text: string, at: number, items: readonly Stretch[]): number {
  const item = items.find(({ start, end }) => start <= at && at <= end);
  if (item) return item.end;
  return text[at - 1] === ' ' && /\S/.test(text[at - 2] ?? '') ? at - 1 : at;
}

/** What is marked in the clean text of a result, so that it tells at a glance what was changed. */
export function resultMarks(
  segments: readonly DiffSegment[],
  refused: ReadonlySet<number>,
): readonly ResultMark[] {
  const texts = segments.map((part, index) =>
    'same' in part ? part.same : refused.has(index) ? part.before : part.after,
  );
  const whole = texts.join('');
  const items = itemMarks(whole);
  let at = 0;
  const marks = segments.flatMap((part, index): ResultMark[] => {
    const text = texts[index] ?? '';
    const start = at;
    at += text.length;
    if ('same' in part || refused.has(index)) return [];
    const words = text.trim();
    const gone = part.before.trim();
    const from = start + text.indexOf(words);
    const isNew: ResultMark = { start: from, end: from + words.length, kind: 'new' };
    if (words !== '' && (SAYS.test(words) || !SAYS.test(gone))) return [isNew];
    if (gone === '') return [];
    const place = placeOfGone(whole, start, items);
    // A full stop is no other wording of the words it stands for.
    return [{ start: place, end: place, kind: 'gone', words: gone }, ...(words === '' ? [] : [isNew])];
  });
  const fresh = marks.reduce((sum, { start, end, kind }) => (kind === 'new' ? sum + end - start : sum), 0);
  return fresh > MOST_NEW * whole.length ? [] : marks;
}
