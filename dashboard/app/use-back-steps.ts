import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

const entry = z.object({ step: z.number() });

/** How many steps are open in the browser's present entry. */
function heldStep(): number {
  const read = entry.safeParse(window.history.state);
  return read.success ? read.data.step : 0;
}

/**
 * Gives each step of what is open above a page an entry of the browser's history: its back button takes the newest step
 * away, and the page only after the last.
 *
 * @param depth how many steps are open; 0 for none
 * @param onBack hears how many are left
 */
export function useBackSteps(depth: number, onBack: (depth: number) => void): void {
  const held = useRef(0);
  const isFresh = useRef(true);
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    // A page loaded anew has nothing open: what its entry says is over, and the way back must not be longer for it.
    const left = isFresh.current ? heldStep() : 0;
    isFresh.current = false;
    if (left > 0) window.history.go(-left);
    const onPop = () => {
      const at = heldStep();
      if (at > held.current) window.history.go(held.current - at);
      if (at >= held.current) return;
      held.current = at;
      tell(at);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    if (depth < held.current) window.history.go(depth - held.current);
    for (let step = held.current + 1; step <= depth; step += 1)
      window.history.pushState({ ...window.history.state, step }, '');
    held.current = depth;
  }, [depth]);
}
