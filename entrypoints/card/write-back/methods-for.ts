import type { EditorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import { PASTE_AS_FILE } from '@/shared/chats/further-sites.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import {
  announcedInput,
  deletionInput,
  insertText,
  modelInput,
  plainPaste,
  replacementInput,
  setRange,
  textInput,
  type WriteMethod,
} from './methods.ts';

/**
 * The ways to write to an editor, in the order to try them, as they were measured; Firefox has some of its own
 * (`firefox-methods.ts`). The next one is tried only when the one before reported that nothing happened.
 */
export function methodsFor(kind: EditorKind, hostname: string): WriteMethod[] {
  const paste = cardBridge().site?.sendsPasteAsFile || PASTE_AS_FILE.test(hostname) ? [] : [plainPaste];
  switch (kind) {
    case 'text-control':
      return [insertText, setRange];
    case 'prosemirror':
    case 'quill1':
      return [insertText];
    case 'quill2':
      return [replacementInput, insertText];
    case 'lexical':
      return [deletionInput, replacementInput, ...paste];
    // A paste goes where Slate last took note of the selection, which may be long ago.
    case 'slate':
    case 'ckeditor':
      return [deletionInput, replacementInput];
    // What is pasted takes along how its block is aligned.
    case 'draft-js':
      return [textInput, ...paste];
    case 'codemirror':
      return [...paste, insertText];
    case 'contenteditable':
      return [announcedInput, insertText];
    case 'code-model':
      return [modelInput];
  }
}
