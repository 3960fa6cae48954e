import type Stripe from 'stripe';
import { PORTAL_MARK } from '@/supabase/functions/_shared/payments/portal-mark.ts';

/** What is for sale: a plan's product and its price of today. */
export interface Offer {
  product: string;
  price: string;
}

/** A bigger plan at once, its rest of the month paid at once; a smaller one with the next period, so that nothing is paid back. */
function features(offers: readonly Offer[]): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: offers.map(({ product, price }) => ({ product, prices: [price] })),
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
  };
}

/** Sets up the customers' own pages for the plans on sale, anew where they are set up already. */
export async function keepPortalConfiguration(stripe: Stripe, offers: readonly Offer[]): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.whetstone === PORTAL_MARK.whetstone);
  const settings = { features: features(offers), metadata: PORTAL_MARK };
  const kept = known
    ? await stripe.billingPortal.configurations.update(known.id, settings)
    : await stripe.billingPortal.configurations.create(settings);
  return kept.id;
}
