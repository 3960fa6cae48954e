import Stripe from 'stripe';
import { type Plan, plans } from '@/shared/credits/plans.ts';
import { keepPortalConfiguration, type Offer } from './create-portal-configuration.ts';

/** The vendor's own client, talking to the stand-in. */
export function connectTo(standIn: { url: string; secretKey: string }): Stripe {
  const { hostname, port } = new URL(standIn.url);
  return new Stripe(standIn.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(),
  });
}

/** What a paid plan's price is looked up by. */
function lookupKey(plan: Plan): string {
  return `whetstone_${plan.key}`;
}

async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const id = lookupKey(plan);
  const { data } = await stripe.products.list({ ids: [id], limit: 1 });
  const known = data[0];
  if (known) return known.id;
  const product = await stripe.products.create({
    id,
    name: `Whetstone ${plan.name}`,
    description: `${plan.monthlyCredits.toLocaleString('en-US')} credits every month`,
    metadata: { planKey: plan.key },
  });
  return product.id;
}

const idOf = (product: Stripe.Price['product']) => (typeof product === 'string' ? product : product.id);

function fits(price: Stripe.Price, plan: Plan): boolean {
  return (
    price.active &&
    price.unit_amount === plan.priceCents &&
    price.currency === 'usd' &&
    price.recurring?.interval === 'month' &&
    price.metadata.planKey === plan.key
  );
}

/**
 * Makes the products and monthly prices of the paid plans where they are not there yet. A price that changed gets a
 * successor, which takes its lookup key over; who bought at the old one keeps it. The pages where customers switch plans
 * are set up for these prices.
 *
 * @returns the ids of the prices, in the order of the plans.
 */
export async function createPrices(stripe: Stripe): Promise<string[]> {
  const offers: Offer[] = [];
  for (const plan of Object.values(plans)) {
    if (plan.priceCents === 0) continue;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], limit: 1 });
    const known = data[0];
    if (known && fits(known, plan)) {
      offers.push({ price: known.id, product: idOf(known.product) });
      continue;
    }
    const price = await stripe.prices.create({
      product: await ensureProduct(stripe, plan),
      currency: 'usd',
      unit_amount: plan.priceCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey(plan),
      transfer_lookup_key: true,
      metadata: { planKey: plan.key },
    });
    offers.push({ price: price.id, product: idOf(price.product) });
  }
  await keepPortalConfiguration(stripe, offers);
  return offers.map(({ price }) => price);
}
