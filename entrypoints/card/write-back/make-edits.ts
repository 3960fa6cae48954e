import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import type { Reading } from '@/entrypoints/card/editor/read-rich-text.ts';
import { rangeOfSpan, type TextSpan } from '@/entrypoints/card/editor/text-span.ts';
import { applyEdits } from '@/shared/enhance/edits.ts';
import { methodsFor } from './methods-for.ts';
import { isFirefox } from './page-world.ts';
import type { PlannedEdit } from './plan-edits.ts';
import { inStandingSteps, type NodeEdit, nodeEditOf } from './run-range.ts';
import { comesTrue, settle } from './settle.ts';

/** Lets the methods of an editor replace its selection, at most one of them. */
export function act(editor: HTMLElement, text: string): boolean {
  const methods = methodsFor(editorKind(editor), {
    isFirefox: isFirefox(editor),
    hasLines: text.includes('\n'),
    hostname: editor.ownerDocument.location?.hostname || location.hostname,
  });
  return methods.some((method) => method(editor, text));
}

export function selectSpan(editor: HTMLElement, span: TextSpan, reading: Reading = readEditor(editor)): void {
  if (isTextControl(editor)) {
    editor.setSelectionRange(span.start, span.end);
    return;
  }
  const range = rangeOfSpan(span, reading, editor);
  selectionAround(editor)?.setBaseAndExtent(
    range.startContainer,
    range.startOffset,
    range.endContainer,
    range.endOffset,
  );
}

/** Editors that learn of a change from their text nodes: all of it arrives as one step, and none needs a selection. */
const OBSERVING = new Set(['prosemirror', 'quill1', 'quill2', 'lexical']);
/** Editors without marks: one stretch from the first change to the last is one step. */
const PLAIN = new Set(['text-control', 'codemirror']);
/**
 * Editors that draw between two edits: one step of what has no marks, and the caret stands behind it at once. So whoever
 * types on at once cannot meet the rest of the edits. Firefox takes its time in every editor.
 */
const JOINS_BARE = new Set(['slate']);
/** Editors that write where they last heard the selection to be, and hear of one made by a script some time later. */
const SLOW_TO_SELECT = new Set(['lexical', 'slate', 'draft-js', 'ckeditor']);
/** Of them, those that keep the marks of a run of which nothing is left. */
const KEEPS_EMPTIED = new Set(['draft-js', 'ckeditor']);
export const SELECTION_SETTLE_MS = 60;

/** Whether a change is made in the selection, which the editor must have heard of before. */
export function needsSelection(editor: HTMLElement): boolean {
  return PLAIN.has(editorKind(editor));
}

/** Whether nothing but letters can be lost where lines are joined and parted: no marks, no islands, blocks of one kind. */
function isBare({ pieces, islands, lines }: Reading, { start, end }: TextSpan): boolean {
  const within = ({ at }: { at: number }) => at >= start && at < end;
  const inside = pieces.filter(({ at, length }) => at < end && at + length > start);
  const listOf = (blocks: string) => blocks.replace(/\/(?:div|p)\b/g, '');
  const first = listOf(lines.findLast(({ at }) => at <= start)?.blocks ?? '');
  return (
    inside.every(({ marks }) => marks.length === 0) &&
    !islands.some(within) &&
    lines.filter(within).every(({ blocks }) => listOf(blocks) === first)
  );
}

/** Whether the page holds a stretch letter for letter as it was read: blanks that break no line would be lost. */
function isVerbatim({ text, pieces }: Reading, { start, end }: TextSpan): boolean {
  const inside = pieces.filter(({ at, length }) => at < end && at + length > start);
  return inside.every(({ node, from, at, length }, index) => {
    const next = inside[index + 1];
    const isJoined =
      !next || (next.node === node ? next.from === from + length : from + length === node.length);
    return (
      isJoined &&
      (index === 0 || from === 0 || inside[index - 1]?.node === node) &&
      node.data.slice(from, from + length) === text.slice(at, at + length)
    );
  });
}

/**
 * Whether lines are parted as by the browser itself, by breaks or bare `div`s, which are drawn alike: of any other blocks
 * Firefox would make one.
 */
function hasPlainLines(editor: HTMLElement, { pieces, lines }: Reading, { start, end }: TextSpan): boolean {
  // An element of its own kind has a model of its lines, as Trix.
  if (editor.localName.includes('-')) return false;
  const inside = pieces.filter(({ at, length }) => at < end && at + length > start);
  const isBareDiv = (element: Element | null) =>
    element?.localName === 'div' && element.attributes.length === 0 && element.parentElement === editor;
  return (
    lines.every(({ at, blocks }) => at < start || at >= end || blocks === '' || blocks === '/div') &&
    inside.every(({ node }) => node.parentElement === editor || isBareDiv(node.parentElement))
  );
}

/**
 * The edits as an editor takes them: all as one replacement where that loses nothing and is one step of its history.
 * @param until where the draft ends: such a replacement goes so far, since the caret stands behind it
 */
