import Stripe from 'stripe';
import { AppError } from '@/shared/errors/app-error.ts';

export function unavailable(cause?: unknown): never {
  throw new AppError('payments_unavailable', { cause });
}

/** What the provider answers. Whatever goes wrong, an unreadable answer included, is AppError `payments_unavailable`. */
export async function ask<Value>(question: () => Promise<Value>): Promise<Value> {
  try {
    return await question();
  } catch (error) {
    return unavailable(error);
  }
}

/** As `ask`, but undefined for what the provider does not know. */
export async function find<Value>(question: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    return unavailable(error);
  }
}
