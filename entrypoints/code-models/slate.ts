import type { ModelEdit, ModelQuestion } from '@/shared/extension/code-model.ts';
import { begin } from './begin.ts';
import { type Part, type PlacedText, placesIn } from './slate-places.ts';

interface Point {
  path: readonly number[];
  offset: number;
}

interface LetterOperation extends Point {
  type: 'insert_text' | 'remove_text';
  text: string;
}

/** As far as Slate has it since its functions became methods of its editor. */
export interface SlateEditor extends Part {
  isVoid(part: Part): boolean;
  isInline(part: Part): boolean;
  apply(operation: LetterOperation): void;
  delete(options: { at: { anchor: Point; focus: Point }; hanging: boolean }): void;
  splitNodes(options: { at: Point; always: boolean }): void;
  start(path: readonly number[]): Point;
  withoutNormalizing(work: () => void): void;
}

/** What React hangs on the elements it draws. */
interface Fiber {
  return: Fiber | null;
  memoizedProps: { editor?: Partial<SlateEditor> } | null;
}

/** The editor is given to one of the components around its element. */
function editorOf(root: Element): SlateEditor | null {
  const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (root as unknown as Record<string, Fiber | null>)[key] : null;
  for (; fiber; fiber = fiber.return ?? null) {
    const editor = fiber.memoizedProps?.editor;
    if (editor?.apply && editor.splitNodes && editor.children) return editor as SlateEditor;
  }
  return null;
}

/** @returns whether the model behind a Slate editor can be reached and, where that is told, holds what is drawn */
export function writeToSlate(root: Element, question: ModelQuestion): boolean {
  const editor = editorOf(root);
  return editor !== null && writeToEditor(editor, question);
}

/** Makes edits in a model of which a block and a text may have more to them than is drawn. */
export function writeToEditor(editor: SlateEditor, { drawn, edits = [] }: ModelQuestion): boolean {
  if (drawn === undefined) return true;
  const places = placesIn(editor, drawn);
  if (!places) return false;
  // Where a block has line breaks of its own, a line is one more of those.
  const isSoft = places.some(({ text }) => text.includes('\n'));
  // One step of the history: the document is set right only behind it.
  const write = () => {
    for (const edit of edits.toReversed()) {
      const [from, to] = placesOf(places, edit);
      if (from === to && (isSoft || !edit.text.includes('\n'))) replaceLetters(editor, from, edit);
      else replaceLines(editor, { from, to, edit });
    }
  };
  begin(() => editor.withoutNormalizing(write));
  return true;
}

/** The texts an edit begins and ends in: one where it stays in it, of two that meet there the one it was planned for. */
function placesOf(places: readonly PlacedText[], { start, end, piece }: ModelEdit): [PlacedText, PlacedText] {
  const letter = piece?.at ?? start;
  const own = places.find(({ at, text }) => at <= letter && letter < at + text.length);
  if (own && own.at <= start && end <= own.at + own.text.length) return [own, own];
  const [first] = places as [PlacedText];
  const around = (offset: number) =>
    places.find(({ at, text }) => at <= offset && offset <= at + text.length) ?? first;
  return [around(start), around(end)];
}

/** By its letters alone: what a text has besides them stays. */
function replaceLetters(
  editor: SlateEditor,
  { path, at, text: held }: PlacedText,
  edit: Pick<ModelEdit, 'start' | 'end' | 'text'>,
): void {
  const [start, end] = [edit.start - at, edit.end - at];
  // Added right behind what was typed, it would be the same step of the history: a letter is replaced with it.
  const before = [...held.slice(0, start)].at(-1) ?? '';
  const offset = start === end ? start - before.length : start;
  const gone = held.slice(offset, end);
  const made = held.slice(offset, start) + edit.text;
  if (made) editor.apply({ type: 'insert_text', path, offset, text: made });
  if (gone) editor.apply({ type: 'remove_text', path, offset: offset + made.length, text: gone });
}

/** Joins and parts blocks as the editor does: what is parted has what the block had, what is joined what the first of them had, or the next where nothing is left of the first. */
function replaceLines(
  editor: SlateEditor,
  { from, to, edit }: { from: PlacedText; to: PlacedText; edit: ModelEdit },
): void {
  const anchor = { path: from.path, offset: edit.start - from.at };
  if (edit.start < edit.end) {
    const focus = { path: to.path, offset: edit.end - to.at };
    // Else the break behind an empty line stays.
    editor.delete({ at: { anchor, focus }, hanging: true });
  }
  const lines = edit.text.split('\n');
  for (let left = lines.length; left > 1; left -= 1) editor.splitNodes({ at: anchor, always: true });
  const block = from.block.slice(0, -1);
  lines.forEach((text, index) => {
    if (text === '') return;
    const at = index === 0 ? anchor : editor.start([...block, (from.block.at(-1) ?? 0) + index]);
    editor.apply({ type: 'insert_text', ...at, text });
  });
}
