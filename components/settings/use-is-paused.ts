import { useEffect, useState } from 'react';
import type { PauseValue } from './settings-store.ts';

/** A pause ends within this time after its hour is over. */
const SLACK_MS = 50;

/** Whether everything stands still; says again when a pause for a while has run out. */
export function useIsPaused(value: PauseValue | null | undefined): boolean {
  const until = value?.until ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()) + SLACK_MS);
    return () => clearTimeout(timer);
  }, [until]);
  return value != null && (until === null || until > now);
}
