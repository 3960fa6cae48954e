import { askModel } from '@/entrypoints/card/editor/code-model.ts';
import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { focusEditor } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import type { Reading, TextSpan } from '@/entrypoints/card/editor/read-rich-text.ts';
import { rangeOfSpan } from '@/entrypoints/card/editor/text-span.ts';
import { mirrorOf, OBSERVING } from './as-made.ts';
import { firefoxMethods } from './firefox-methods.ts';
import { becomesTrue } from './holds.ts';
import { PROCESS, sendKey } from './key-events.ts';
import { dropping } from './methods.ts';
import { methodsFor } from './methods-for.ts';
import type { PlannedEdit } from './plan-edits.ts';
import { inStandingSteps, type NodeEdit, nodeEditOf } from './run-range.ts';
import { comesTrue, settle, wait } from './settle.ts';

/** Lets the methods of an editor replace its selection, at most one of them. */
export function act(editor: HTMLElement, text: string): boolean {
  const kind = editorKind(editor);
  const methods =
    (import.meta.env.FIREFOX ? firefoxMethods(kind, text) : undefined) ??
    methodsFor(kind, editor.ownerDocument.location?.hostname || location.hostname);
  return methods.some((method) => method(editor, text));
}

export function selectSpan(editor: HTMLElement, span: TextSpan, reading: Reading = readEditor(editor)): void {
  if (isTextControl(editor)) {
    editor.setSelectionRange(span.start, span.end);
    return;
  }
  if (editorKind(editor) === 'code-model') {
    askModel(editor, { select: span });
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

/** Editors that keep the marks of a run of which nothing is left. */
const KEEPS_EMPTIED = /draft-js|ckeditor/;
export const SELECTION_SETTLE_MS = 60;

/** Selects, and where the editor needs it waits until the page has heard of the selection. */
async function untilHeard(editor: HTMLElement, isSlow: boolean, select: () => void): Promise<void> {
  if (!isSlow) {
    select();
    // Some make the edit where they last heard the selection to be, and the browser tells of it later.
    editor.ownerDocument.dispatchEvent(new Event('selectionchange'));
    return;
  }
  // A further press of the user's may have taken the focus.
  focusEditor(editor);
  const heard = new Promise<void>((resolve) => {
    editor.ownerDocument.addEventListener('selectionchange', () => resolve(), { once: true });
  });
  select();
  // React hears of a selection in a field of characters by a key or the mouse alone.
  if (isTextControl(editor)) sendKey(editor, 'keyup', PROCESS);
  await Promise.race([heard, settle(SELECTION_SETTLE_MS)]);
  // The page's own listeners come after ours.
  await wait(0);
}

/**
 * Editors that must draw what they were told before they understand the next place. As Lexical they write where they last heard
 * the selection to be, and hear of one made by a script some time later.
 */
export const REDRAWING = /slate|draft-js|ckeditor/;
const REDRAW_STEP_MS = 5;
const REDRAW_MS = 100;
/** Who has drawn nothing of the first edit by then draws none of the others. */
const FIRST_DRAW_MS = 500;

/** What the editor holds once it has drawn an edit. */
async function redrawn(editor: HTMLElement, before: Reading, withinMs = REDRAW_MS): Promise<Reading> {
  let now = before;
  const isDrawn = () => {
    now = readEditor(editor);
    return now.text !== before.text;
  };
  await wait(REDRAW_STEP_MS);
  await comesTrue(isDrawn, { withinMs, stepMs: REDRAW_STEP_MS });
  return now;
}

/** Whether a block that the page draws itself stands between two places. */
function isParted({ islands }: Reading, from: number, to: number): boolean {
  return islands.some(
    ({ at, kind, isBlock, element }) =>
      isBlock && kind !== 'image' && at >= from && at < to && !element.isContentEditable,
  );
}

/** Whether a place still stands: the page may have put another node there, or parted its letters. */
const stands = ({ node, to }: NodeEdit) => node.isConnected && to <= node.length;

/** Lets an editor replace its selection, and waits for the change; of a long document, to compare its HTML takes milliseconds. */
async function actAndSee(editor: HTMLElement, text: string): Promise<boolean> {
  let isChanged = false;
  const watch = new MutationObserver(() => {
    isChanged = true;
  });
  watch.observe(editor, { childList: true, characterData: true, subtree: true });
  const isTaken = act(editor, text);
  const isSeen = isTaken && (await becomesTrue(() => isChanged || watch.takeRecords().length > 0));
  watch.disconnect();
  if (isTaken && !isSeen) dropping.add(editor);
  return isSeen;
}

/**
 * Replaces what is selected, in two tries.
 * @param isFirst whether the editor took none yet: once it took one, it takes the others
 * @returns false where it refuses
 */
async function replaceIn(
  { editor, isSlow, isFirst }: { editor: HTMLElement; isSlow: boolean; isFirst: boolean },
  select: () => void,
  text: string,
): Promise<boolean> {
  await untilHeard(editor, isSlow, select);
  const isSeen = isFirst && editorKind(editor) === 'contenteditable';
  const isMade = async () => (isSeen ? actAndSee(editor, text) : act(editor, text));
  if (await isMade()) return true;
  // Some are busy with drawing.
  await settle(REDRAW_MS);
  select();
  const isDone = await isMade();
  if (!isDone) dropping.delete(editor);
  return isDone;
}

/**
 * Makes the edits in the page, from the last to the first.
 * @param edits as `asMade` gives them
 * @returns in how many steps of the editor's own history they may stand; 0 where the editor refused one: no other is tried
 */
export async function makeEdits(
  editor: HTMLElement,
  reading: Reading,
  edits: readonly PlannedEdit[],
): Promise<number> {
  const kind = editorKind(editor);
  if (askModel(editor, { drawn: reading.text, edits })) {
    await redrawn(editor, reading);
    return 1;
  }
  // A mirror is drawn some time after its field: it is looked for before anything is changed.
  const isSlow = kind === 'lexical' || REDRAWING.test(kind) || mirrorOf(editor) !== undefined;
  let now = reading;
  let steps = 0;
  let observed = 0;
  let changedAt = 0;
  const replace = async (select: () => void, text: string) => {
    const isFirst = steps === 0;
    if (!(await replaceIn({ editor, isSlow, isFirst }, select, text))) return false;
    steps += 1;
    if (!REDRAWING.test(kind)) return true;
    const before = now.text;
    now = await redrawn(editor, now, isFirst ? FIRST_DRAW_MS : REDRAW_MS);
    return !isFirst || now.text !== before;
  };
  for (const edit of edits.toReversed()) {
    let nodeEdit = nodeEditOf(edit, now);
    if (!nodeEdit || !stands(nodeEdit)) {
      now = readEditor(editor);
      nodeEdit = nodeEditOf(edit, now);
    }
    if (!nodeEdit) {
      const read = now;
      if (!(await replace(() => selectSpan(editor, edit, read), edit.text))) return 0;
    } else if (OBSERVING.test(kind)) {
      // What the page draws there itself would be drawn anew with all that is changed around it.
      if (observed > 0 && isParted(now, edit.end, changedAt)) {
        await wait(0);
        observed += 1;
      }
      nodeEdit.node.replaceData(nodeEdit.from, nodeEdit.to - nodeEdit.from, nodeEdit.text);
      observed ||= 1;
      changedAt = edit.start;
    } else {
      const standing = inStandingSteps(nodeEdit);
      for (const planned of standing.length > 1 && KEEPS_EMPTIED.test(kind) ? [nodeEdit] : standing) {
        // The step before may have had the editor drawn anew.
        const at = edit.start - nodeEdit.from;
        const moved = { ...edit, start: planned.from + at, end: planned.to + at, text: planned.text };
        const place = stands(planned) ? planned : nodeEditOf(moved, readEditor(editor));
        const { node, from, to, text } = place ?? planned;
        const select = () => selectionAround(editor)?.setBaseAndExtent(node, from, node, to);
        if (!(await replace(select, text))) return 0;
      }
    }
  }
  return steps + observed;
}
