import { expect, it } from 'vitest';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { resultMarks } from '@/shared/run/result-marks.ts';

const none = new Set<number>();
const marked = (segments: readonly DiffSegment[], refused: ReadonlySet<number> = none) =>
  resultMarks(segments, refused).map(
    ({ start, end, kind }) => `${kind} ${JSON.stringify(applyDiff(segments, refused).slice(start, end))}`,
  );

it('marks new words without the blanks around them, and the gap of what went', () => {
  const segments = [
    { before: 'teh ', after: 'the ' },
    { same: 'old man ' },
    { before: 'really ', after: '' },
    { same: 'has it.' },
  ];
  expect(marked(segments)).toEqual(['new "the"', 'gone " "']);
  expect(marked(segments, new Set([0]))).toEqual(['gone " "']);
});

it('marks what went at the start of a line at its first letter', () => {
  expect(marked([{ before: 'Well, ', after: '' }, { same: 'it works.' }])).toEqual(['gone "i"']);
  expect(marked([{ same: 'One.\n' }, { before: 'so ', after: '' }, { same: 'two.' }])).toEqual(['gone "t"']);
});

it('marks nothing in a text that is new for the most part', () => {
  expect(marked([{ before: 'a', after: 'Everything here was written anew' }, { same: ' by him.' }])).toEqual(
    [],
  );
});
