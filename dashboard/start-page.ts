import { carryHeldPress } from './app/held-press.ts';
import { keepEarlyInput, PAGE_LIVES } from './app/keep-early-input.ts';

/** A browser that reports no painting, or has nothing to paint, still gets a page that lives. */
const LONGEST_WAIT_MS = 2_000;

/** When the first text stands on the screen; at once for a page behind another, which paints nothing. */
function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Of a page that is written out: what it says is painted first, and the code that brings it to life fetched then, so that on a
 * slow line the two do not share it. The page names its code (local/prerender-site.ts).
 */
function fetchCode({ scripts = '', code = '' }: DOMStringMap): void {
  const links = code.split(' ').map((href) => {
    return Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  });
  const started = scripts.split(' ').map((src) => {
    return Object.assign(document.createElement('script'), { type: 'module', async: false, src });
  });
  document.head.append(...started, ...links);
}

const root = document.getElementById('root');
if (root) {
  for (const live of [keepEarlyInput(root).handOver, carryHeldPress(root)])
    root.addEventListener(PAGE_LIVES, live, { once: true });
  void whenPainted().then(() => fetchCode(root.dataset));
}
