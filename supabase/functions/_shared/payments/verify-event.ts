import Stripe from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';

const event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.minLength(1), z.maxLength(255)),
  data: z.object({ object: z.object({ id: z.optional(z.string()) }) }),
});

/** A message of the provider's whose sender is proven. Of what it tells, only what it is about is used. */
export interface PaymentEvent {
  id: string;
  type: string;
  objectId: string | undefined;
}

/**
 * From a message's body, as it came, and its signature to what it is about.
 * @throws AppError `invalid_signature`, or `invalid_request` for a signed message of another shape
 */
export type VerifyEvent = (body: Uint8Array, signature: string) => Promise<PaymentEvent>;

/** A message is good for five minutes, so that one that was caught on its way cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

/** @param secret of the endpoint; without one no message can be proven */
export function createEventVerifier(secret: string | undefined): VerifyEvent {
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  return async (body, signature) => {
    if (!secret) throw new AppError('payments_unavailable');
    const verified: unknown = await Stripe.webhooks
      .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, cryptoProvider)
      .catch((cause: unknown) => {
        const isForged = cause instanceof Stripe.errors.StripeSignatureVerificationError;
        throw new AppError(isForged ? 'invalid_signature' : 'invalid_request', { cause });
      });
    const parsed = event.safeParse(verified);
    if (!parsed.success) throw new AppError('invalid_request', { cause: parsed.error });
    const { id, type, data } = parsed.data;
    return { id, type, objectId: data.object.id };
  };
}
