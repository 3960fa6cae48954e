import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';

const EDITABLE = 'textarea,[contenteditable]:not([contenteditable=false])';
const MIN_WIDTH_PX = 160;

/** Whether the element is an editor that can be seen, wide enough to be written in. */
function isVisibleEditor(element: Element): element is HTMLElement {
  const box = element.getBoundingClientRect();
  if (box.width < MIN_WIDTH_PX || box.height === 0) return false;
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
}

/** The outermost editable element around the focus, if one has it. */
function focusedEditor(): HTMLElement | null {
  const active = deepActiveElement();
  if (!active) return null;
  if (active.localName === 'textarea') return active as HTMLElement;
  let editor = active.closest<HTMLElement>('[contenteditable]');
  while (editor?.parentElement?.isContentEditable) {
    editor = editor.parentElement.closest<HTMLElement>('[contenteditable]');
  }
  return editor?.isContentEditable ? editor : null;
}

/** Two lines of a text and the room around them. */
const TWO_LINES_PX = 48;

/** Whether it takes several lines: a field of one row that has not grown is a search or a name. */
const hasLines = (editor: HTMLElement & { rows?: number }) =>
  editor.ariaMultiLine !== 'false' && (editor.rows !== 1 || editor.clientHeight >= TWO_LINES_PX);

/** Used last: a press on the chip takes the focus from it. */
let lastUsed: HTMLElement | null = null;

/**
 * The composer of a page, looked up anew at every call: pages replace theirs while they run. The editor in use wins. Then, on
 * a known site, its known ones and the lowest visible one; on any other the one of several lines that was used last.
 */
export function findComposer(): HTMLElement | null {
  const { site } = cardBridge();
  // Our page of the install has one field, and it is the one meant.
  const isKnown = site || location.protocol.endsWith('-extension:');
  const focused = focusedEditor();
  if (focused && isVisibleEditor(focused) && (isKnown || hasLines(focused))) lastUsed = focused;
  else if (isKnown || focused) lastUsed = null;
  if (lastUsed && isVisibleEditor(lastUsed)) return lastUsed;
  if (!isKnown) return null;
  for (const selector of site?.composer ?? []) {
    const found = document.querySelector(selector);
    if (found && isVisibleEditor(found)) return found;
  }
  const visible = [...document.querySelectorAll(EDITABLE)].filter(isVisibleEditor);
  return (
    visible.sort((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)[0] ?? null
  );
}

/** Whether something is written in the composer. */
export function holdsText(composer: HTMLElement): boolean {
  const text =
    composer.localName === 'textarea' ? (composer as HTMLTextAreaElement).value : composer.textContent;
  return /[^\s\u200b\ufeff]/.test(text ?? '');
}
