interface KeepInPageOptions {
  host: HTMLElement;
  panel: HTMLElement;
  /** Sets the host's style back. */
  pin(): void;
  /** Puts the card into the page again, and shows it. */
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
export function keepInPage({ host, panel, pin, onBack, onGone, signal }: KeepInPageOptions): () => void {
  let isBack = false;
  let pins = 0;
  let blank: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver((records) => {
    // What was out of the page for a moment, alone or with all around it, is no longer shown either.
    if (!panel.matches(':popover-open')) {
      if (isBack) return onGone();
      isBack = true;
      pin();
      onBack();
      watch();
    } else if (records.some(({ target }) => target === host)) {
      pins += 1;
      if (pins > MOST_PINS) return onGone();
      pin();
      observer.takeRecords();
    }
  });
  const watch = () => {
    blank = setTimeout(onGone, BLANK_MS);
    observer.disconnect();
    observer.observe(host, { attributeFilter: ['style', 'inert'] });
    for (let at: Node | null = host.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
      observer.observe(at, { childList: true });
  };
  watch();
  const drawn = () => clearTimeout(blank);
  signal.addEventListener('abort', () => {
    drawn();
    observer.disconnect();
  });
  return drawn;
}
