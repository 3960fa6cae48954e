import { expect, it } from 'vitest';
import type { Reading, TextRun } from '@/entrypoints/card/editor/read-rich-text.ts';
import {
  expectedStructure,
  isStructure,
  planEdits,
  structureOf,
} from '@/entrypoints/card/write-back/plan-edits.ts';

/** A line of runs, each with its marks. */
function line(runs: readonly [text: string, ...marks: string[]][], isDecorated: boolean): Reading {
  let at = 0;
  const pieces = runs.map(([text, ...marks]): TextRun => {
    const run = { node: {} as Text, from: 0, at, length: text.length, marks };
    at += text.length;
    return run;
  });
  const text = runs.map(([one]) => one).join('');
  return {
    text,
    pieces,
    islands: [],
    lines: [{ at: 0, blocks: '/p', look: '/', isItem: false }],
    isDecorated,
  };
}

const wavy = 'span style=text-decoration:underlinewavyred';
const correct = (reading: Reading) =>
  expectedStructure(reading, planEdits(reading, [{ start: 3, end: 11, text: 'received' }]));

it('a spell checker’s own spans go with the mistakes they stood on', () => {
  const before = line([['We '], ['recieved', wavy], [' it']], true);
  const after = line([['We received it']], true);
  expect(isStructure(structureOf(after), correct(before))).toBe(true);
});

it('a colour that is lost with its word is noticed where the spans are the text’s own', () => {
  const before = line([['We '], ['recieved', 'span style=color:red'], [' it']], false);
  const after = line([['We received it']], false);
  expect(isStructure(structureOf(after), correct(before))).toBe(false);
});

it('bold that is lost is noticed in any editor', () => {
  const before = line([['We '], ['recieved', 'strong'], [' it']], true);
  const after = line([['We received it']], true);
  expect(isStructure(structureOf(after), correct(before))).toBe(false);
});
