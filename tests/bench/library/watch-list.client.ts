// Runs in the panel's page, before anything of it does: notes when what is waited for stands there, laid out.

const firstSeen = new Map<string, number>();
const waiting = new Set<() => void>();
const places = ['textarea', '[data-item]'];
const look = () => {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (!found || firstSeen.has(place) || !found.checkVisibility()) continue;
    // Asking for its place lays the page out, as drawing it would.
    found.getBoundingClientRect();
    firstSeen.set(place, performance.now());
  }
  for (const wake of waiting) wake();
};
const seen = async (place: string): Promise<number> => {
  for (;;) {
    const at = firstSeen.get(place);
    if (at !== undefined) return at;
    await new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });
  }
};
let typedAt = 0;
let took: Promise<number> = Promise.resolve(0);
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
window.watchList = {
  draftField: () => seen('textarea'),
  firstRow: () => seen('[data-item]'),
  async pressLibrary() {
    firstSeen.delete('[data-item]');
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Library',
    );
    const begin = performance.now();
    tab?.click();
    return (await seen('[data-item]')) - begin;
  },
  begin() {
    took = new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        (event) => {
          typedAt = event.timeStamp;
        },
        { once: true, capture: true },
      );
      document.addEventListener(
        'input',
        () => {
          // React draws at the end of the event; a turn later the list stands in the document and can be laid out.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            document.body.getBoundingClientRect();
            resolve(performance.now() - typedAt);
          };
          port2.postMessage(null);
        },
        { once: true },
      );
    });
  },
  drawn: () => took,
};

export {};
