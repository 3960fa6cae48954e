import type { PaymentAnswer } from '@/shared/contracts/billing.ts';
import { delay } from '@/shared/engines/delay.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { catalogue } from '@/shared/errors/catalogue.ts';

/** What a return from checkout brings along in the address (spec §2). */
const SUCCESS = 'success';
const PAYMENT_ID = 'payment_id';

/** @returns the payment to ask about: only where success equals true and an id is there (spec §5), else null */
export function returnedPayment(query: URLSearchParams): string | null {
  return query.get(SUCCESS) === 'true' ? query.get(PAYMENT_ID) || null : null;
}

/** @returns the query without what checkout put there; null where it put nothing */
export function withoutReturn(query: URLSearchParams): URLSearchParams | null {
  if (!query.has(SUCCESS) && !query.has(PAYMENT_ID)) return null;
  const rest = new URLSearchParams(query);
  rest.delete(SUCCESS);
  rest.delete(PAYMENT_ID);
  return rest;
}

type Status = PaymentAnswer['status'];

/** How long is waited after each answer that is not final: some 15 s, as long as somebody looks at a page. */
export const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/** An answer that did not come may come yet; one that cannot is the caller's to tell. */
async function askOnce(ask: () => Promise<Status>, signal: AbortSignal): Promise<Status> {
  try {
    return await ask();
  } catch (thrown) {
    if (signal.aborted || !catalogue[toAppError(thrown).code].retryable) throw thrown;
    return 'pending';
  }
}

/** Asks until a payment is decided. @returns `pending` where it still is not after the last pause */
export async function awaitPayment(ask: () => Promise<Status>, signal: AbortSignal): Promise<Status> {
  for (const pauseMs of PAUSES_MS) {
    const status = await askOnce(ask, signal);
    if (status !== 'pending') return status;
    await delay(pauseMs, signal);
  }
  return askOnce(ask, signal);
}
