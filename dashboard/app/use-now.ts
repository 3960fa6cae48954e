import { useEffect, useState } from 'react';

const LEAST_WAIT_MS = 1_000;

/** The time, looked at again every `everyMs`, and at `until` where that comes earlier. */
export function useNow(everyMs: number, until?: Date | null): Date {
  const [now, setNow] = useState(() => new Date());
  const untilMs = until?.getTime();
  useEffect(() => {
    const left = untilMs === undefined ? everyMs : untilMs - now.getTime();
    // Never sooner than a second on: a clock that is corrected backwards must not turn this into a loop.
    const waitMs = left > 0 && left < everyMs ? Math.max(left, LEAST_WAIT_MS) : everyMs;
    const timer = setTimeout(() => setNow(new Date()), waitMs);
    return () => clearTimeout(timer);
  }, [everyMs, untilMs, now]);
  return now;
}
