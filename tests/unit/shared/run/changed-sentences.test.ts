import { describe, expect, it } from 'vitest';
import type { DiffSegment } from '@/shared/enhance/changes.ts';
import {
  changedSentences,
  changeParts,
  isRewritten,
  resultSentences,
  wholeSections,
} from '@/shared/run/changed-sentences.ts';

const shown = (segments: readonly DiffSegment[]) =>
  changedSentences(segments).map((sentence) =>
    sentence.map(({ part }) => ('same' in part ? part.same : `[${part.before}→${part.after}]`)).join(''),
  );

describe('the changes of a result', () => {
  it('are shown in their sentences, without those that stayed', () => {
    expect(
      shown([
        { same: 'All is well. He ' },
        { before: 'go', after: 'goes' },
        { same: ' home. Nothing here. I ' },
        { before: 'has', after: 'have' },
        { same: ' it.\nThe end.' },
      ]),
    ).toEqual(['He [go→goes] home. ', 'I [has→have] it.\n']);
  });

  it('keep their place among the segments', () => {
    const [sentence] = changedSentences([{ same: 'One. Two ' }, { before: 'a', after: 'b' }]);
    expect(sentence?.map(({ segment }) => segment)).toEqual([0, 1]);
  });

  it('part sentences where a change does', () => {
    expect(shown([{ before: 'a', after: 'A.\n\n' }, { same: 'Left as it is.' }])).toEqual(['[a→A.\n\n]']);
  });

  it('keep the mark of a list item and a shortened title with their sentence', () => {
    expect(
      shown([
        { same: '1. All is well.\n2. I ' },
        { before: 'has', after: 'have' },
        { same: ' it. Dear Mr. Smith ' },
        { before: 'go', after: 'goes' },
        { same: ' home.' },
      ]),
    ).toEqual(['2. I [has→have] it. ', 'Dear Mr. Smith [go→goes] home.']);
  });

  it('keep what was taken away at the end with the last sentence', () => {
    expect(shown([{ same: 'Left as it is. So be it. ' }, { before: 'thanks', after: '' }])).toEqual([
      'So be it. [thanks→]',
    ]);
  });

  it('are none where nothing was changed', () => {
    expect(shown([{ same: 'Left. As it is.' }])).toEqual([]);
  });
});

describe('a sentence with more new than kept', () => {
  const isNew = (segments: readonly DiffSegment[]) => resultSentences(segments).some(isRewritten);

  it('is shown as a whole', () => {
    expect(
      isNew([
        { before: 'Send me', after: 'Could I have' },
        { same: ' the ' },
        { before: 'stuff', after: 'figures' },
      ]),
    ).toBe(true);
  });

  it('is not one of which every other word was misspelt', () => {
    const change = (before: string, after: string) => ({ before, after });
    const segments = [
      change('Their', 'There'),
      { same: ' is a bug in ' },
      change('teh', 'the'),
      { same: ' export' },
      change(', fix it untill friday', '. Fix it until Friday.'),
    ];
    expect(isNew(segments)).toBe(false);
  });
});

describe('the space of a change', () => {
  it.each([
    // What goes, what comes, and what stands around both.
    [' more', '', ' |more|||'],
    ['', ',', '|||,|'],
    [' -', ',', '| -||,|'],
    [' ', ', ', '|||,| '],
    ['dont ', 'do not ', '|dont||do not| '],
    ['a ', 'b', '|a ||b|'],
    ['a', ' b', '|a| |b|'],
  ])('%j to %j is drawn as %j', (before, after, drawn) => {
    const { start, removed, between, added, end } = changeParts({ before, after });
    expect([start, removed, between, added, end].join('|')).toBe(drawn);
  });

  it('leaves the result as it will be where what goes is not read', () => {
    for (const [before, after] of [
      [' -', ','],
      ['a', ' b'],
      [' x ', ' '],
      ['', 'not '],
    ] as const) {
      const { start, between, added, end } = changeParts({ before, after });
      expect(start + between + added + end).toBe(after);
    }
  });
});

it('a section that was taken back stands as it was, and the next one is untouched', () => {
  const segments = [
    { before: 'write it', after: '## Task\nWrite it' },
    { before: ', max ', after: '.\n\n## Requirements\n- At most ' },
    { same: '20 words' },
  ];
  expect(wholeSections(segments, new Set([0]))).toEqual([
    { before: 'write it, ', after: 'write it.\n\n', segments: [0] },
    { before: 'max 20 words', after: '## Requirements\n- At most 20 words', segments: [1] },
  ]);
});
