import { useEffect, useState } from 'react';

/** Long enough for somebody to see what lies under the pointer; the time browsers give their own questions. */
const SETTLED_AFTER_MS = 500;

/**
 * Whether this window has had the user's attention for half a second. The second half of a double press on a window that
 * closed meanwhile lands here before that, and means nothing.
 */
export function useSettledFocus(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setHasSettled(true), SETTLED_AFTER_MS);
    };
    const lose = () => {
      clearTimeout(timer);
      setHasSettled(false);
    };
    window.addEventListener('focus', begin, { signal: control.signal });
    window.addEventListener('blur', lose, { signal: control.signal });
    if (document.hasFocus()) begin();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, []);
  return hasSettled;
}
