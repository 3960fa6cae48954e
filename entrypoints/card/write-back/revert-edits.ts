import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import type { Edit } from '@/shared/enhance/edits.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { asMade } from './as-made.ts';
import { editsNow, endNow } from './edits-now.ts';
import { holds } from './holds.ts';
import { selectSpan } from './make-edits.ts';
import { planEdits } from './plan-edits.ts';
import type { Snapshot } from './snapshot.ts';
import { expectedStructure, isStructure, structureOf } from './structure.ts';
import { holdingKeys } from './type-into.ts';
import { stopFollowing, undoWritten } from './undo-as-one.ts';
import { followUndo, restore, type Written, write } from './write-edits.ts';

/**
 * Takes back what was written: by the inverse where that restores every mark, else by the editor's own history.
 * @returns as `writeEdits`; `write_unverified` also when the editor holds neither
 */
export function revertEdits(written: Written): Promise<Result<null, ErrorCode>> {
  return holdingKeys(written.spot.editor, () => takeBack(written));
}

async function takeBack({ spot, before, inverse, steps }: Written): Promise<Result<null, ErrorCode>> {
  // A redo the user pressed a moment ago must not bring back what he takes back now.
  stopFollowing();
  const editor = spot.editor.current();
  if (!editor) return fail('field_gone');
  const reading = readEditor(editor);
  const now = editsNow(spot, inverse, reading.text);
  if (!now) return fail('draft_changed');
  const until = endNow(spot, reading.text);
  const separate = planEdits(reading, now);
  const planned = asMade(editor, reading, { planned: separate, until });
  const isExact = isStructure(expectedStructure(reading, planned), before.structure);
  if (!isExact) {
    await undoWritten(spot.editor, { before: before.text, after: spot.whole, steps });
    const left = spot.editor.current();
    // A browser leaves selected what it took back: the next card would take that alone for the draft.
    const end = endNow(spot, before.text);
    if (left && readEditor(left).text === before.text) selectSpan(left, { start: end, end });
    if (await holds(spot, (now) => isStructure(structureOf(now), before.structure))) return ok(null);
    // The page may have drawn another draft in another element by now.
    const held = spot.editor.current();
    const text = held ? readEditor(held).text : '';
    const isOurs =
      isAmid(reading.text, now, text) || (text === spot.whole + before.text && before.text !== '');
    if (text !== reading.text) return isOurs ? restored(spot, before) : fail('write_unverified');
  }
  // Without its history the blocks of joined and parted lines are the editor's to choose; no other's are.
  const wanted =
    isExact || before.text === ''
      ? before.structure
      : { ...before.structure, lines: expectedStructure(reading, separate, planned).lines };
  const wrote = await write(spot, inverse, { wanted, onMade: (made) => followUndo(spot.editor, made) });
  if (!wrote.ok) stopFollowing();
  return wrote.ok ? ok(null) : wrote;
}

/** Whether a text is one on the way back, where of each change either side stands: the page may have put another draft there. */
function isAmid(whole: string, edits: readonly Edit[], text: string): boolean {
  let from = 0;
  let ends = new Set([0]);
  for (const { start, end, text: old } of [...edits, { start: whole.length, end: whole.length, text: '' }]) {
    const kept = whole.slice(from, start);
    const sides = [kept + old, kept + whole.slice(start, end)];
    ends = new Set(
      [...ends].flatMap((at) =>
        sides.filter((side) => text.startsWith(side, at)).map((side) => at + side.length),
      ),
    );
    from = end;
  }
  return ends.has(text.length);
}

/**
 * The last way back, by writing: over what a history left half way, as some keep five steps, and over a draft that it put beside the
 * result, since the page had drawn over it.
 */
async function restored(spot: EditorSpot, before: Snapshot): Promise<Result<null, ErrorCode>> {
  await restore(spot.editor, before);
  const isBack = await holds(spot, (now) => isStructure(structureOf(now), before.structure));
  return isBack ? ok(null) : fail('write_unverified');
}
