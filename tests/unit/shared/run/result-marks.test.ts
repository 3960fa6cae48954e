import { expect, it } from 'vitest';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { resultMarks } from '@/shared/run/result-marks.ts';

const none = new Set<number>();
const marked = (segments: readonly DiffSegment[], refused: ReadonlySet<number> = none) =>
  resultMarks(segments, refused).map((mark) => {
    const text = applyDiff(segments, refused);
    if (mark.kind === 'new') return `new ${text.slice(mark.start, mark.end)}`;
    return `${mark.words} gone behind "${text.slice(0, mark.start)}"`;
  });

it('marks new words without the blanks around them, and where which words went', () => {
  const segments = [
    { before: 'teh ', after: 'the ' },
    { same: 'old man ' },
    { before: 'really ', after: '' },
    { same: 'has it.' },
  ];
  expect(marked(segments)).toEqual(['new the', 'really gone behind "the old man"']);
  expect(marked(segments, new Set([0]))).toEqual(['really gone behind "teh old man"']);
});

it('marks what went at the start of a line before its first letter', () => {
  expect(marked([{ before: 'Well, ', after: '' }, { same: 'it works.' }])).toEqual(['Well, gone behind ""']);
  expect(marked([{ same: 'One.\n' }, { before: 'so ', after: '' }, { same: 'two.' }])).toEqual([
    'so gone behind "One.\n"',
  ]);
});

it('marks what went at the start of an item behind its dot or number, where it can be seen', () => {
  const parts = (mark: string) => [
    { same: `${mark}` },
    { before: 'really ', after: '' },
    { same: `do it\n${mark}rest` },
  ];
  expect(marked(parts('- '))).toEqual(['really gone behind "- "']);
  expect(marked(parts('  1. '))).toEqual(['really gone behind "  1. "']);
  const whole = [{ same: '- tea\n' }, { before: '- milk\n', after: '' }, { same: '- cups' }];
  expect(marked(whole)).toEqual(['- milk gone behind "- tea\n- "']);
});

it('marks nothing in a text that is new for the most part', () => {
  expect(marked([{ before: 'a', after: 'Everything here was written anew' }, { same: ' by him.' }])).toEqual(
    [],
  );
});

it('marks words that only a full stop stands for as gone, too', () => {
  const segments = [
    { same: 'Please review it' },
    { before: ' until Friday, me and Tom looked at it', after: '.' },
  ];
  expect(marked(segments)).toEqual([
    'until Friday, me and Tom looked at it gone behind "Please review it"',
    'new .',
  ]);
  expect(marked([{ same: 'Really' }, { before: '!!', after: '.' }])).toEqual(['new .']);
});
