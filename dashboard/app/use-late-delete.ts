import { useEffect, useRef, useState } from 'react';
import { functionsAccess } from '@/dashboard/app/session.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';

/** How long a deletion can be taken back. */
const UNDO_MS = 6_000;

/**
 * Deletes after a while in which it can be taken back; leaving the page deletes at once.
 * @param send sends the deletion (with `keepalive`) by the access it is given; where it rejects, what was deleted is back
 */
export function useLateDelete(send: (access: FunctionsAccess) => Promise<unknown>) {
  const [isGoing, setIsGoing] = useState(false);
  const latest = useRef(send);
  latest.current = send;
  const undo = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isGoing) return;
    let isSent = false;
    // Asked for now: a page that is left waits for nothing.
    let access: FunctionsAccess = functionsAccess;
    void functionsAccess
      .getToken()
      .then((token) => {
        access = { ...functionsAccess, getToken: async () => token };
      })
      .catch(() => undefined);
    const sendOnce = () => {
      if (isSent) return;
      isSent = true;
      latest.current(access).catch(() => setIsGoing(false));
    };
    const timer = setTimeout(sendOnce, UNDO_MS);
    const taken = new AbortController();
    window.addEventListener('pagehide', sendOnce, { signal: taken.signal });
    undo.current = () => {
      isSent = true;
      setIsGoing(false);
    };
    return () => {
      clearTimeout(timer);
      taken.abort();
      sendOnce();
    };
  }, [isGoing]);
  return { isGoing, remove: () => setIsGoing(true), undo: () => undo.current() };
}
