import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const control = new AbortController();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, onChange, { signal: control.signal });
  return () => control.abort();
}

/** Whether the browser has a network at all; pages that are written out by the build take it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
