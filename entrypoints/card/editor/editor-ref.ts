import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { editorAround, findReplacement, focusEditor } from './find-editor.ts';
import { selectionAround } from './read-editor.ts';

/** An editor of the page, found again when the page has put another element in its place. */
export interface EditorRef {
  /** The element as the page stands now; null when it is gone. */
  current(): HTMLElement | null;
  /** Gives the focus back to it, and the caret where the page has dropped it. */
  focus(): void;
}

/** Whether the page still shows the element; one in a frame that was taken away is connected to nothing. */
function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.ownerDocument.defaultView?.frameElement ?? null) {
    if (!at.isConnected || !at.ownerDocument.defaultView) return false;
  }
  return true;
}

/** @param editor the outermost editable element, as `editorAround` finds it */
export function createEditorRef(editor: HTMLElement): EditorRef {
  let known = editor;
  const isComposer = cardBridge().findComposer?.() === editor;
  const selection = selectionAround(editor);
  const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;

  const current = () => {
    if (isShown(known)) return known;
    const composer = isComposer ? editorAround(cardBridge().findComposer?.() ?? null) : null;
    const replacement = composer ?? findReplacement(known);
    if (replacement) known = replacement;
    return replacement;
  };
  return {
    current,
    focus() {
      const editor = current();
      // Draft.js drops it as it loses the focus.
      if (caret && !selection?.rangeCount) selection?.addRange(caret);
      if (editor) focusEditor(editor);
    },
  };
}
