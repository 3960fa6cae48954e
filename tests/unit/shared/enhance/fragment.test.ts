import { describe, expect, test } from 'vitest';
import { edgesOf, keepEdges } from '@/shared/enhance/fragment.ts';

/** Marks the selected part of a text by bars: `a |b c| d`. */
function selectedIn(marked: string) {
  const [before = '', part = '', after = ''] = marked.split('|');
  return { whole: before + part + after, span: { start: before.length, end: before.length + part.length } };
}

const INSIDE = { opensInside: true, closesInside: true };

describe('how a selection lies in its text', () => {
  test.each([
    ['|one word| and more', { opensInside: false, closesInside: true }],
    ['i |has recieved| it', INSIDE],
    ['It works. |this too| and more', { opensInside: false, closesInside: true }],
    ['first line\n|second line|\nthird', { opensInside: false, closesInside: false }],
    ['- |an item|', { opensInside: false, closesInside: false }],
    ['half of |it\n\nand more| of it', INSIDE],
    ['the last |words|.', INSIDE],
    ['He said: |so be it|', { opensInside: false, closesInside: false }],
    ['|all of it|', { opensInside: false, closesInside: false }],
  ])('%s', (marked, edges) => {
    const { whole, span } = selectedIn(marked);
    expect(edgesOf(whole, span)).toEqual(edges);
  });
});

describe('a rewritten part of a sentence', () => {
  test.each([
    ['has recieved', 'Has received.', 'has received'],
    ['its a realy good', "It's a really good.", "it's a really good"],
    ['i think', 'I think.', 'I think'],
    ['im sure', "I'm sure.", "I'm sure"],
    ['has come ¶ its good', 'Has come. ¶ It is good.', 'has come. ¶ It is good'],
    ['Teh end.', 'The end.', 'The end.'],
    ['recieved', 'received', 'received'],
    ['whats up ', "What's up? ", "what's up "],
    ['ça va', 'Ça va.', 'ça va'],
    ['🎉 yes', '🎉 Yes.', '🎉 Yes'],
  ])('%s', (draft, result, kept) => {
    expect(keepEdges(draft, result, INSIDE)).toBe(kept);
  });

  test('keeps capital and end mark where the part begins and ends a sentence', () => {
    expect(keepEdges('its good', "It's good.", { opensInside: false, closesInside: false })).toBe(
      "It's good.",
    );
  });
});
