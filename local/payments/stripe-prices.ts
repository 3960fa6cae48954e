import Stripe from 'stripe';
import { createPrices } from './create-prices.ts';

// `npm run stripe:prices`: makes the plans' prices in the account that STRIPE_SECRET_KEY belongs to.

const key = process.env.STRIPE_SECRET_KEY?.trim();
if (!key) {
  console.error('Set STRIPE_SECRET_KEY to the secret key of your Stripe account.');
  process.exitCode = 1;
} else {
  try {
    for (const id of await createPrices(new Stripe(key))) console.log(id);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
