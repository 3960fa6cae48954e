import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** How much of a wait is left, second by second; 0 once it is over. */
export function useWait(waitMs = 0): number {
  const [leftMs, setLeftMs] = useState(waitMs);
  useEffect(() => {
    const until = performance.now() + waitMs;
    setLeftMs(waitMs);
    if (waitMs === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, until - performance.now());
      setLeftMs(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [waitMs]);
  return leftMs;
}
