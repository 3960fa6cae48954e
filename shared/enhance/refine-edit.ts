import type { Edit } from './edits.ts';

/** Pairs of words compared at most; longer replacements stay in one piece. */
const MAX_PAIRS = 250_000;
/** Code units that go with a neighbour: halves of a pair, joiners, variation selectors, accents. */
const JOINED = /\p{M}|\u200d|\ufe0f|[\ud800-\udfff]/u;

/** The replacement without what both texts begin and end with. Never cuts an emoji or an accented letter in two. */
export function narrowEdit(before: string, { start, end, text }: Edit): Edit {
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head += 1;
  while (head > 0 && (isJoined(before, head) || isJoined(text, head))) head -= 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  while (tail > 0 && (isJoined(before, before.length - tail) || isJoined(text, text.length - tail)))
    tail -= 1;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

function isJoined(text: string, at: number): boolean {
  return JOINED.test(text.charAt(at)) || JOINED.test(text.charAt(at - 1));
}

/** Words, each with the blanks before it; blanks at the end are one more. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/** What it costs that one word becomes another: 0 for the same, below 2 where they share letters. */
function costOf(left: string, right: string): number {
  const [was, is] = [left.trim().toLowerCase(), right.trim().toLowerCase()];
  if (was === is) return left === right ? 0 : 0.1;
  const longer = Math.max(was.length, is.length);
  const narrow = narrowEdit(was, { start: 0, end: was.length, text: is });
  const shared = longer - Math.max(narrow.end - narrow.start, narrow.text.length);
  return shared === 0 ? 1.9 : 2 * (1 - shared / longer) * 0.9;
}

/**
 * One replacement of several words as replacements word by word, so that each new word stands where the old one stood.
 * @param before what `edit` replaces
 * @returns in order; their effect is that of `edit`
 */
export function refineEdit(before: string, edit: Edit): Edit[] {
  const [old, fresh] = [wordsOf(before), wordsOf(edit.text)];
  if (old.length * fresh.length > MAX_PAIRS || old.length === 0 || fresh.length === 0) return [edit];
  const costs = tableOf(old, fresh);
  const edits: Edit[] = [];
  let [row, column, end] = [old.length, fresh.length, edit.end];
  while (row > 0 || column > 0) {
    const [was = '', is = ''] = [old[row - 1], fresh[column - 1]];
    const cost = costs[row]?.[column] ?? 0;
    const isPair = row > 0 && column > 0 && cost === (costs[row - 1]?.[column - 1] ?? 0) + costOf(was, is);
    const isRemoved = !isPair && row > 0 && cost === (costs[row - 1]?.[column] ?? 0) + 1;
    const start = isPair || isRemoved ? end - was.length : end;
    const text = isRemoved ? '' : is;
    const last = edits[0];
    // Neighbouring additions are one; what stays is none.
    if (last && last.start === last.end && start === end && last.start === end)
      edits[0] = { ...last, text: text + last.text };
    else if (isPair) edits.unshift(...changesOf({ start, end, text }, was));
    else edits.unshift({ start, end, text });
    end = start;
    if (isPair || isRemoved) row -= 1;
    if (!isRemoved) column -= 1;
  }
  return edits;
}

/** How a word with the blanks before it becomes another: blanks and letters apart, so that no word moves to another line. */
function changesOf({ start, end, text }: Edit, was: string): Edit[] {
  const blanks = was.length - was.trimStart().length;
  const newBlanks = text.length - text.trimStart().length;
  const parts: [Edit, string][] = [
    [{ start, end: start + blanks, text: text.slice(0, newBlanks) }, was.slice(0, blanks)],
    [{ start: start + blanks, end, text: text.slice(newBlanks) }, was.slice(blanks)],
  ];
  return parts.filter(([edit, old]) => edit.text !== old).map(([edit, old]) => narrowEdit(old, edit));
}

function tableOf(old: readonly string[], fresh: readonly string[]): number[][] {
  const costs: number[][] = [Array.from({ length: fresh.length + 1 }, (_, column) => column)];
  old.forEach((was, row) => {
    const above = costs[row] ?? [];
    const line = [row + 1];
    fresh.forEach((is, column) => {
      line.push(
        Math.min(
          (above[column] ?? 0) + costOf(was, is),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      );
    });
    costs.push(line);
  });
  return costs;
}
