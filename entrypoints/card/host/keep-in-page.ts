interface KeepInPageOptions {
  host: HTMLElement;
  /** Sets the host's style back. */
  pin(): void;
  /** The host is in the page again. */
  onBack(): void;
  /** The page took it away once more. */
  onGone(): void;
  signal: AbortSignal;
}

/** Pages fight what they do not know: after so many corrections the card lets them have their way. */
const MOST_PINS = 50;

/** Brings the card back once where the page takes it away, and undoes what the page does to its element. */
export function keepInPage({ host, pin, onBack, onGone, signal }: KeepInPageOptions): void {
  let isBack = false;
  let pins = 0;
  const attributes = new MutationObserver(() => {
    pins += 1;
    if (pins > MOST_PINS) return;
    pin();
    attributes.takeRecords();
  });
  attributes.observe(host, { attributes: true });
  const look = () => {
    if (signal.aborted || host.isConnected) return;
    if (isBack) return onGone();
    isBack = true;
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
  signal.addEventListener('abort', () => {
    attributes.disconnect();
    parents.disconnect();
  });
}
