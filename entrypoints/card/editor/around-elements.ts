/** The elements around one, the nearest first, out of shadow roots and frames of the same origin. */
export function* aroundElements(element: Element): Generator<Element> {
  for (let at = element; ; ) {
    const root = at.getRootNode();
    const outer: Element | null | undefined =
      at.parentElement ??
      ('host' in root ? (root as ShadowRoot).host : at.ownerDocument.defaultView?.frameElement);
    if (!outer) return;
    yield outer;
    at = outer;
  }
}
