import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the outcome stands below the screen that asks for it. */
const NARROW = '(width < 40rem)';

interface Outcome {
  /** `idle` before anything was asked, `running` until it is answered. */
  status: string;
  /** Whether to go on with it leads: nothing else is being written meanwhile. */
  isLeading: boolean;
}

/** What was pressed shows its outcome where the eye is; on a phone the next key is its, too. @returns the place it is shown in */
export function useInSight({ status, isLeading }: Outcome) {
  const panel = useRef<HTMLElement>(null);
  const show = useEffectEvent((now: string) => {
    const place = panel.current;
    if (!place || now === 'idle') return;
    const isNarrow = now !== 'running' && window.matchMedia(NARROW).matches;
    const isLow = now === 'done' && place.getBoundingClientRect().top > window.innerHeight / 2;
    place.scrollIntoView({ block: isNarrow || isLow ? 'start' : 'nearest' });
    if (isNarrow && isLeading) place.focus({ preventScroll: true });
  });
  useEffect(() => show(status), [status]);
  return panel;
}
