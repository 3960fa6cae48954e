import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { flag, mergeMetadata, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import { makePrice, makeProduct } from '@/local/payments/make-price.ts';
import { type ApiEnv, params } from './params.ts';

const productParams = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  name: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  metadata: z.optional(metadataParam),
});
const priceParams = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  product: z.string(),
  unit_amount: wholeNumber,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  lookup_key: z.optional(z.string()),
  transfer_lookup_key: z.optional(flag),
  metadata: z.optional(metadataParam),
});
const priceUpdate = z.strictObject({ active: flag });

/** What is sold: products and their prices. */
export function catalogueRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/products', (context) => {
    const { metadata, ...facts } = params(context, productParams);
    return context.json(makeProduct(emulator, { ...facts, metadata: mergeMetadata({}, metadata) }));
  });
  app.post('/prices', (context) => {
    const asked = params(context, priceParams);
    const price = makePrice(emulator, {
      product: asked.product,
      currency: asked.currency,
      unitAmount: asked.unit_amount,
      recurring: { interval: asked.recurring.interval, interval_count: 1, usage_type: 'licensed' },
      metadata: mergeMetadata({}, asked.metadata),
      lookupKey: asked.lookup_key,
      transferLookupKey: asked.transfer_lookup_key,
    });
    return context.json(price);
  });
  app.post('/prices/:id', (context) => {
    const id = context.req.param('id');
    const price = emulator.tables.prices.get(id);
    if (!price) throw missing('price', id, 'price');
    price.active = params(context, priceUpdate).active;
    return context.json(price);
  });
  return app;
}
