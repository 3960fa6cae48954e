import type { LaidOut } from '@/shared/enhance/markup/laid-out.ts';
import { pageSide, pageWorld } from '@/shared/extension/page-world.ts';

/** A paste as the page's own scripts see one; set after construction, since Firefox empties what was passed in. */
function paste(editor: HTMLElement, { html, plain }: LaidOut): boolean {
  const world = pageWorld(editor);
  const init = Object.assign(new world.Object(), {
    bubbles: true,
    cancelable: true,
    composed: true,
  }) as ClipboardEventInit;
  init.clipboardData = new world.DataTransfer();
  const event = new world.ClipboardEvent('paste', init);
  event.clipboardData?.setData('text/plain', plain);
  event.clipboardData?.setData('text/html', html);
  return !pageSide(editor).dispatchEvent(event);
}

/**
 * Puts headings and lists in the place of the selection, in one step: editors with a model of their own make of a paste what
 * they have for it, the browser's own editing takes HTML as it is.
 * @returns false where the editor reported that nothing happened
 */
export function layIn(editor: HTMLElement, kind: string, laid: LaidOut): boolean {
  return /^(?:contenteditable|quill1)$/.test(kind)
    ? editor.ownerDocument.execCommand('insertHTML', false, laid.html)
    : paste(editor, laid);
}
