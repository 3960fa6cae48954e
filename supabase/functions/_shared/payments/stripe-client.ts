import Stripe from 'stripe';
import type { PaymentsEnvironment } from '@/supabase/functions/_shared/environment.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The provider's client; undefined without a key. */
export function createStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL }: PaymentsEnvironment): Stripe | undefined {
  if (!STRIPE_SECRET_KEY) return undefined;
  const standIn = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined;
  return new Stripe(STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(standIn && {
      host: standIn.hostname,
      port: standIn.port,
      protocol: standIn.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
