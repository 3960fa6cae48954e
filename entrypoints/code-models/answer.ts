import {
  ASK_MODEL,
  CODE_EDITOR,
  MODEL_ANSWER,
  type ModelAnswer,
  type ModelQuestion,
} from '@/shared/extension/code-model.ts';
import { type CodeModel, type LinePlace, modelOf } from './models.ts';

/** How far each line of a text begins from its start. */
function startsOf(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map(({ length }) => {
    const start = at;
    at += length + 1;
    return start;
  });
}

function placeAt(starts: readonly number[], offset: number): LinePlace {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low, column: offset - (starts[low] ?? 0) };
}

/** Does what is asked to a model, and tells what it holds then. */
export function answer(model: CodeModel, { edits, select, insert }: ModelQuestion): ModelAnswer {
  if (insert !== undefined) {
    const [from, to] = model.selection();
    model.edit([{ from, to, text: insert }]);
    const starts = startsOf(model.lines());
    const behind = placeAt(starts, (starts[from.line] ?? 0) + from.column + insert.length);
    model.select(behind, behind);
  }
  if (edits) {
    const starts = startsOf(model.lines());
    model.edit(
      edits.toReversed().map(({ start, end, text }) => ({
        from: placeAt(starts, start),
        to: placeAt(starts, end),
        text,
      })),
    );
  }
  const lines = model.lines();
  const starts = startsOf(lines);
  if (select) model.select(placeAt(starts, select.start), placeAt(starts, select.end));
  const [start, end] = model.selection().map(({ line, column }) => (starts[line] ?? 0) + column);
  return { text: lines.join('\n'), start: start ?? 0, end: end ?? 0 };
}

const ANSWERS = Symbol.for('whetstone.answers-for-models');

/** Answers for the code editors of this page, once. What the page could ask so it can do to its own editors anyway. */
export function answerForModels(): void {
  const world = window as { [ANSWERS]?: true };
  if (world[ANSWERS]) return;
  world[ANSWERS] = true;
  addEventListener(
    ASK_MODEL,
    (event) => {
      const [target] = event.composedPath();
      const box = target instanceof Element ? target.closest(CODE_EDITOR) : null;
      const model = box && modelOf(box);
      if (!box || !model || !(event instanceof CustomEvent)) return;
      const detail = JSON.stringify(answer(model, JSON.parse(String(event.detail)) as ModelQuestion));
      box.dispatchEvent(new CustomEvent(MODEL_ANSWER, { detail }));
    },
    true,
  );
}
