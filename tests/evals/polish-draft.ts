import { readFileSync } from 'node:fs';

/** A draft with errors planted in it, and the text without them. */
export interface PolishDraft {
  draft: string;
  correct: string;
  /** Where each planted error's right text stands in `correct`; empty where something had to go. */
  planted: readonly { start: number; end: number; wrong: string; right: string }[];
}

const PLANTED = /«([^|»]*)\|([^»]*)»/g;

/** Reads `«wrong|right»` marks: the draft has the wrong, the correct text the right. */
export function parseDraft(marked: string): PolishDraft {
  const planted: { start: number; end: number; wrong: string; right: string }[] = [];
  let correct = '';
  let draft = '';
  let at = 0;
  for (const match of marked.matchAll(PLANTED)) {
    const [whole, wrong = '', right = ''] = match;
    const between = marked.slice(at, match.index);
    correct += between;
    draft += between + wrong;
    planted.push({ start: correct.length, end: correct.length + right.length, wrong, right });
    correct += right;
    at = match.index + whole.length;
  }
  return { draft: draft + marked.slice(at), correct: correct + marked.slice(at), planted };
}

/** The pieces of a set: texts between lines of `---`. */
export function readSet(name: string): string[] {
  return readFileSync(new URL(`./polish/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n---\n');
}
