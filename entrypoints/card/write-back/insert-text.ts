import { isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { editorAround, focusEditor } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { draftSpan, rangeOfSpan } from '@/entrypoints/card/editor/text-span.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';
import { becomesTrue } from './holds.ts';
import { act, SELECTION_SETTLE_MS } from './make-edits.ts';
import { settle } from './settle.ts';

/** Whether the user's caret stands in the editor; there the text belongs. */
function holdsCaret(editor: HTMLElement): boolean {
  if (deepActiveElement() !== editor && !editor.contains(deepActiveElement())) return false;
  return isTextControl(editor) || editor.contains(selectionAround(editor)?.anchorNode ?? null);
}

function putCaretAtEnd(editor: HTMLElement): void {
  focusEditor(editor);
  if (isTextControl(editor)) {
    editor.setSelectionRange(editor.value.length, editor.value.length);
    return;
  }
  const reading = readEditor(editor);
  const { end } = draftSpan(reading);
  const range = rangeOfSpan(
    end < reading.text.length ? { start: end, end } : { start: 0, end },
    reading,
    editor,
  );
  selectionAround(editor)?.collapse(range.endContainer, range.endOffset);
}

const withoutBlanks = (text: string) => text.replace(/[\s\u200b\ufeff]+/g, '');
const occurrences = (text: string, part: string) => withoutBlanks(text).split(withoutBlanks(part)).length;

/**
 * Writes a text where the caret stands, in place of what is selected; at the end of the site's composer where no field is
 * in use. One step of the editor's own undo.
 * @returns whether the text is there
 */
export async function insertAtCaret(text: string): Promise<boolean> {
  const inUse = editorAround(deepActiveElement());
  const editor = inUse ?? editorAround(cardBridge().findComposer?.() ?? null);
  if (!editor) return false;
  if (!holdsCaret(editor)) putCaretAtEnd(editor);
  await settle(SELECTION_SETTLE_MS);
  const fitting = editor.localName === 'input' ? text.replace(/\s*\n\s*/g, ' ') : text;
  const before = occurrences(readEditor(editor).text, fitting);
  return act(editor, fitting) && becomesTrue(() => occurrences(readEditor(editor).text, fitting) > before);
}
