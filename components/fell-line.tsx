import { fallbackLine } from '@/shared/engines/answer-summary.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import style from './enhance-result.module.css';

/** That another engine does it: one line from the moment it is known, so that it is read out once. */
export function FellLine({ state }: { state: RunState }) {
  if (!('fallback' in state) || !state.fallback) return null;
  return (
    <p role="status" className={style.fell}>
      {fallbackLine(state.fallback)}
    </p>
  );
}
