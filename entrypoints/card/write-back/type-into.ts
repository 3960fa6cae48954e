import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { act, REDRAWING, SELECTION_SETTLE_MS } from './make-edits.ts';
import { settle } from './settle.ts';

/** Until an editor has drawn it, what comes next would be taken for typed where the caret stood before. */
async function put(ref: EditorRef, text: string): Promise<void> {
  const editor = ref.current();
  if (!editor) return;
  act(editor, text);
  if (REDRAWING.test(editorKind(editor))) await settle(SELECTION_SETTLE_MS);
}

/**
 * Does something while what the user types is kept from the page: amid a write it would go into the text, or take its place. It
 * goes in behind.
 */
export async function holdingKeys<T>(ref: EditorRef, work: () => Promise<T>): Promise<T> {
  const held = new AbortController();
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key[1] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += event.key;
  };
  const { signal } = held;
  ref.current()?.ownerDocument.defaultView?.addEventListener('keydown', hold, { capture: true, signal });
  try {
    const result = await work();
    while (typed) {
      const next = typed;
      typed = '';
      await put(ref, next);
    }
    return result;
  } finally {
    held.abort();
  }
}

let waiting = '';

/** Puts what was typed elsewhere where the caret stands, before what is typed into the editor meanwhile. */
export async function typeInto(ref: EditorRef, text: string): Promise<void> {
  waiting += text;
  if (waiting !== text) return;
  await holdingKeys(ref, async () => {
    while (waiting) {
      const next = waiting;
      await put(ref, next);
      waiting = waiting.slice(next.length);
    }
  });
}
