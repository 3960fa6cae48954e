import type { DraftTarget } from '@/entrypoints/card/editor/draft-target.ts';
import { createEditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { editorAround, lowestEditor } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { draftSpan } from '@/entrypoints/card/editor/text-span.ts';
import type { ResultNature } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, type Result } from '@/shared/errors/result.ts';
import type { CardJob } from '@/shared/extension/card/card-job.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { type Written, writeEdits } from './write-edits.ts';

/** The composer of this page, where it is a chat; also one the resident script does not look for, as in a frame. */
function composer(): HTMLElement | null {
  const { findComposer } = cardBridge();
  return findComposer ? (editorAround(findComposer()) ?? lowestEditor()) : null;
}

/** How a job's result can get into the page. A prompt is for a chat: it takes no place in a mail or a form. */
export function placeForResult(target: DraftTarget | null, job: CardJob, nature?: ResultNature) {
  if (nature !== 'prompt') return placeFor(target, job);
  return composer() && placeFor(target);
}

/** How a text can get into the page. */
export function placeFor(
  target: DraftTarget | null,
  job: CardJob | null = null,
): 'replace' | 'insert' | null {
  const action = job?.kind === 'action' && job.action;
  // What says something to a text instead of saying it otherwise goes below: nothing is lost over it.
  if (target?.spot) return action === 'reply' || action === 'explain' ? 'insert' : 'replace';
  return composer() ? 'insert' : null;
}

/** Writes a text at the end of an editor, else the composer, parted by a blank line from what it holds. Nothing is sent. */
export async function appendText(
  text: string,
  inUse: HTMLElement | null = null,
): Promise<Result<Written, ErrorCode>> {
  const editor = inUse ?? composer();
  if (!editor) return fail('no_editor');
  const reading = readEditor(editor);
  const whole = reading.text;
  const isEmpty = whole.trim() === '';
  const { end } = isEmpty ? { end: whole.length } : draftSpan(reading);
  const spot = { editor: createEditorRef(editor), whole, span: { start: isEmpty ? 0 : end, end } };
  return writeEdits(spot, [{ start: 0, end: isEmpty ? end : 0, text: isEmpty ? text : `\n\n${text}` }]);
}
