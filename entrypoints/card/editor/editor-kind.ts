import { CODE_EDITOR } from '@/shared/extension/code-model.ts';

/** What decides how an editor is written to (`write-back/`). Told by the marks each framework leaves in the DOM. */
export type EditorKind =
  | 'text-control'
  | 'prosemirror'
  | 'quill1'
  | 'quill2'
  | 'lexical'
  | 'slate'
  | 'draft-js'
  | 'ckeditor'
  | 'codemirror'
  | 'code-model'
  | 'contenteditable';

export type TextControl = HTMLTextAreaElement | HTMLInputElement;

export function isTextControl(element: Element): element is TextControl {
  return element.localName === 'textarea' || element.localName === 'input';
}

/** @param editor the outermost editable element, or the box of a code editor */
export function editorKind(editor: HTMLElement): EditorKind {
  if (isTextControl(editor)) return 'text-control';
  if (editor.matches(CODE_EDITOR)) return 'code-model';
  if (editor.matches('.ProseMirror,.tiptap')) return 'prosemirror';
  if (editor.matches('[data-lexical-editor=true]')) return 'lexical';
  if (editor.matches('[data-slate-editor]')) return 'slate';
  if (editor.matches('.cm-content')) return 'codemirror';
  if (editor.matches('.ck-editor__editable')) return 'ckeditor';
  if (editor.matches('.public-DraftEditor-content')) return 'draft-js';
  if (editor.matches('.ql-editor')) {
    // Quill 1 keeps a paste box beside its editor; Quill 2 has none.
    return editor.parentElement?.querySelector(':scope > .ql-clipboard') ? 'quill1' : 'quill2';
  }
  return 'contenteditable';
}
