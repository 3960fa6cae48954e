// Runs in the page: looks at every frame what is there, and says when that frame was painted.

window.clickTimes = new Promise((resolve) => {
  const seen: Partial<Record<'visibleMs' | 'firstTextMs' | 'doneMs', number>> = {};
  let pressed = 0;
  window.addEventListener('click', (event) => (pressed ||= event.timeStamp), { capture: true, once: true });
  const noteAfterPaint = (name: keyof typeof seen) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      seen[name] ??= performance.now() - pressed;
    };
    channel.port2.postMessage(null);
  };
  const look = () => {
    const root = document.querySelector('whetstone-card')?.shadowRoot;
    const result = root?.querySelector('[role="region"][aria-label="Result"]');
    const hasText = Boolean(result?.textContent?.trim());
    if (pressed && root?.querySelector('[role="dialog"]')?.checkVisibility()) noteAfterPaint('visibleMs');
    if (pressed && hasText) noteAfterPaint('firstTextMs');
    if (pressed && hasText && result?.getAttribute('aria-busy') === 'false') noteAfterPaint('doneMs');
    const { visibleMs, firstTextMs, doneMs } = seen;
    if (visibleMs === undefined || firstTextMs === undefined || doneMs === undefined)
      requestAnimationFrame(look);
    else resolve({ visibleMs, firstTextMs, doneMs });
  };
  requestAnimationFrame(look);
});

export {};
