import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { act, REDRAWING, SELECTION_SETTLE_MS } from './make-edits.ts';
import { settle } from './settle.ts';

/** Typed into the card's frame, of which the page may hear late: it comes before what is typed into the editor meanwhile. */
let fromFrame = '';
let typed = '';
let holding = 0;

/** Whether letters wait for a write to end. */
export const isTyped = () => fromFrame + typed !== '';

/** Puts in what waits, and what comes meanwhile. */
async function putIn(ref: EditorRef): Promise<void> {
  while (isTyped()) {
    const next = fromFrame + typed;
    fromFrame = typed = '';
    const editor = ref.current();
    if (!editor) continue;
    act(editor, next);
    // Until an editor has drawn it, what comes next would be taken for typed where the caret stood before.
    if (REDRAWING.test(editorKind(editor))) await settle(SELECTION_SETTLE_MS);
  }
}

/**
 * Does something while what the user types is kept from the page: amid a write it would go into the text, or take its place. It
 * goes in behind, also where the work comes to nothing; of several at once behind the last.
 */
export async function holdingKeys<T>(ref: EditorRef, work: () => Promise<T>): Promise<T> {
  const held = new AbortController();
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key[1] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += event.key;
  };
  ref.current()?.ownerDocument.defaultView?.addEventListener('keydown', hold, {
    capture: true,
    signal: held.signal,
  });
  holding += 1;
  try {
    return await work();
  } finally {
    try {
      if (holding === 1) await putIn(ref);
    } finally {
      // A page that throws must not be left deaf to keys.
      holding -= 1;
      held.abort();
    }
  }
}

/**
 * Puts what was typed elsewhere where the caret stands.
 * @param left waits until all of it is told: keys of the page are heard before messages that were sent earlier
 */
export async function typeInto(ref: EditorRef, text: string, left: () => Promise<void>): Promise<void> {
  fromFrame += text;
  if (holding === 0) await holdingKeys(ref, left);
}
