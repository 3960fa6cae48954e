import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { isSameText, readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { rangeOfSpan, type TextSpan } from '@/entrypoints/card/editor/text-span.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { methodsFor } from './methods-for.ts';
import { isFirefox } from './page-world.ts';

/** Editors learn of a selection made by a script some time later; 30 ms was enough for all that were measured. */
export const SELECTION_SETTLE_MS = 60;
/** Slate shows an edit after the next frame, some pages a turn later still. */
const VERIFY_MS = 500;
const VERIFY_STEP_MS = 20;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function select(editor: HTMLElement, span: TextSpan): void {
  editor.focus({ preventScroll: true });
  if (isTextControl(editor)) {
    editor.setSelectionRange(span.start, span.end);
    return;
  }
  const range = rangeOfSpan(span, readEditor(editor), editor);
  selectionAround(editor)?.setBaseAndExtent(
    range.startContainer,
    range.startOffset,
    range.endContainer,
    range.endOffset,
  );
}

/** Whether something holds by now or within half a second. */
export async function becomesTrue(isTrue: () => boolean): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= VERIFY_MS; waitedMs += VERIFY_STEP_MS) {
    if (isTrue()) return true;
    await wait(VERIFY_STEP_MS);
  }
  return false;
}

function holds(spot: EditorSpot, expected: string): Promise<boolean> {
  return becomesTrue(() => {
    const editor = spot.editor.current();
    return editor !== null && isSameText(readEditor(editor).text, expected);
  });
}

/** Lets the methods act in their order, at most one of them. */
export function act(editor: HTMLElement, text: string): boolean {
  const methods = methodsFor(editorKind(editor), {
    isFirefox: isFirefox(editor),
    hasLines: text.includes('\n'),
    hostname: editor.ownerDocument.location?.hostname || location.hostname,
  });
  return methods.some((method) => method(editor, text));
}

/**
 * Writes a text in the place of the draft: once, through the editor's own method, then looks whether it arrived.
 * @returns where the new text stands, for Revert; `draft_changed` when the page no longer holds what was read,
 *   `no_editor` when the editor is gone, `write_unverified` when the text did not arrive within half a second
 */
export async function writeText(spot: EditorSpot, text: string): Promise<Result<EditorSpot, ErrorCode>> {
  const editor = spot.editor.current();
  if (!editor) return fail('no_editor');
  const { whole, span } = spot;
  const now = readEditor(editor).text;
  if (!isSameText(now, whole)) return fail('draft_changed');
  const isPart = span.start > 0 || span.end < whole.length;
  // The same words with other blanks: only the whole can still be found by its place.
  if (isPart && now !== whole) return fail('draft_changed');

  select(editor, isPart ? span : { start: 0, end: now.length });
  await wait(SELECTION_SETTLE_MS);
  const fitting = editor.localName === 'input' ? text.replace(/\s*\n\s*/g, ' ') : text;
  const expected = whole.slice(0, span.start) + fitting + whole.slice(span.end);
  if (!act(editor, fitting) || !(await holds(spot, expected))) return fail('write_unverified');

  const written = spot.editor.current();
  const newWhole = written ? readEditor(written).text : expected;
  const end = newWhole.length - (whole.length - span.end);
  return ok({ editor: spot.editor, whole: newWhole, span: { start: span.start, end } });
}
