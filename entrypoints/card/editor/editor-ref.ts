import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { editorAround, findReplacement } from './find-editor.ts';

/** An editor of the page, found again when the page has put another element in its place. */
export interface EditorRef {
  /** The element as the page stands now; null when it is gone. */
  current(): HTMLElement | null;
}

/** @param editor the outermost editable element, as `editorAround` finds it */
export function createEditorRef(editor: HTMLElement): EditorRef {
  let known = editor;
  const root = editor.getRootNode();
  const scope = (root as ShadowRoot).host ? (root as ShadowRoot) : editor.ownerDocument;
  const isComposer = cardBridge().findComposer?.() === editor;

  return {
    current() {
      if (known.isConnected) return known;
      const composer = isComposer ? editorAround(cardBridge().findComposer?.() ?? null) : null;
      const replacement = composer ?? findReplacement(known, scope);
      if (replacement) known = replacement;
      return replacement;
    },
  };
}
