import { expect, it } from 'vitest';
import type { Reading, TextRun } from '@/entrypoints/card/editor/read-rich-text.ts';
import { planEdits } from '@/entrypoints/card/write-back/plan-edits.ts';
import { expectedStructure, isStructure, structureOf } from '@/entrypoints/card/write-back/structure.ts';

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

/** Lines of plain text, each in blocks of its own. */
function document(...lines: readonly [text: string, blocks: string][]): Reading {
  let at = 0;
  const read = lines.map(([text, blocks]) => {
    const begin = at;
    at += text.length + 1;
    return {
      piece: { node: {} as Text, from: 0, at: begin, length: text.length, marks: [] },
      line: { at: begin, blocks, look: '', isItem: false },
    };
  });
  return {
    text: lines.map(([text]) => text).join('\n'),
    pieces: read.map(({ piece }) => piece),
    islands: [],
    lines: read.map(({ line: one }) => one),
    isDecorated: false,
  };
}

const plan = document(
  ['Plan', '/h2'],
  ['We came', '/p'],
  ['and went', '/p'],
  ['Milk', '/ul/li'],
  ['Egg', '/ul/li'],
);
const joining = planEdits(plan, [{ start: 12, end: 13, text: ' ' }]);
const isJoined = (...lines: readonly [text: string, blocks: string][]) =>
  isStructure(structureOf(document(...lines)), expectedStructure(plan, joining));

it('where lines are joined, those are the editor’s to choose', () => {
  expect(isJoined(['Plan', '/h2'], ['We came and went', '/div'], ['Milk', '/ul/li'], ['Egg', '/ul/li'])).toBe(
    true,
  );
});

it.each([
  ['a heading before them', 0, '/p'],
  ['an item behind them', 2, '/p'],
  ['an item at the end', 3, '/p'],
] as const)('where lines are joined, %s that is lost is noticed', (_, index, blocks) => {
  const kept: [string, string][] = [
    ['Plan', '/h2'],
    ['We came and went', '/p'],
    ['Milk', '/ul/li'],
    ['Egg', '/ul/li'],
  ];
  expect(isJoined(...kept)).toBe(true);
  expect(
    isJoined(...kept.map(([text, was], at): [string, string] => [text, at === index ? blocks : was])),
  ).toBe(false);
});

it('a heading between lines that are joined before and behind it is noticed when it is lost', () => {
  const notes = document(['We', '/p'], ['came', '/p'], ['Then', '/h2'], ['we', '/p'], ['went', '/p']);
  const edits = planEdits(notes, [
    { start: 2, end: 3, text: ' ' },
    { start: 15, end: 16, text: ' ' },
  ]);
  const expected = expectedStructure(notes, edits);
  const drawn = (blocks: string) =>
    structureOf(document(['We came', '/p'], ['Then', blocks], ['we went', '/p']));
  expect(isStructure(drawn('/h2'), expected)).toBe(true);
  expect(isStructure(drawn('/p'), expected)).toBe(false);
});

it('of lines made as one in a stretch none is looked for as it was', () => {
  const made = [{ start: 5, end: 21, text: 'We came and went', piece: null }];
  const drawn = document(['Plan', '/h2'], ['We came and went', ''], ['Milk', '/ul/li'], ['Egg', '/ul/li']);
  expect(isStructure(structureOf(drawn), expectedStructure(plan, joining, made))).toBe(true);
});

it('lines written into an empty editor are as it draws them', () => {
  const empty: Reading = { text: '', pieces: [], islands: [], lines: [] };
  const written = planEdits(empty, [{ start: 0, end: 0, text: 'We came\nand went' }]);
  const drawn = structureOf(document(['We came', ''], ['and went', '/div']));
  expect(isStructure(drawn, expectedStructure(empty, written))).toBe(true);
});

it.each([
  ['', true],
  ['/p', true],
  ['/div', true],
  ['/h2', false],
  ['/ul/li', false],
])('a field that held nothing is as it was with an empty line in blocks "%s": %s', (blocks, isBack) => {
  const before = structureOf({ text: '', pieces: [], islands: [], lines: [] });
  expect(isStructure(structureOf(document(['', blocks])), before)).toBe(isBack);
});

it('a field of letters alone is known to be restored by the inverse', () => {
  const field: Reading = { text: 'We came', pieces: [], islands: [], lines: [] };
  const inverse = planEdits(field, [{ start: 3, end: 7, text: 'went' }]);
  const before = structureOf({ ...field, text: 'We went' });
  expect(isStructure(expectedStructure(field, inverse), before)).toBe(true);
});
