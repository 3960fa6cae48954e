import { nodeOf } from './viewport-rect.ts';

interface TopLayerOptions {
  host: HTMLElement;
  panel: HTMLElement;
  frame: HTMLIFrameElement;
  /** What the card stands beside: the modal around it is the one in use. */
  anchor(): Element | Range | null;
  /** Something of the page's came into the top layer, or left it. */
  onChange(): void;
  signal: AbortSignal;
}

export interface TopLayer {
  /** Shows the card above everything the page has in its top layer by now. */
  raise(): void;
}

const MODAL = 'dialog:modal';

type Movable = Element & { moveBefore?: (node: Node, child: Node | null) => void };

/** The innermost element of a kind around a node, through the shadow roots it lies in. */
function around(node: Node | null, kind: string): Element | null {
  for (let at = node; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host) {
    if (at instanceof Element && at.matches(kind)) return at;
  }
  return null;
}

/** Whether a change is of what can be in the top layer: `details` open and toggle, too. */
const isLayer = (target: EventTarget | null) =>
  !(target instanceof Element) || target.matches('dialog,[popover],:fullscreen');

/** Where the card must stand not to be inert: everything outside a modal dialog is, and outside what fills the screen. */
function container(beside: Element | Range | null): Element {
  const anchor = beside && nodeOf(beside);
  const modals = document.querySelectorAll(MODAL);
  const last = modals[modals.length - 1];
  if (last && !around(anchor, MODAL)) return last;
  return around(anchor, `${MODAL},:fullscreen`) ?? document.documentElement;
}

/**
 * Keeps the card in the top layer, above the page's dialogs, popovers and whatever fills the screen: it is shown anew
 * whenever one of them comes or goes. Watches those alone, and only while the card is open.
 */
export function keepOnTop({ host, panel, frame, anchor, onChange, signal }: TopLayerOptions): TopLayer {
  const settle = () => {
    const home: Movable = container(anchor());
    if (host.parentNode === home) return;
    // Moved as it is where the browser can; elsewhere the frame loads anew and is told all again.
    if (host.isConnected && home.moveBefore) home.moveBefore(host, null);
    else home.append(host);
  };
  const raise = () => {
    if (signal.aborted) return;
    const hadFocus = document.activeElement === host;
    settle();
    if (panel.matches(':popover-open')) panel.hidePopover();
    if (host.isConnected) panel.showPopover();
    if (hadFocus) frame.focus({ preventScroll: true });
  };
  let scheduled = 0;
  const soon = () => {
    onChange();
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(raise);
  };
  // `fullscreenchange` may tell of what left the screen by now: it comes from the document, too.
  document.addEventListener('fullscreenchange', soon, { signal, capture: true });
  for (const name of ['toggle', 'close'])
    document.addEventListener(name, ({ target }) => isLayer(target) && soon(), { signal, capture: true });
  const observer = new MutationObserver(
    (records) =>
      records.some(({ target, attributeName }) => attributeName === 'inert' || isLayer(target)) && soon(),
  );
  observer.observe(document.documentElement, { attributeFilter: ['open', 'inert'], subtree: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(scheduled);
    observer.disconnect();
  });
  return { raise };
}
