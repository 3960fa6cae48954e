import { useEffect, useReducer } from 'react';

/** A clock that is corrected backwards must not turn this into a loop. */
const LEAST_WAIT_MS = 1_000;

/** The time as this is drawn; drawn again every `everyMs`, and at `until` where that comes earlier. */
export function useNow(everyMs: number, until?: Date | null): Date {
  const [drawn, drawAgain] = useReducer((count: number) => count + 1, 0);
  const untilMs = until?.getTime();
  // `drawn` among the dependencies: each drawing by the clock waits for the next one.
  useEffect(() => {
    const leftMs = untilMs === undefined ? everyMs : untilMs - Date.now();
    const waitMs = leftMs > 0 && leftMs < everyMs ? Math.max(leftMs, LEAST_WAIT_MS) : everyMs;
    const timer = setTimeout(drawAgain, waitMs);
    return () => clearTimeout(timer);
  }, [everyMs, untilMs, drawn]);
  return new Date();
}
