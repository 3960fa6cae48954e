import { editorKind, isTextControl } from './editor-kind.ts';
import { type Reading, readRichText } from './read-rich-text.ts';
import { spanOfRange, type TextSpan } from './text-span.ts';

/** The text an editor holds now. */
export function readEditor(editor: HTMLElement): Reading {
  return isTextControl(editor)
    ? { text: editor.value, pieces: [], islands: [], lines: [] }
    : { ...readRichText(editor), isDecorated: editorKind(editor) === 'prosemirror' };
}

/** The selection of the document or shadow root an element lives in; shadow roots keep their own in Chromium. */
export function selectionAround(element: Element): Selection | null {
  const root = element.getRootNode() as Document | (ShadowRoot & { getSelection?: () => Selection | null });
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** What the user selected inside the editor; null for a mere caret. */
export function selectedSpan(editor: HTMLElement, reading: Reading): TextSpan | null {
  if (isTextControl(editor)) {
    const { selectionStart: start, selectionEnd: end } = editor;
    return start === null || end === null || start === end ? null : { start, end };
  }
  const selection = selectionAround(editor);
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  return spanOfRange(selection.getRangeAt(0), reading);
}

/** Whether two texts say the same on the same lines, whatever an editor did to blanks and to empty lines. */
export function isSameText(left: string, right: string): boolean {
  return left === right || bareLines(left) === bareLines(right);
}

function bareLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[\s\u200b\ufeff]+/g, ''));
  return lines.filter((line) => line !== '').join('\n');
}
