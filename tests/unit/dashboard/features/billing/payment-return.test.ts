import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  awaitPayment,
  PAUSES_MS,
  returnedPayment,
  withoutReturn,
} from '@/dashboard/features/billing/payment-return.ts';
import type { PaymentAnswer } from '@/shared/contracts/billing.ts';
import { AppError } from '@/shared/errors/app-error.ts';

type Answer = PaymentAnswer['status'] | AppError;

describe('the address of a return', () => {
  it.each([
    ['success=true&payment_id=cs_1', 'cs_1'],
    ['success=true&payment_id=', null],
    ['success=true', null],
    ['payment_id=cs_1', null],
    ['success=false&payment_id=cs_1', null],
    ['success=TRUE&payment_id=cs_1', null],
    ['', null],
  ])('?%s names the payment %s (spec §5)', (query, payment) => {
    expect(returnedPayment(new URLSearchParams(query))).toBe(payment);
  });

  it('is cleared of what checkout put there, and of nothing else', () => {
    const rest = withoutReturn(new URLSearchParams('success=false&plan=pro&payment_id=cs_1'));
    expect(rest?.toString()).toBe('plan=pro');
    expect(withoutReturn(new URLSearchParams('plan=pro'))).toBeNull();
  });
});

describe('waiting for a payment', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Gives these answers one after the other, the last one again and again; notes when it was asked. */
  function server(...answers: Answer[]) {
    const askedAt: number[] = [];
    const start = Date.now();
    const ask = async () => {
      const answer = answers[Math.min(askedAt.length, answers.length - 1)];
      askedAt.push(Date.now() - start);
      if (answer instanceof AppError) throw answer;
      return answer ?? 'pending';
    };
    return { ask, askedAt };
  }
  async function settled(ask: () => Promise<PaymentAnswer['status']>, control = new AbortController()) {
    const outcome = awaitPayment(ask, control.signal).catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    return outcome;
  }

  it('asks once where the answer is there', async () => {
    for (const answer of ['paid', 'failed'] as const) {
      const { ask, askedAt } = server(answer);
      expect(await settled(ask)).toBe(answer);
      expect(askedAt).toEqual([0]);
    }
  });

  it('asks again after pauses that grow, until it is paid', async () => {
    const { ask, askedAt } = server('pending', 'pending', 'pending', 'paid');
    expect(await settled(ask)).toBe('paid');
    expect(askedAt).toEqual([0, 1_000, 3_000, 7_000]);
    expect([...PAUSES_MS].sort((a, b) => a - b)).toEqual(PAUSES_MS);
  });

  it('gives up in the end, and says that it is still open', async () => {
    const { ask, askedAt } = server('pending');
    expect(await settled(ask)).toBe('pending');
    expect(askedAt).toHaveLength(PAUSES_MS.length + 1);
  });

  it('takes a lost connection for an answer that may still come', async () => {
    const { ask } = server(new AppError('network_error'), new AppError('payments_unavailable'), 'paid');
    expect(await settled(ask)).toBe('paid');
    expect(await settled(server(new AppError('network_error')).ask)).toBe('pending');
  });

  it('does not ask again for a payment that is not there', async () => {
    const { ask, askedAt } = server(new AppError('not_found'));
    expect(await settled(ask)).toMatchObject({ code: 'not_found' });
    expect(askedAt).toEqual([0]);
  });

  it('stops when the page is left', async () => {
    const control = new AbortController();
    const { ask, askedAt } = server('pending');
    const outcome = awaitPayment(ask, control.signal).catch(() => 'stopped');
    await vi.advanceTimersByTimeAsync(1_500);
    control.abort();
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('stopped');
    expect(askedAt).toEqual([0, 1_000]);
  });
});
