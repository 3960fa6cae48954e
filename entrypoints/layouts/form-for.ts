import { MARKDOWN_CHATS } from '@/shared/chats/further-sites.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import type { LayoutOccasion } from '@/shared/extension/layouts.ts';

/** What they say of their field, in English. */
const TO_CHAT = /\b(?:ask|message|prompt|chat)\b/i;
const LABELS = ['aria-label', 'aria-placeholder', 'data-placeholder', 'placeholder'];
/**
 * Fields that are one block of a larger document, editors with headings of one kind alone, and those whose own history does
 * not hear of what is laid in: Outlook's, SunEditor.
 */
const LINES_ALONE =
  'trix-editor, .bn-editor, .ce-block *, [data-content-editable-leaf], .block-editor-rich-text__editable, [id^="editorParent"] *, .sun-editor-editable, .se-wrapper-wysiwyg';

function isChat(editor: HTMLElement): boolean {
  const { hostname } = editor.ownerDocument.location ?? location;
  return (
    cardBridge().site?.rendersMarkdown ||
    MARKDOWN_CHATS.test(hostname || location.hostname) ||
    LABELS.some((name) => TO_CHAT.test(editor.getAttribute(name) ?? ''))
  );
}

/**
 * How a rewrite with headings or lists goes into a document or a mail; null for fields of plain characters and for chats,
 * which take its Markdown.
 */
export function formFor({
  editor,
  kind,
  isMail,
  placeholders = [],
  reading,
  span,
  result,
}: LayoutOccasion): 'structure' | 'lines' | null {
  const isPlain = /^(?:text-control|code)/.test(kind);
  if (!isMail && (isPlain || isChat(editor))) return null;
  const { text } = reading;
  const isAmid = /[^\n]$/.test(text.slice(0, span.start)) || /^[^\n]/.test(text.slice(span.end));
  const isBound =
    isPlain || kind === 'slate' || isAmid || placeholders.length > 0 || editor.matches(LINES_ALONE);
  // Blocks of code are islands once they stand in an editor.
  return isBound || /^ {0,3}(?:```|~~~)/m.test(result) ? 'lines' : 'structure';
}
