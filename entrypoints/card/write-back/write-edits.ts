import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { editorAround, whyNotWritable } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import type { Reading } from '@/entrypoints/card/editor/read-rich-text.ts';
import { type Edit, invertEdits } from '@/shared/enhance/edits.ts';
import { refineEdit } from '@/shared/enhance/refine-edit.ts';
import { isSameText } from '@/shared/enhance/same-text.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import type { Layout } from '@/shared/extension/layouts.ts';
import { asMade, mayMention } from './as-made.ts';
import { editsNow, endNow } from './edits-now.ts';
import { fitting } from './fitting.ts';
import { holds } from './holds.ts';
import { asTyping } from './key-events.ts';
import { makeEdits, SELECTION_SETTLE_MS, selectSpan } from './make-edits.ts';
import { expectedStructure, isStructure, planEdits, type Structure, structureOf } from './plan-edits.ts';
import { prepare } from './prepare.ts';
import { settle } from './settle.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { holdingKeys } from './type-into.ts';
import { stopFollowing, undoAsOne, undoWritten } from './undo-as-one.ts';

/** What was written into a page, and what it takes to take it back. */
export interface Written {
  /** Where the new text stands, and all the editor held with it. */
  spot: EditorSpot;
  before: Snapshot;
  /** Over the text written. */
  inverse: readonly Edit[];
  /** In how many steps of the editor's own history it may stand. */
  steps: number;
}

interface Made {
  before: Snapshot;
  editor: HTMLElement;
  steps: number;
}

interface WriteOptions {
  /** What is to stand there, where the edits do not say it all. */
  wanted?: Structure;
  /** The rewrite as headings and lists, in place of the draft. */
  layout?: Layout | undefined;
  /** Called when the editor holds the draft and has the focus: from here on it is changed. */
  onBegin?: () => void;
  /** Called as soon as the edits show: what follows only looks whether they stay. */
  onMade?: (made: Made) => void;
}

/** What the user types meanwhile goes in behind it. */
async function write(
  spot: EditorSpot,
  edits: readonly Edit[],
  options: WriteOptions = {},
): Promise<Result<Made, ErrorCode>> {
  const editor = spot.editor.current();
  // The page may have hidden or locked it since.
  if (!editor?.checkVisibility()) return fail('field_gone');
  if (!editorAround(editor)) return fail(whyNotWritable(editor) ?? 'field_locked');
  // A page that changes its nodes amid a step makes the browser throw: what is written by then goes out again.
  return holdingKeys(spot.editor, () =>
    writeInto(editor, { spot, edits, ...options }).catch(() => fail<ErrorCode>('write_unverified')),
  );
}

async function writeInto(
  editor: HTMLElement,
  {
    spot,
    edits,
    wanted,
    layout,
    onBegin,
    onMade,
  }: WriteOptions & { spot: EditorSpot; edits: readonly Edit[] },
): Promise<Result<Made, ErrorCode>> {
  const first = editsNow(spot, edits, readEditor(editor).text);
  if (!first) return fail('draft_changed');
  const isReady = await prepare(editor, first);
  // The page may have drawn its composer anew at the focus, around another draft.
  if (spot.editor.current() !== editor) return fail('draft_changed');
  if (!isReady) return fail('write_unverified');
  const reading = readEditor(editor);
  const current = editsNow(spot, edits, reading.text);
  if (!current) return fail('draft_changed');
  onBegin?.();
  const until = endNow(spot, reading.text);
  const separate = layout ? [] : planEdits(reading, current);
  const planned = asMade(editor, reading, { planned: separate, until });
  const replaced = { start: current[0]?.start ?? 0, end: until };
  if (layout) {
    selectSpan(editor, replaced, reading);
    await settle(SELECTION_SETTLE_MS);
  }
  // Before the page draws anew what the islands were read from.
  const before = snapshotOf(reading);
  // Made as one they leave the lines as they are, too.
  const expected = wanted ?? expectedStructure(reading, separate);
  const steps = await asTyping(editor, async () =>
    layout ? Number(layout.layIn()) : makeEdits(editor, reading, planned),
  );
  // At once: the user may type on before it is known that all is well.
  const grown = current.reduce((sum, { start, end, text }) => sum + text.length + start - end, 0);
  const isBehind = layout || (steps === 1 && planned.length === 1 && planned[0]?.end === until);
  if (!isBehind) selectSpan(editor, { start: until + grown, end: until + grown });
  const was = { reading, structure: before.structure };
  const isIt = (now: Reading) => {
    const structure = structureOf(now);
    return layout
      ? layout.isLaidIn({ reading: now, structure }, was, replaced)
      : isStructure(structure, expected);
  };
  const onShown = () => onMade?.({ before, editor, steps });
  if (steps === 0 || !(await holds(spot, isIt, onShown))) return fail('write_unverified');
  return ok({ before, editor: spot.editor.current() ?? editor, steps });
}

/** What did not arrive whole is taken out again: by the editor's own history, else by writing what it held. */
async function putBack(editor: EditorRef, before: Snapshot, steps: number) {
  const holdsBefore = () => {
    const element = editor.current();
    return !element || readEditor(element).text === before.text;
  };
  const element = editor.current();
  if (!element || holdsBefore()) return;
  await undoWritten(editor, { before: before.text, after: readEditor(element).text, steps });
  if (!holdsBefore()) await restore(editor, before);
}

