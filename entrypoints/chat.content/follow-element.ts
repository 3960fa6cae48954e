/**
 * Calls back when the element moves or changes size, without polling and without watching the page's tree: an
 * intersection observer whose margins fit the element's box fires as soon as the box is somewhere else.
 */
export function followElement(element: Element, onMove: () => void, signal: AbortSignal): void {
  let crossing: IntersectionObserver | undefined;

  const aim = () => {
    crossing?.disconnect();
    const box = element.getBoundingClientRect();
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
  addEventListener('scroll', move, { signal, passive: true, capture: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(scheduled);
    size.disconnect();
    crossing?.disconnect();
  });
  aim();
}
