import { useEffect, useEffectEvent } from 'react';
import type { RunState } from '@/shared/run/run-state.ts';

/** Where the engine that was asked turns out not to be set up, as a server without a model, this device looks instead. */
export function useDeviceInstead(state: RunState, startHere: () => void): void {
  const isMissing = state.status === 'failed' && state.code === 'engine_not_ready';
  const lookHere = useEffectEvent(startHere);
  useEffect(() => {
    if (isMissing) lookHere();
  }, [isMissing]);
}
