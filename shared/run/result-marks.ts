import type { DiffSegment } from '@/shared/enhance/changes.ts';

/** A stretch of a result: what is new in it, or the place where something was taken out. */
export interface ResultMark {
  start: number;
  end: number;
  kind: 'new' | 'gone';
}

/** From this share on, marks would be under everything, and say nothing. */
const MOST_NEW = 0.65;

/** The place of words that left nothing behind: the blank before them, or the letter after them at the start of a line. */
const placeOfGone = (text: string, at: number): number => (at === 0 || text[at - 1] === '\n' ? at : at - 1);

/** What is marked in the clean text of a result, so that it tells at a glance what was changed. */
export function resultMarks(
  segments: readonly DiffSegment[],
  refused: ReadonlySet<number>,
): readonly ResultMark[] {
  const texts = segments.map((part, index) =>
    'same' in part ? part.same : refused.has(index) ? part.before : part.after,
  );
  const whole = texts.join('');
  let at = 0;
  const marks = segments.flatMap((part, index): ResultMark[] => {
    const text = texts[index] ?? '';
    const start = at;
    at += text.length;
    if ('same' in part || refused.has(index)) return [];
    const words = text.trim();
    if (words !== '') {
      const from = start + text.indexOf(words);
      return [{ start: from, end: from + words.length, kind: 'new' }];
    }
    if (part.before.trim() === '') return [];
    const place = placeOfGone(whole, start);
    return [{ start: place, end: place + 1, kind: 'gone' }];
  });
  const fresh = marks.reduce((sum, { start, end, kind }) => (kind === 'new' ? sum + end - start : sum), 0);
  return fresh > MOST_NEW * whole.length ? [] : marks;
}
