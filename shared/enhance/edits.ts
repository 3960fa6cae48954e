import type { DiffSegment } from './changes.ts';

/**
 * One replacement over a draft: what stands from `start` to `end` (UTF-16 units) becomes `text`. A script of them is in the
 * order of the draft, none overlapping.
 */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The changes of a rewrite as replacements over its draft.
 * @param refused indexes into `segments` that are left out
 */
export function editsOf(segments: readonly DiffSegment[], refused: ReadonlySet<number> = new Set()): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  segments.forEach((part, index) => {
    const before = 'same' in part ? part.same : part.before;
    if (!('same' in part) && !refused.has(index) && part.before !== part.after) {
      edits.push({ start: at, end: at + before.length, text: part.after });
    }
    at += before.length;
  });
  return edits;
}

/** The text with the replacements made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: inserted } of edits) {
    result += text.slice(from, start) + inserted;
    from = end;
  }
  return result + text.slice(from);
}

/** The replacements that take others back, over the text those made. */
export function invertEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map(({ start, end, text: inserted }) => {
    const inverse = {
      start: start + shift,
      end: start + shift + inserted.length,
      text: text.slice(start, end),
    };
    shift += inserted.length - (end - start);
    return inverse;
  });
}

/** The same replacements some characters further on. */
export function shiftEdits(edits: readonly Edit[], by: number): Edit[] {
  return edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }));
}

/**
 * The same replacements over another form of the text, such as the one the page holds where the engine got it cleaned.
 * @param offsets for each offset into the one text its place in the other; one more than the text has characters
 */
export function moveEdits(edits: readonly Edit[], offsets: readonly number[]): Edit[] {
  const to = (offset: number) => offsets[offset] ?? offset;
  return edits.map(({ start, end, text }) => ({
    start: to(start),
    end: start === end ? to(start) : to(end - 1) + 1,
    text,
  }));
}

/**
 * Where each character of a text stands in another form of it, which lacks or has further characters of one kind.
 * @param isLoose characters that may be in the one and not in the other
 * @returns undefined where they differ in more than that
 */
export function offsetsBetween(
  from: string,
  to: string,
  isLoose: (char: string) => boolean,
): number[] | undefined {
  const offsets: number[] = [];
  let at = 0;
  for (let index = 0; index < from.length; index += 1) {
    const char = from.charAt(index);
    if (isLoose(char)) {
      offsets.push(at);
      if (to.charAt(at) === char) at += 1;
      continue;
    }
    while (at < to.length && to.charAt(at) !== char && isLoose(to.charAt(at))) at += 1;
    if (to.charAt(at) !== char) return undefined;
    offsets.push(at);
    at += 1;
  }
  for (let rest = at; rest < to.length; rest += 1) if (!isLoose(to.charAt(rest))) return undefined;
  offsets.push(at);
  return offsets;
}