/** Writes over what an editor holds until it holds another text. */
async function restore(editor: EditorRef, wanted: Snapshot): Promise<void> {
  const element = editor.current();
  if (!element) return;
  const reading = readEditor(element);
  const whole = reading.text;
  // What stands for a picture or a mention in the text would be written as letters.
  if (structureOf(reading).islands.join() !== wanted.structure.islands.join()) return;
  // The letters are back: empty lines an editor adds, as rows it wants in a table, cannot be taken out as letters are.
  if (whole.length > wanted.text.length && isSameText(whole, wanted.text)) return;
  const span = { start: 0, end: whole.length };
  await write({ editor, whole, span }, refineEdit(whole, { ...span, text: wanted.text }), {
    wanted: wanted.structure,
  });
}

/** From here on one press takes the change back: whoever sees the text may press at once. */
function followUndo(ref: EditorRef, { before, editor, steps }: Made): void {
  // What is written there is one step of their own history.
  if (/text-control|code-model/.test(editorKind(editor)) && !mayMention(editor)) return;
  const after = snapshotOf(readEditor(editor));
  undoAsOne(ref, { before: before.text, after: after.text, steps }, (way) =>
    restore(ref, way === 'undo' ? before : after),
  );
}

/**
 * Writes a rewrite into its editor: only what changes, through the editor's own method, and looks twice whether it is
 * there with everything around it as it was.
 * @param edits over the draft, `spot.span` of the editor's text
 * @param layout what the edits say, where it goes in as headings and lists (ADR 57)
 * @returns `draft_changed` when the page no longer holds what was read, `field_gone` when the editor is,
 *   `write_unverified` when the text did not arrive whole within half a second
 */
export async function writeEdits(
  spot: EditorSpot,
  edits: readonly Edit[],
  layout?: Layout,
): Promise<Result<Written, ErrorCode>> {
  stopFollowing();
  const held = spot.editor.current();
  const fit = edits.map((edit) => ({ ...edit, text: fitting(held, edit.text) }));
  const first = held && snapshotOf(readEditor(held));
  let isBegun = false;
  const wrote = await write(spot, fit, {
    layout,
    onBegin: () => {
      isBegun = true;
    },
    onMade: (made) => followUndo(spot.editor, made),
  });
  if (!wrote.ok) {
    // What was made in part was followed already.
    stopFollowing();
    if (first && isBegun) await putBack(spot.editor, first, 2 * fit.length);
    return wrote;
  }
  const { before, editor, steps } = wrote.value;
  const whole = readEditor(editor).text;
  const end = endNow(spot, whole);
  const written = { ...spot, whole, span: { start: spot.span.start, end } };
  const draft = spot.whole.slice(spot.span.start, spot.span.end);
  return ok({ spot: written, before, inverse: invertEdits(draft, fit), steps });
}

/**
 * Takes back what was written: by the inverse where that restores every mark, else by the editor's own history.
 * @returns as `writeEdits`; `write_unverified` also when the editor holds neither
 */
export async function revertEdits({
  spot,
  before,
  inverse,
  steps,
}: Written): Promise<Result<null, ErrorCode>> {
  // A redo the user pressed a moment ago must not bring back what he takes back now.
  stopFollowing();
  const editor = spot.editor.current();
  if (!editor) return fail('field_gone');
  const reading = readEditor(editor);
  const now = editsNow(spot, inverse, reading.text);
  if (!now) return fail('draft_changed');
  const until = endNow(spot, reading.text);
  const planned = asMade(editor, reading, { planned: planEdits(reading, now), until });
  const isExact = isStructure(expectedStructure(reading, planned), before.structure);
  if (!isExact) {
    await undoWritten(spot.editor, { before: before.text, after: spot.whole, steps });
    const left = spot.editor.current();
    // A browser leaves selected what it took back: the next card would take that alone for the draft.
    const end = endNow(spot, before.text);
    if (left && readEditor(left).text === before.text) selectSpan(left, { start: end, end });
    if (await holds(spot, (now) => isStructure(structureOf(now), before.structure))) return ok(null);
    const text = left ? readEditor(left).text : '';
    if (text !== reading.text) return restored(spot, before, text);
  }
  // Without its history the blocks of joined and parted lines are the editor's to choose.
  const wanted = isExact ? before.structure : { ...before.structure, lines: [] };
  const wrote = await write(spot, inverse, { wanted, onMade: (made) => followUndo(spot.editor, made) });
  if (!wrote.ok) stopFollowing();
  return wrote.ok ? ok(null) : wrote;
}

/** The last way back: over a draft that its history put beside the result, since the page had drawn over it. */
async function restored(spot: EditorSpot, before: Snapshot, text: string): Promise<Result<null, ErrorCode>> {
  if (text !== spot.whole + before.text || before.text === '') return fail('write_unverified');
  await restore(spot.editor, before);
  const isBack = await holds(spot, (now) => isStructure(structureOf(now), before.structure));
  return isBack ? ok(null) : fail('write_unverified');
}
