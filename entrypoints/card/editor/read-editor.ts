import { askModel } from './code-model.ts';
import { editorKind, isTextControl } from './editor-kind.ts';
import { type Reading, readRichText, type TextSpan } from './read-rich-text.ts';
import { spanOfRange } from './text-span.ts';

/** Text and selection of an editor that holds characters alone; null for one that is drawn in the page. */
function plainOf(editor: HTMLElement) {
  if (isTextControl(editor))
    return { text: editor.value, start: editor.selectionStart, end: editor.selectionEnd };
  return editorKind(editor) === 'code-model' ? askModel(editor) : null;
}

/** The text an editor holds now. */
export function readEditor(editor: HTMLElement): Reading {
  const plain = plainOf(editor);
  return plain
    ? { text: plain.text, pieces: [], islands: [], lines: [] }
    : { ...readRichText(editor), isDecorated: editorKind(editor) === 'prosemirror' };
}

/** The selection of the document or shadow root an element lives in; shadow roots keep their own in Chromium. */
export function selectionAround(element: Element): Selection | null {
  const root = element.getRootNode() as Document | (ShadowRoot & { getSelection?: () => Selection | null });
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** What the user selected inside the editor; null for a mere caret. */
export function selectedSpan(editor: HTMLElement, reading: Reading): TextSpan | null {
  const plain = plainOf(editor);
  if (plain) {
    const { start, end } = plain;
    return start === null || end === null || start === end ? null : { start, end };
  }
  const selection = selectionAround(editor);
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  return spanOfRange(selection.getRangeAt(0), reading);
}
