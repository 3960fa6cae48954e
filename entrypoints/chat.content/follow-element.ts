const REST_MS = 150;

const isSame = (a: DOMRect, b: DOMRect) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/**
 * Calls back when the element moves or changes size, without polling and without watching the page's tree: an
 * intersection observer whose margins fit the element's box fires as soon as the box is somewhere else.
 */
export function followElement(element: Element, onMove: () => void, signal: AbortSignal): void {
  let crossing: IntersectionObserver | undefined;
  let last = new DOMRect();

  const aim = () => {
    crossing?.disconnect();
    const box = element.getBoundingClientRect();
    last = box;
    const { clientWidth, clientHeight } = document.documentElement;
    const inset = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left];
    let isFirst = true;
    crossing = new IntersectionObserver(
      () => {
        // The first call only reports what is already known.
        if (!isFirst) move();
        isFirst = false;
      },
      { rootMargin: inset.map((px) => `${-Math.floor(px)}px`).join(' '), threshold: 1 },
    );
    crossing.observe(element);
  };

  let scheduled = 0;
  const move = () => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(() => {
      if (signal.aborted) return;
      onMove();
      aim();
    });
  };

  const size = new ResizeObserver(move);
  size.observe(element);
  addEventListener('resize', move, { signal, passive: true });
  // While something else is scrolled, nothing is laid out or looked for: a long conversation scrolls as if we were not there.
  let looking = 0;
  const look = () => {
    cancelAnimationFrame(looking);
    looking = requestAnimationFrame(() => !isSame(element.getBoundingClientRect(), last) && move());
  };
  addEventListener('scroll', look, { signal, passive: true, capture: true });
  // What came to lie under the chip is looked for once it rests; scrolled by a script, each step of it ends.
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(move, REST_MS);
  };
  addEventListener('scrollend', rest, { signal, passive: true, capture: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(scheduled);
    cancelAnimationFrame(looking);
    clearTimeout(resting);
    size.disconnect();
    crossing?.disconnect();
  });
  aim();
}
