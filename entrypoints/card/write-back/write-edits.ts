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
import { planEdits } from './plan-edits.ts';
import { prepare } from './prepare.ts';
import { settle } from './settle.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { expectedStructure, isStructure, type Structure, structureOf } from './structure.ts';
import { holdingKeys, isTyped } from './type-into.ts';
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
export async function write(
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
  const expected = wanted ?? expectedStructure(reading, separate, planned);
  const steps = await asTyping(editor, async () =>
    layout ? Number(layout.layIn()) : makeEdits(editor, reading, planned),
  );
  // At once: the user may type on before it is known that all is well.
  const grown = current.reduce((sum, { start, end, text }) => sum + text.length + start - end, 0);
  const isBehind = layout || (steps === 1 && planned.length === 1 && planned[0]?.end === until);
  if (!isBehind && steps > 0) selectSpan(editor, { start: until + grown, end: until + grown });
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

/** What was typed meanwhile goes in behind the draft, also where the way back has selected a part of it again. */
async function standBehind(spot: EditorSpot, text = ''): Promise<void> {
  const editor = spot.editor.current();
  if (!editor || !isTyped()) return;
  const end = endNow(spot, text);
  selectSpan(editor, { start: end, end });
  await settle(SELECTION_SETTLE_MS);
}

/** Writes over what an editor holds until it holds another text. */
export async function restore(editor: EditorRef, wanted: Snapshot): Promise<void> {
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
export function followUndo(ref: EditorRef, { before, editor, steps }: Made): void {
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
export function writeEdits(
  spot: EditorSpot,
  edits: readonly Edit[],
  layout?: Layout,
): Promise<Result<Written, ErrorCode>> {
  return holdingKeys(spot.editor, () => writeOrPutBack(spot, edits, layout));
}

async function writeOrPutBack(
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
    await standBehind(spot, first?.text);
    return wrote;
  }
  const { before, editor, steps } = wrote.value;
  const whole = readEditor(editor).text;
  const end = endNow(spot, whole);
  const written = { ...spot, whole, span: { start: spot.span.start, end } };
  const draft = spot.whole.slice(spot.span.start, spot.span.end);
  return ok({ spot: written, before, inverse: invertEdits(draft, fit), steps });
}
