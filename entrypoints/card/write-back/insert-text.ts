import { isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { editorAround } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';
import { appendText } from './append-text.ts';
import { fitting } from './fitting.ts';
import { becomesTrue } from './holds.ts';
import { act, SELECTION_SETTLE_MS } from './make-edits.ts';
import { settle } from './settle.ts';

/** Whether the user's caret stands amid the text or where room was made for more, so that a text belongs there. */
function holdsCaret(editor: HTMLElement): boolean {
  const { text } = readEditor(editor);
  if (!/\S$/.test(text)) return true;
  if (isTextControl(editor)) return editor.selectionStart !== text.length;
  const selection = selectionAround(editor);
  if (!selection || !editor.contains(selection.anchorNode)) return false;
  const rest = selection.getRangeAt(0).cloneRange();
  rest.setEndAfter(editor);
  return /\S/.test(`${rest}`);
}

const withoutBlanks = (text: string) => text.replace(/[\s\u200b]+/g, '');
const occurrences = (text: string, part: string) => withoutBlanks(text).split(withoutBlanks(part)).length;

/**
 * Writes a text where the caret stands, in place of what is selected; behind what is written a blank line parts it, as at
 * the end of the site's composer where no field is in use. One step of the editor's own undo.
 * @returns whether the text is there
 */
export async function insertAtCaret(text: string): Promise<boolean> {
  const editor = editorAround(deepActiveElement());
  if (!editor || !holdsCaret(editor)) return (await appendText(text, editor)).ok;
  await settle(SELECTION_SETTLE_MS);
  const fit = fitting(editor, text);
  const before = occurrences(readEditor(editor).text, fit);
  return act(editor, fit) && becomesTrue(() => occurrences(readEditor(editor).text, fit) > before);
}
