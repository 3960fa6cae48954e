import { useEffect, useEffectEvent } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Fallback } from '@/shared/engines/answer-summary.ts';
import type { RunState } from '@/shared/run/run-state.ts';

interface DeviceInsteadOptions {
  /** Of the engine that was asked. */
  state: RunState;
  engine: EngineId;
  isAllowed: boolean;
  lookHere: () => void;
}

/**
 * Where the engine that was asked turns out not to be set up, as a server without a model, this device looks instead.
 * @returns why it does; null where it does not
 */
export function useDeviceInstead({
  state,
  engine,
  isAllowed,
  lookHere,
}: DeviceInsteadOptions): Fallback | null {
  const failed = isAllowed && state.status === 'failed' && state.code === 'engine_not_ready' ? state : null;
  const isInstead = failed !== null;
  const look = useEffectEvent(lookHere);
  useEffect(() => {
    if (isInstead) look();
  }, [isInstead]);
  if (!failed) return null;
  // The engine on this device asks no file: a run that fell back to it ends here, whatever failed before.
  const { after, code } = failed;
  return after?.to === 'offline' ? after : { from: failed.engine ?? engine, to: 'offline', code };
}
