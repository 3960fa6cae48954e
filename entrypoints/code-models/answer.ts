import {
  ASK_MODEL,
  MODEL_ANSWER,
  MODEL_BOX,
  type ModelAnswer,
  type ModelQuestion,
} from '@/shared/extension/code-model.ts';
import { begin } from './begin.ts';
import { type CodeModel, type LinePlace, modelOf } from './models.ts';
import { writeToSlate } from './slate.ts';

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
    begin(() => model.edit([{ from, to, text: insert }]));
    const starts = startsOf(model.lines());
    const behind = placeAt(starts, (starts[from.line] ?? 0) + from.column + insert.length);
    model.select(behind, behind);
  }
  if (edits) {
    const starts = startsOf(model.lines());
    const placed = edits.toReversed().map(({ start, end, text }) => ({
      from: placeAt(starts, start),
      to: placeAt(starts, end),
      text,
    }));
    begin(() => model.edit(placed));
  }
  const lines = model.lines();
  const starts = startsOf(lines);
  if (select) model.select(placeAt(starts, select.start), placeAt(starts, select.end));
  const [start, end] = model.selection().map(({ line, column }) => (starts[line] ?? 0) + column);
  return { text: lines.join('\n'), start: start ?? 0, end: end ?? 0 };
}

function tell(box: Element, question: unknown): ModelAnswer | null {
  const model = modelOf(box);
  return model && answer(model, JSON.parse(String(question)) as ModelQuestion);
}

/** Of Slate only whether it takes what is written: its text is read from what is drawn. */
function tellOfSlate(box: Element, question: unknown): ModelAnswer | null {
  const isTaken = writeToSlate(box, JSON.parse(String(question)) as ModelQuestion);
  return isTaken ? { text: '', start: 0, end: 0 } : null;
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
      if (!(event instanceof CustomEvent)) return;
      const [target] = event.composedPath();
      const box = target instanceof Element && target.matches(MODEL_BOX) ? target : null;
      const askedOf = box?.matches('[data-slate-editor]') ? tellOfSlate : tell;
      const told = box && askedOf(box, event.detail);
      if (!box || !told) return;
      const detail = JSON.stringify(told);
      box.dispatchEvent(new CustomEvent(MODEL_ANSWER, { detail }));
    },
    true,
  );
}
