import { expect, it, vi } from 'vitest';
import { createRetryWait } from '@/entrypoints/card-frame/retry-wait.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';

const failed = (retryAfterMs?: number) =>
  ({ phase: { name: 'failed', code: 'rate_limited', partial: '', retryAfterMs } }) as CardState;

it('says how long the server asks to wait, and may be pressed from then on', () => {
  vi.useFakeTimers();
  const retry = { disabled: false, textContent: '' } as HTMLButtonElement;
  const show = createRetryWait(retry);
  show(failed(90_000));
  expect(retry).toEqual({ disabled: true, textContent: 'Retry in 90 s' });
  vi.advanceTimersByTime(60_000);
  // Drawn again meanwhile, the wait is no longer for it.
  show(failed(90_000));
  expect(retry.textContent).toBe('Retry in 30 s');
  vi.advanceTimersByTime(31_000);
  expect(retry).toEqual({ disabled: false, textContent: 'Retry' });
  show(failed());
  expect(retry.disabled).toBe(false);
  vi.useRealTimers();
});
