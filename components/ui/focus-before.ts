const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const isShown = (one: HTMLElement) => one.isConnected && one.getClientRects().length > 0;

/**
 * What can be pressed before an element that is about to go, the nearest first, and behind it after that.
 * @returns gives the focus to the first of them that is still there
 */
export function focusBefore(element: Element): () => void {
  // What lies under an open dialog takes no focus, and would lead out of it.
  const scope = element.closest('dialog, [role="dialog"]') ?? document;
  const others = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => !element.contains(one) && isShown(one),
  );
  const isBefore = (one: HTMLElement) =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = others.filter(isBefore).reverse();
  const behind = others.filter((one) => !isBefore(one));
  return () => [...before, ...behind].find(isShown)?.focus();
}
