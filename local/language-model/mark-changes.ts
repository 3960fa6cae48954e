import { diffArrays } from 'diff';

/** What stands between two words: nothing, a comma, or what ends a sentence or a clause. */
type Mark = 'none' | 'comma' | 'stop' | 'question';
interface Marked {
  words: string[];
  /** Before each word, and behind the last one. */
  before: Mark[];
}

const WORD = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’_@./-]*[\p{L}\p{M}\d])?/gu;

const markIn = (gap: string): Mark =>
  gap.includes('?')
    ? 'question'
    : /[.!;:\n—–]|\s-\s/.test(gap)
      ? 'stop'
      : gap.includes(',')
        ? 'comma'
        : 'none';

function readMarks(text: string): Marked {
  const found = [...text.matchAll(WORD)];
  const ends = found.map((match) => match.index + match[0].length);
  const starts = [...found.map((match) => match.index), text.length];
  return {
    words: found.map(([word]) => word.toLowerCase().replace(/['’]/g, '')),
    before: starts.map((start, at) => markIn(text.slice(ends[at - 1] ?? start, start))),
  };
}

/** For each gap of the first text, the mark in the same gap of the second where its words are there. */
function marksAt(first: Marked, second: Marked): (Mark | undefined)[] {
  const places = new Map<number, number>([[-1, -1]]);
  let [here, there] = [0, 0];
  for (const { added, removed, value } of diffArrays(first.words, second.words)) {
    if (added) there += value.length;
    else if (removed) here += value.length;
    else for (const _ of value) places.set(here++, there++);
  }
  places.set(here, there);
  return first.before.map((_, at) => {
    const [left, right] = [places.get(at - 1), places.get(at)];
    return right !== undefined && left === right - 1 ? second.before[right] : undefined;
  });
}

type MarkKind = 'splice' | 'fused' | 'comma' | 'end' | 'other';

function kindOf(from: Mark, to: Mark, isEnd: boolean): MarkKind {
  if (isEnd) return 'end';
  if (to === 'comma') return from === 'none' ? 'comma' : 'other';
  if (to === 'none') return 'other';
  return from === 'comma' ? 'splice' : from === 'none' ? 'fused' : 'other';
}

/** One mark that an editor changes or *polish* does. */
interface MarkChange {
  kind: MarkKind;
  is: 'mended' | 'missed' | 'wrong';
}

/** Which marks of a draft had to be changed, and which were. */
export function markChanges(draft: string, fixed: string, got: string): MarkChange[] {
  const typed = readMarks(draft);
  const [meant, made] = [marksAt(typed, readMarks(fixed)), marksAt(typed, readMarks(got))];
  return typed.before.flatMap((from, at): MarkChange[] => {
    const [to, now] = [meant[at], made[at] ?? from];
    if (at === 0 || to === undefined || (to === from && now === from)) return [];
    const isEnd = at === typed.words.length;
    if (now === to) return [{ kind: kindOf(from, to, isEnd), is: 'mended' }];
    const missed: MarkChange[] = to === from ? [] : [{ kind: kindOf(from, to, isEnd), is: 'missed' }];
    return now === from ? missed : [...missed, { kind: kindOf(from, now, isEnd), is: 'wrong' }];
  });
}
