import { askModel } from '@/entrypoints/card/editor/code-model.ts';
import { isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { pageSide, pageWorld, paste } from '@/shared/extension/page-world.ts';

/**
 * One way to replace the selection of an editor by a text, as one step of the editor's own undo.
 * @returns false when nothing happened, so that another method may be tried; true when the editor took it
 */
export type WriteMethod = (editor: HTMLElement, text: string) => boolean;

/** Native editing: text controls, plain editable elements, ProseMirror and Quill 1 follow it. */
export const insertText: WriteMethod = (editor, text) => {
  const { ownerDocument } = editor;
  if (text === '') return ownerDocument.execCommand('delete');
  // Of several blanks a page shows one, unless they are of the other kind.
  const isKept = isTextControl(editor) || getComputedStyle(editor).whiteSpace !== 'normal';
  return ownerDocument.execCommand('insertText', false, isKept ? text : text.replace(/ (?= )/g, '\u00a0'));
};

/** What React hears typing by. */
const HEARD_BY_REACT = 'textInput';

/** An edit as the browser would announce it, so that a framework applies it to its own model. */
function announceEdit(editor: HTMLElement, inputType: string, text?: string): boolean {
  const selection = selectionAround(editor);
  if (!selection?.rangeCount) return false;
  const range = selection.getRangeAt(0).cloneRange();
  const world = pageWorld(editor);
  const init = Object.assign(new world.Object(), {
    inputType,
    data: text,
    bubbles: true,
    cancelable: true,
    composed: true,
  }) as InputEventInit;
  if (text !== undefined) {
    init.dataTransfer = new world.DataTransfer();
    init.dataTransfer.setData('text/plain', text);
  }
  // An array of this world would arrive empty in Firefox.
  init.targetRanges = world.Array.of(new world.StaticRange(range));
  const isTaken = !pageSide(editor).dispatchEvent(
    new world.InputEvent(inputType === HEARD_BY_REACT ? inputType : 'beforeinput', init),
  );
  // Some take the whole word for what a spell checker replaces, select it, and leave the rest to the browser.
  if (!isTaken) {
    selection.removeAllRanges();
    selection.addRange(range);
  }
  return isTaken;
}

/** What a spell checker sends: Lexical, Slate and Quill 2 apply it to their own model. */
export const replacementInput: WriteMethod = (editor, text) =>
  announceEdit(editor, 'insertReplacementText', text);

/** Editors that took that and made nothing of it: to them it is announced as what a key sends. */
export const dropping = new WeakSet<HTMLElement>();

/**
 * The same for an editor that keeps a model by what is announced, and hears nothing of native editing; who keeps none does
 * not take it. Trix takes it, and not its marks.
 */
export const announcedInput: WriteMethod = (editor, text) =>
  text !== '' &&
  editor.localName !== 'trix-editor' &&
  announceEdit(editor, dropping.has(editor) ? 'insertText' : 'insertReplacementText', text);

/** What the delete key sends: an empty replacement is none to Lexical and Slate. */
export const deletionInput: WriteMethod = (editor, text) =>
  text === '' && announceEdit(editor, 'deleteContentBackward');

/** What React hears of typing: Draft.js replaces what is selected within a line, and its block stays as it is. */
export const textInput: WriteMethod = (editor, text) =>
  /^.+$/.test(text) && !selectionAround(editor)?.isCollapsed && announceEdit(editor, HEARD_BY_REACT, text);

/** Plain paste: Draft.js and CodeMirror. Never on sites that turn a paste into an attachment. */
export const plainPaste: WriteMethod = (editor, text) => paste(editor, text);

/** Last way into a text control whose browser refuses native editing; React hears it by the `input` event. */
export const setRange: WriteMethod = (editor, text) => {
  if (!isTextControl(editor)) return false;
  editor.setRangeText(text, editor.selectionStart ?? 0, editor.selectionEnd ?? editor.value.length, 'end');
  editor.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
};

/** The model of a code editor. */
export const modelInput: WriteMethod = (editor, insert) => !!askModel(editor, { insert });
