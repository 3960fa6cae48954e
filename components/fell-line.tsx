import { fallbackLine } from '@/shared/engines/answer-summary.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import style from './enhance-result.module.css';
import { Notice } from './ui/notice.tsx';

/** That another engine did it; beside what is to be checked it is no second warning. */
export function FellLine({ state }: { state: RunState }) {
  if (!('fallback' in state) || !state.fallback) return null;
  const line = fallbackLine(state.fallback);
  const isSecond = state.status === 'done' && state.outcome.guard.length > 0;
  return isSecond ? <p className={style.account}>{line}</p> : <Notice kind="warning">{line}</Notice>;
}
