import type { LaidOut } from '@/shared/enhance/markup/laid-out.ts';
import { paste } from '@/shared/extension/page-world.ts';

/**
 * Puts headings and lists in the place of the selection, in one step: editors with a model of their own make of a paste what
 * they have for it, the browser's own editing takes HTML as it is.
 * @returns false where the editor reported that nothing happened
 */
export function layIn(editor: HTMLElement, kind: string, laid: LaidOut): boolean {
  return /^(?:contenteditable|quill1)$/.test(kind)
    ? editor.ownerDocument.execCommand('insertHTML', false, laid.html)
    : paste(editor, laid.plain, laid.html);
}
