import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import { focusEditor, hasFocus } from '@/entrypoints/card/editor/find-editor.ts';
import type { Edit } from '@/shared/enhance/edits.ts';
import { needsSelection } from './as-made.ts';
import { SELECTION_SETTLE_MS, selectSpan } from './make-edits.ts';
import { settle } from './settle.ts';

const SELECTION_TRIES = 3;

/** Gives the editor the focus, and where its way of writing asks for it the selection; looks again whether it has them. */
export async function prepare(editor: HTMLElement, edits: readonly Edit[]): Promise<boolean> {
  const [first, last] = [edits[0], edits.at(-1)];
  for (let attempt = 0; attempt < SELECTION_TRIES; attempt += 1) {
    focusEditor(editor);
    if (needsSelection(editor) && first && last) selectSpan(editor, { start: first.start, end: last.end });
    // Amid a word: it takes no change of the run its caret is in where the user turned bold on or off there, and none of a
    // link while the caret stands at the beginning of any run.
    else if (first && editorKind(editor) === 'lexical')
      selectSpan(editor, { start: first.start + 1, end: first.start + 1 });
    await settle(SELECTION_SETTLE_MS);
    // A second press of the user may have taken both meanwhile.
    if (hasFocus(editor)) return true;
  }
  return !needsSelection(editor);
}
