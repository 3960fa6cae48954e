import { describe, expect, it } from 'vitest';
import { answer } from '@/entrypoints/code-models/answer.ts';
import type { CodeModel, LinePlace } from '@/entrypoints/code-models/models.ts';

/** A model as code editors have it: lines, places in them, edits made from the last to the first. */
function modelOf(text: string, selected: [LinePlace, LinePlace]) {
  let lines = text.split('\n');
  let selection = selected;
  let steps = 0;
  const model: CodeModel = {
    lines: () => lines,
    selection: () => selection,
    select: (from, to) => {
      selection = [from, to];
    },
    edit(edits) {
      steps += 1;
      for (const { from, to, text: inserted } of edits) {
        const before = [...lines.slice(0, from.line), (lines[from.line] ?? '').slice(0, from.column)];
        const after = [(lines[to.line] ?? '').slice(to.column), ...lines.slice(to.line + 1)];
        lines = (before.join('\n') + inserted + after.join('\n')).split('\n');
      }
    },
  };
  return { model, steps: () => steps };
}

const start = { line: 0, column: 0 };

describe('a question to the model of a code editor', () => {
  it('tells text and selection, a line break as one character', () => {
    const { model, steps } = modelOf('one\n\nthree', [start, { line: 2, column: 2 }]);
    expect(answer(model, {})).toEqual({ text: 'one\n\nthree', start: 0, end: 7 });
    expect(steps()).toBe(0);
  });

  it('makes several edits as one step, by their places before any of them', () => {
    const { model, steps } = modelOf('i has teh\nletter\n', [start, start]);
    const told = answer(model, {
      edits: [
        { start: 0, end: 1, text: 'I' },
        { start: 2, end: 5, text: 'have' },
        { start: 6, end: 10, text: 'the\nlong ' },
        { start: 17, end: 17, text: 'end' },
      ],
      select: { start: 21, end: 21 },
    });
    expect(told).toEqual({ text: 'I have the\nlong letter\nend', start: 21, end: 21 });
    expect(steps()).toBe(1);
  });

  it('puts a text in the place of what is selected, and the caret behind it', () => {
    const { model } = modelOf('one two', [
      { line: 0, column: 4 },
      { line: 0, column: 7 },
    ]);
    expect(answer(model, { insert: '2\n3' })).toEqual({ text: 'one 2\n3', start: 7, end: 7 });
  });
});
