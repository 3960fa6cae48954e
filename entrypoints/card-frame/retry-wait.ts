import { waitSign } from '@/shared/errors/with-wait.en.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';

const TICK_MS = 1_000;

/** Lets a button ask again once the server takes it: until then it says how long that is. */
export function createRetryWait(retry: HTMLButtonElement): (state: CardState) => void {
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    const leftMs = until - performance.now();
    retry.disabled = leftMs > 0;
    retry.textContent = leftMs > 0 ? texts.retryIn(waitSign(leftMs)) : texts.retry;
    clearTimeout(timer);
    if (leftMs > 0) timer = setTimeout(draw, TICK_MS);
  };
  return ({ phase }) => {
    const waitMs = phase.name === 'failed' ? (phase.retryAfterMs ?? 0) : 0;
    if (waitMs === 0) until = 0;
    else if (until === 0) until = performance.now() + waitMs;
    draw();
  };
}
