import { browser } from 'wxt/browser';

/** The element the card stands in. */
export const CARD_HOST = 'whetstone-card';

/** The tree within an element, closed ones too; the card's own is nobody's field. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.localName === CARD_HOST) return null;
  // Firefox tells its extensions on the element itself.
  if (import.meta.env.FIREFOX)
    return (element as Element & { openOrClosedShadowRoot: ShadowRoot | null }).openOrClosedShadowRoot;
  // Of elements of other kinds Chromium throws.
  const closed = 'click' in element && browser.dom?.openOrClosedShadowRoot(element as HTMLElement);
  return closed || element.shadowRoot;
}

/**
 * The element that has the focus, looked for through shadow roots and frames of the same origin.
 * A frame of another origin is returned itself: what is inside it belongs to that frame's own script.
 */
export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  if (!active) return null;
  const shadow = shadowRootOf(active);
  if (shadow) return deepActiveElement(shadow) ?? active;
  const inner = frameDocument(active);
  if (!inner) return active;
  const within = deepActiveElement(inner);
  return within && within !== inner.body ? within : inner.body?.isContentEditable ? inner.body : active;
}

/** The document of a frame element of the same origin, else null. */
export function frameDocument(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
