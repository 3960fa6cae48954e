import { useCallback, useEffect, useState } from 'react';
import { useDevices } from '@/dashboard/app/account-queries.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { askExtension } from '@/dashboard/app/tell-extension.ts';
import { finishFirstSteps } from '@/shared/client/auth-calls.ts';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import type { ExtensionState } from '@/shared/contracts/extension-state.ts';
import { type Step, steps, stepsDone } from './progress.ts';

/** Asks the extension now, and again whenever somebody comes back to this page. */
function useExtensionState(userId: string) {
  const [state, setState] = useState<ExtensionState>();
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      const told = await askExtension(userId);
      if (!control.signal.aborted) setState(told);
    };
    void ask();
    window.addEventListener('focus', () => void ask(), { signal: control.signal });
    return () => control.abort();
  }, [userId]);
  return state;
}

/**
 * What is done of the first steps; null while it is not known, and once they are over. Finished or put away, the account
 * remembers it.
 */
export function useFirstSteps(user: SessionUser): { done: ReadonlySet<Step> | null; putAway: () => void } {
  // An extension answers at once; where there is none nobody waits for it: its steps stand there as not done.
  const extension = useExtensionState(user.id);
  const devices = useDevices();
  const [isOver, setIsOver] = useState(false);
  const done = devices.data ? stepsDone({ extension, devices: devices.data.length }) : null;
  const isDone = done?.size === steps.length;
  const putAway = useCallback(() => {
    setIsOver(true);
    // Where it could not be remembered they are shown once more: no harm, and nothing to say.
    void sessionStore
      .client()
      .then(finishFirstSteps)
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isDone) putAway();
  }, [isDone, putAway]);
  return { done: isOver || isDone ? null : done, putAway };
}
