import type { EditorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import { selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { pageSide } from '@/shared/extension/page-world.ts';
import { insertText, type WriteMethod } from './methods.ts';

/** Line by line: in Firefox a bare ProseMirror joins the lines of one insert. */
export const insertLines: WriteMethod = (editor, text) => {
  const { ownerDocument } = editor;
  // Where nothing is selected it would take the letter before.
  let acted = selectionAround(editor)?.isCollapsed === false && ownerDocument.execCommand('delete');
  text.split('\n').forEach((line, index) => {
    if (index > 0) acted = ownerDocument.execCommand('insertParagraph') || acted;
    if (line !== '') acted = ownerDocument.execCommand('insertText', false, line) || acted;
  });
  return acted;
};

interface QuillModel {
  getSelection(): { index: number; length: number } | null;
  deleteText(index: number, length: number, source: 'user'): void;
  insertText(index: number, text: string, source: 'user'): void;
  setSelection(index: number, length: number, source: 'user'): void;
}

/** Quill 1's own model, which Firefox lets us reach: there native editing can lose the breaks between lines. */
export const quillModel: WriteMethod = (editor, text) => {
  const container = editor.parentElement && (pageSide(editor.parentElement) as { __quill?: QuillModel });
  const selected = container?.__quill?.getSelection();
  if (!container?.__quill || !selected) return false;
  container.__quill.deleteText(selected.index, selected.length, 'user');
  container.__quill.insertText(selected.index, text, 'user');
  container.__quill.setSelection(selected.index + text.length, 0, 'user');
  return true;
};

/** The ways for the editors that Firefox writes to otherwise than `methods-for.ts` says; none for the rest. */
export function firefoxMethods(kind: EditorKind, text: string): WriteMethod[] | undefined {
  if (kind === 'prosemirror') return [insertLines];
  return kind === 'quill1' && text.includes('\n') ? [quillModel, insertText] : undefined;
}
