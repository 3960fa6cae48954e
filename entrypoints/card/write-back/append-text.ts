import { createEditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { pageComposer } from '@/entrypoints/card/editor/page-composer.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { draftSpan } from '@/entrypoints/card/editor/text-span.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, type Result } from '@/shared/errors/result.ts';
import { type Written, writeEdits } from './write-edits.ts';

/** Writes a text at the end of an editor, else the composer, parted by a blank line from what it holds. Nothing is sent. */
export async function appendText(
  text: string,
  inUse: HTMLElement | null = null,
): Promise<Result<Written, ErrorCode>> {
  const editor = inUse ?? pageComposer();
  if (!editor) return fail('no_editor');
  const reading = readEditor(editor);
  const whole = reading.text;
  const isEmpty = whole.trim() === '';
  const { end } = isEmpty ? { end: whole.length } : draftSpan(reading);
  const spot = { editor: createEditorRef(editor), whole, span: { start: isEmpty ? 0 : end, end } };
  return writeEdits(spot, [{ start: 0, end: isEmpty ? end : 0, text: isEmpty ? text : `\n\n${text}` }]);
}