export function asMade(
  editor: HTMLElement,
  reading: Reading,
  { planned, until }: { planned: readonly PlannedEdit[]; until: number },
): readonly PlannedEdit[] {
  const kind = editorKind(editor);
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return planned;
  const isOneStep = OBSERVING.has(kind) && planned.every(({ piece }) => piece);
  if (isOneStep) return planned;
  if (PLAIN.has(kind)) return [joined(reading.text, planned, until)];
  const isAcrossLines = planned.some(
    ({ start, end, text }) => text.includes('\n') || reading.text.slice(start, end).includes('\n'),
  );
  const stretch = { start: first.start, end: Math.max(last.end, until) };
  const isSlow = kind === 'contenteditable' && isFirefox(editor) && hasPlainLines(editor, reading, stretch);
  const isOneWrite = isAcrossLines || JOINS_BARE.has(kind) || (isSlow && isVerbatim(reading, stretch));
  if (isOneWrite && isBare(reading, stretch)) return [joined(reading.text, planned, until)];
  // What a model holds beside the letters cannot be seen in the page.
  if (kind !== 'contenteditable') return planned;
  return byLine(reading.text, planned).flatMap((edits) => {
    const span = { start: edits[0]?.start ?? 0, end: edits.at(-1)?.end ?? 0 };
    const isWhole = edits.length > 1 && isBare(reading, span) && isVerbatim(reading, span);
    return isWhole ? joined(reading.text, edits, span.end) : edits;
  });
}

/** The edits of each line: lines are left as they are. */
function byLine(text: string, planned: readonly PlannedEdit[]): PlannedEdit[][] {
  const lines: PlannedEdit[][] = [];
  for (const edit of planned) {
    const last = lines.at(-1)?.at(-1);
    if (last && !text.slice(last.start, edit.end).includes('\n')) lines.at(-1)?.push(edit);
    else lines.push([edit]);
  }
  return lines;
}

/** One replacement for all of them, up to a place behind the last. */
function joined(text: string, edits: readonly PlannedEdit[], until: number): PlannedEdit {
  const start = edits[0]?.start ?? 0;
  const end = Math.max(edits.at(-1)?.end ?? 0, until);
  const local = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const made = { start, end, text: applyEdits(text.slice(start, end), local) };
  const [piece] = edits.map((edit) => edit.piece);
  const isInside = piece && piece.at <= start && piece.at + piece.length >= end && !made.text.includes('\n');
  return isInside ? { ...made, piece } : { ...made, piece: null };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A second try where an editor was busy with drawing: it had reported that nothing happened. */
async function actOnceMore(editor: HTMLElement, text: string): Promise<boolean> {
  if (act(editor, text)) return true;
  if (!REDRAWING.has(editorKind(editor))) return false;
  await settle(REDRAW_MS);
  return act(editor, text);
}

/** Selects, and where the editor needs it waits until the page has heard of the selection. */
async function untilHeard(editor: HTMLElement, select: () => void): Promise<void> {
  if (!SLOW_TO_SELECT.has(editorKind(editor))) return select();
  const heard = new Promise<void>((resolve) => {
    editor.ownerDocument.addEventListener('selectionchange', () => resolve(), { once: true });
  });
  select();
  await Promise.race([heard, settle(SELECTION_SETTLE_MS)]);
  // The page's own listeners come after ours.
  await wait(0);
}

/** Editors that must draw what they were told before they understand the next place. */
const REDRAWING = new Set(['slate', 'draft-js', 'ckeditor']);
const REDRAW_STEP_MS = 5;
const REDRAW_MS = 100;

/** What the editor holds once it has drawn an edit. */
async function redrawn(editor: HTMLElement, before: Reading): Promise<Reading> {
  let now = before;
  const isDrawn = () => {
    now = readEditor(editor);
    return now.text !== before.text;
  };
  await wait(REDRAW_STEP_MS);
  await comesTrue(isDrawn, { withinMs: REDRAW_MS, stepMs: REDRAW_STEP_MS });
  return now;
}

/** Whether the page has put other nodes in the place of those an edit is about. */
function isGone({ pieces }: Reading, { start, end }: TextSpan): boolean {
  return pieces.some(({ node, at, length }) => at <= end && at + length >= start && !node.isConnected);
}

/** A step of an edit, in the nodes that stand there by now: the step before may have had the editor drawn anew. */
function inPlaceNow(
  editor: HTMLElement,
  { edit, nodeEdit, planned }: { edit: PlannedEdit; nodeEdit: NodeEdit; planned: NodeEdit },
): NodeEdit {
  if (planned.node.isConnected) return planned;
  const shift = edit.start - nodeEdit.from;
  const moved = { ...edit, start: planned.from + shift, end: planned.to + shift, text: planned.text };
  return nodeEditOf(moved, readEditor(editor)) ?? planned;
}

/**
 * Makes the edits in the page, from the last to the first.
 * @param edits as `asMade` gives them
 * @returns in how many steps of the editor's own history they may stand; 0 where the editor reported that nothing happened
 */
export async function makeEdits(
  editor: HTMLElement,
  reading: Reading,
  edits: readonly PlannedEdit[],
): Promise<number> {
  const kind = editorKind(editor);
  let now = reading;
  let steps = 0;
  let observed = 0;
  for (const edit of edits.toReversed()) {
    // Drawn anew since it was read.
    if (isGone(now, edit)) now = readEditor(editor);
    const nodeEdit = nodeEditOf(edit, now);
    if (!nodeEdit) {
      const read = now;
      await untilHeard(editor, () => selectSpan(editor, edit, read));
      steps += Number(await actOnceMore(editor, edit.text));
      now = readEditor(editor);
    } else if (OBSERVING.has(kind)) {
      nodeEdit.node.replaceData(nodeEdit.from, nodeEdit.to - nodeEdit.from, nodeEdit.text);
      observed = 1;
    } else {
      const standing = inStandingSteps(nodeEdit);
      for (const planned of standing.length > 1 && KEEPS_EMPTIED.has(kind) ? [nodeEdit] : standing) {
        const { node, from, to, text } = inPlaceNow(editor, { edit, nodeEdit, planned });
        await untilHeard(editor, () => selectionAround(editor)?.setBaseAndExtent(node, from, node, to));
        steps += Number(await actOnceMore(editor, text));
      }
    }
    if (REDRAWING.has(kind)) now = await redrawn(editor, now);
  }
  return steps + observed;
}
