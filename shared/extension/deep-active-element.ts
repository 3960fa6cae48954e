/**
 * The element that has the focus, looked for through open shadow roots and frames of the same origin.
 * A frame of another origin is returned itself: what is inside it belongs to that frame's own script.
 */
export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  if (!active) return null;
  if (active.shadowRoot) return deepActiveElement(active.shadowRoot) ?? active;
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
