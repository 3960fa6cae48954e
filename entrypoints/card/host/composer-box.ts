import { viewportRect } from './viewport-rect.ts';

const BUTTON = 'button,[role=button],[type=submit]';
/** How much higher a composer is than its field: what is higher is the page around it. */
const FRAME_PX = 160;
const LEVELS = 8;
const MOST_BUTTONS = 40;

/** The element in this window that stands for one in a frame of the same origin. */
function inThisWindow(element: Element): Element {
  let at = element;
  while (at.ownerDocument !== document && at.ownerDocument.defaultView?.frameElement)
    at = at.ownerDocument.defaultView.frameElement;
  return at;
}

/** The outermost element that is no higher than a composer around this field. */
function frameOf(field: Element, fieldHeight: number): Element {
  let around = field;
  for (let level = 0; level < LEVELS; level += 1) {
    const next: Element | undefined = around.parentElement ?? (around.getRootNode() as ShadowRoot).host;
    if (!next || next === document.body || next.getBoundingClientRect().height > fieldHeight + FRAME_PX)
      break;
    around = next;
  }
  return around;
}

/** What of a composer can be seen: its field with the buttons that belong to it, as Send; for a range its own box. */
export function composerBox(anchor: Element | Range): DOMRect {
  const box = viewportRect(anchor);
  if ('startContainer' in anchor) return box;
  let { left, top, right, bottom } = box;
  const buttons = frameOf(inThisWindow(anchor), box.height).querySelectorAll(BUTTON);
  for (const button of [...buttons].slice(0, MOST_BUTTONS)) {
    const edge = button.getBoundingClientRect();
    const isNear = edge.bottom > box.top - FRAME_PX && edge.top < box.bottom + FRAME_PX;
    if (edge.width === 0 || edge.height === 0 || !isNear) continue;
    left = Math.min(left, edge.left);
    top = Math.min(top, edge.top);
    right = Math.max(right, edge.right);
    bottom = Math.max(bottom, edge.bottom);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}
