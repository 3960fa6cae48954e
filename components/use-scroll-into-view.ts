import { type RefObject, useEffect, useRef } from 'react';
import type { RunState } from '@/shared/run/run-state.ts';

/** Whether any of it stands in the window. */
function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Brings a run's result into sight where it stands below the fold: when the run begins, and when it ends unless the user
 * has scrolled away from it since.
 */
export function useScrollIntoView(status: RunState['status']): RefObject<HTMLElement | null> {
  const result = useRef<HTMLElement>(null);
  const last = useRef<RunState['status']>('idle');
  useEffect(() => {
    const before = last.current;
    last.current = status;
    const element = result.current;
    if (!element || status === before) return;
    if (before !== 'streaming' || isInViewport(element)) element.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return result;
}
