import { describe, expect, it } from 'vitest';
import { applyEdits, editsOf, invertEdits, moveEdits, offsetsBetween } from '@/shared/enhance/edits.ts';
import { keepIslands } from '@/shared/enhance/keep-islands.ts';
import { narrowEdit, refineEdit } from '@/shared/enhance/refine-edit.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';

const draft = 'i has recieved [[mention 1]] you letter\n\nits a realy good idea 👩‍👩‍👧 thanks alot';
const result = 'I have received [[mention 1]] your letter.\n\nIt’s a really good idea 👩‍👩‍👦. Thanks a lot';

describe('a rewrite as edits', () => {
  it('makes the result of the draft, and the draft of the result', () => {
    const edits = editsOf(diffWords(draft, result));
    expect(applyEdits(draft, edits)).toBe(result);
    expect(applyEdits(result, invertEdits(draft, edits))).toBe(draft);
  });

  it('leaves out what was refused', () => {
    const segments = diffWords('a realy good idee', 'a really good idea');
    const first = segments.findIndex((part) => !('same' in part));
    expect(applyEdits('a realy good idee', editsOf(segments, new Set([first])))).toBe('a realy good idea');
  });

  it('means the same in a text with line ends of another kind', () => {
    const [clean, raw] = ['one\ntwo teh', 'one\r\ntwo\u0000 teh'];
    const offsets = offsetsBetween(clean, raw, (char) => '\r\u0000'.includes(char)) ?? [];
    const edits = editsOf(diffWords(clean, 'one\ntwo the'));
    expect(applyEdits(raw, moveEdits(edits, offsets))).toBe('one\r\ntwo\u0000 the');
    expect(offsetsBetween('abc', 'abd', () => false)).toBeUndefined();
  });
});

describe('a change of several words', () => {
  it('becomes one change a word, so that each stands where the old one stood', () => {
    const before = 'i has recieved you';
    const edit = { start: 10, end: 10 + before.length, text: 'I have really received your' };
    const parts = refineEdit(before, edit);
    const local = parts.map((part) => ({ ...part, start: part.start - 10, end: part.end - 10 }));
    expect(applyEdits(before, local)).toBe(edit.text);
    const inWord = local.find(({ start }) => start > 'i has '.length && start < 'i has recieved'.length);
    expect(inWord && before.slice(inWord.start, inWord.end).length).toBeLessThanOrEqual(2);
  });

  it('changes words and line breaks apart', () => {
    const parts = refineEdit('one\nits two', { start: 0, end: 11, text: 'one\n\nIt’s two' });
    expect(applyEdits('one\nits two', parts)).toBe('one\n\nIt’s two');
    expect(parts.filter(({ text }) => text.includes('\n'))).toEqual([{ start: 4, end: 4, text: '\n' }]);
  });

  it.each([
    ['👩‍👩‍👧', '👩‍👩‍👦'],
    ['cafe\u0301', 'cafe'],
    ['a😀b', 'a😁b'],
  ])('never cuts %s in two', (before, after) => {
    const edit = narrowEdit(before, { start: 0, end: before.length, text: after });
    expect(applyEdits(before, [edit])).toBe(after);
    for (const text of [before.slice(edit.start, edit.end), edit.text]) {
      expect(text).not.toMatch(/^(?:[\udc00-\udfff]|\u200d|\u0301)|(?:[\ud800-\udbff]|\u200d)$/);
    }
  });
});

describe('what is no draft', () => {
  const placeholders = ['[[mention 1]]', '[[image 2]]'];
  const text = 'ask [[mention 1]] about teh [[image 2]] now';
  const made = (answer: string) => {
    const { segments, isRepaired } = keepIslands(diffWords(text, answer), placeholders);
    return { isRepaired, result: applyEdits(text, editsOf(segments)) };
  };

  it('stays in its place through a rewrite', () => {
    expect(made('Ask [[mention 1]] about the [[image 2]] now.')).toEqual({
      isRepaired: false,
      result: 'Ask [[mention 1]] about the [[image 2]] now.',
    });
  });

  it.each([
    ['dropped', 'Ask about the [[image 2]] now.'],
    ['doubled', 'Ask [[mention 1]] about the [[image 2]] and [[image 2]] now.'],
    ['moved', 'About the [[image 2]] ask [[mention 1]] now.'],
    ['all dropped', 'Something else entirely.'],
  ])('is put back where it was %s, and that is told', (_, answer) => {
    const { result, isRepaired } = made(answer);
    expect(isRepaired).toBe(true);
    expect(result.match(/\[\[[^\]]*\]\]/g)).toEqual(placeholders);
  });
});
