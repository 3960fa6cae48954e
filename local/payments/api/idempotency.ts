import { createHash } from 'node:crypto';
import { Fault } from '@/local/payments/fault.ts';
import { nowSeconds } from '@/local/payments/ids.ts';
import type { KeptReply, PaymentStore } from '@/local/payments/store.ts';

const KEPT_SECONDS = 86_400;
const MAX_KEPT = 2_000;
const MAX_KEY_LENGTH = 255;

export interface KeyedCall {
  key: string;
  method: string;
  path: string;
  body: string;
}

function fingerprint(call: KeyedCall): string {
  return createHash('sha256').update(`${call.method} ${call.path}\n${call.body}`).digest('base64');
}

/**
 * The answer an earlier call with the same key got.
 *
 * @throws Fault 400 where that call asked for something else.
 */
export function keptReply(store: PaymentStore, call: KeyedCall): KeptReply | undefined {
  if (call.key.length > MAX_KEY_LENGTH)
    throw new Fault(400, 'Idempotency keys may be at most 255 characters long.', {
      type: 'idempotency_error',
    });
  const kept = store.tables.replies.get(call.key);
  if (!kept || kept.created < nowSeconds() - KEPT_SECONDS) return undefined;
  if (kept.request === fingerprint(call)) return kept;
  throw new Fault(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

/** 409 while the first call with a key is still being answered. */
export function keyInUse(): Fault {
  return new Fault(
    409,
    'There is currently another in-progress request using this Idempotent Key. Please try again later.',
    { code: 'idempotency_key_in_use' },
  );
}

/** Keeps an answer for who asks again. A call that was refused for its parameters did nothing, so its key stays free. */
export function keepReply(
  store: PaymentStore,
  call: KeyedCall,
  reply: { status: number; body: string; requestId: string },
): void {
  const { status, body, requestId } = reply;
  if (status !== 200 && status !== 402) return;
  const { replies } = store.tables;
  replies.delete(call.key);
  const request = fingerprint(call);
  replies.set(call.key, { id: call.key, request, status, body, requestId, created: nowSeconds() });
  for (const id of replies.keys()) {
    if (replies.size <= MAX_KEPT) return;
    replies.delete(id);
  }
}
