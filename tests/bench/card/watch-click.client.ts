// Runs in the page and in every frame of it: the page notes the press, the card's frame looks at every frame of the screen
// what is there, and when that was painted. Times are milliseconds since 1970, since each has a clock of its own.

const now = () => performance.timeOrigin + performance.now();

if (location.pathname === '/card.html') {
  window.cardTimes = new Promise((resolve) => {
    const seen: Partial<Record<'visibleMs' | 'firstTextMs' | 'doneMs', number>> = {};
    const noteAfterPaint = (name: keyof typeof seen) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen[name] ??= now();
      };
      channel.port2.postMessage(null);
    };
    const look = () => {
      const result = document.querySelector('[role="region"][aria-label="Result"]');
      const hasText = Boolean(result?.textContent?.trim());
      if (document.querySelector('[role="dialog"]')?.checkVisibility()) noteAfterPaint('visibleMs');
      if (hasText) noteAfterPaint('firstTextMs');
      if (hasText && result?.getAttribute('aria-busy') === 'false') noteAfterPaint('doneMs');
      const { visibleMs, firstTextMs, doneMs } = seen;
      if (visibleMs === undefined || firstTextMs === undefined || doneMs === undefined)
        requestAnimationFrame(look);
      else resolve({ visibleMs, firstTextMs, doneMs });
    };
    requestAnimationFrame(look);
  });
}

export {};
