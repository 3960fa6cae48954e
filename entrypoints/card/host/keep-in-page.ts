interface KeepInPageOptions {
  host: HTMLElement;
  /** Sets the host's style back. */
  pin(): void;
  /** The host is in the page again. */
  onBack(): void;
  /** The page took it away once more, changes it without end, or lets nothing be drawn in it. */
  onGone(): void;
  signal: AbortSignal;
}

/** Pages fight what they do not know: after so many corrections the card gives way, and the toolbar says so. */
const MOST_PINS = 50;

/** A page's policy may leave the frame empty: nothing in it could be pressed, nor closed. */
const BLANK_MS = 10_000;

/**
 * Brings the card back once where the page takes it away, and undoes what the page does to its element.
 * @returns to be called when something is drawn in it
 */
export function keepInPage({ host, pin, onBack, onGone, signal }: KeepInPageOptions): () => void {
  let isBack = false;
  let pins = 0;
  let blank = setTimeout(onGone, BLANK_MS);
  const attributes = new MutationObserver(() => {
    pins += 1;
    if (pins > MOST_PINS) return onGone();
    pin();
    attributes.takeRecords();
  });
  attributes.observe(host, { attributeFilter: ['style', 'inert'] });
  const look = () => {
    if (signal.aborted || host.isConnected) return;
    if (isBack) return onGone();
    isBack = true;
    blank = setTimeout(onGone, BLANK_MS);
    onBack();
    watchParent();
  };
  const parents = new MutationObserver(look);
  const watchParent = () => {
    parents.disconnect();
    for (let at: Node | null = host.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
      parents.observe(at, { childList: true });
  };
  watchParent();
  const drawn = () => clearTimeout(blank);
  signal.addEventListener('abort', () => {
    drawn();
    attributes.disconnect();
    parents.disconnect();
  });
  return drawn;
}
