import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { fitting } from './fitting.ts';
import { act, REDRAWING, SELECTION_SETTLE_MS } from './make-edits.ts';
import { settle } from './settle.ts';

/** Typed into the card's frame, of which the page may hear late: it comes before what is typed into the editor meanwhile. */
let fromFrame = '';
let typed = '';
let holding = 0;
/** Whether some of it stands in the editor already: a letter taken back may be one of those. */
let isPutIn = false;

/** Keys that change a text, move the caret, which does not stand where the user sees it, or send what is half written. */
const EDITING = /^(?:Enter|Backspace|Delete|Arrow.+|Home|End|Page.+)$/;

/** Takes back the last letter that waits; null where that is the editor's to do. */
function takeLast(): '' | null {
  if (typed) typed = typed.replace(/.$/su, '');
  else if (fromFrame) fromFrame = fromFrame.replace(/.$/su, '');
  else if (isPutIn) return null;
  return '';
}

/** The text a key stands for: Enter is a new line. Null for what is left to the page. */
function meantBy({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | null {
  if (isComposing) return null;
  const isCommand = ctrlKey || metaKey || altKey;
  if (EDITING.test(key)) {
    if (isCommand) return '';
    return key === 'Backspace' ? takeLast() : key === 'Enter' ? '\n' : '';
  }
  return key[1] || isCommand ? null : key;
}

/** Whether it is meant for another field of text, into which the user has gone meanwhile. */
function isElsewhere(ref: EditorRef, event: Event): boolean {
  const [field] = event.composedPath() as Partial<HTMLElement>[];
  return !!field?.matches?.('input,textarea') && !ref.current()?.contains(field as HTMLElement);
}

/** Whether letters wait for a write to end. */
export const isTyped = () => fromFrame + typed !== '';

/** Puts in what waits, and what comes meanwhile. */
async function putIn(ref: EditorRef): Promise<void> {
  while (isTyped()) {
    const next = fromFrame + typed;
    fromFrame = typed = '';
    const editor = ref.current();
    if (!editor) continue;
    // A field of one line has no new line: what was pressed at its end stands for nothing.
    const fit = fitting(editor, editor.localName === 'input' ? next.replace(/\n+$/, '') : next);
    if (fit === '') continue;
    act(editor, fit);
    isPutIn = true;
    // Until an editor has drawn it, what comes next would be taken for typed where the caret stood before.
    if (REDRAWING.test(editorKind(editor))) await settle(SELECTION_SETTLE_MS);
  }
}

/**
 * Does something while what the user types and pastes is kept from the page: amid a write it would go into the text, take its place,
 * or send it half written. It goes in behind, also where the work comes to nothing; of several at once behind the last.
 */
export async function holdingKeys<T>(ref: EditorRef, work: () => Promise<T>): Promise<T> {
  const held = new AbortController();
  const hold = (event: KeyboardEvent | ClipboardEvent) => {
    if (!event.isTrusted || isElsewhere(ref, event)) return;
    if (event.type === 'keyup') {
      // Many a chat sends its draft as Enter is let go.
      if ('key' in event && event.key === 'Enter') event.stopImmediatePropagation();
      return;
    }
    // A picture has no text: it is the page's.
    const text = 'key' in event ? meantBy(event) : event.clipboardData?.getData('text/plain') || null;
    if (text === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += text;
  };
  const view = ref.current()?.ownerDocument.defaultView;
  for (const name of ['keydown', 'keyup', 'paste'] as const)
    view?.addEventListener(name, hold, { capture: true, signal: held.signal });
  holding += 1;
  try {
    return await work();
  } finally {
    try {
      if (holding === 1) await putIn(ref);
    } finally {
      // A page that throws must not be left deaf to keys.
      holding -= 1;
      if (holding === 0) isPutIn = false;
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
