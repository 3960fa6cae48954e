import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, ignored, mergeMetadata, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import { makePrice, makeProduct } from '@/local/payments/make-price.ts';
import type { Price } from '@/local/payments/objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const productParams = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  name: z.string().check(z.minLength(1)),
  active: z.optional(flag),
  description: z.optional(z.string()),
  metadata: z.optional(metadataParam),
  images: ignored,
  marketing_features: ignored,
  statement_descriptor: ignored,
  tax_code: ignored,
  url: ignored,
});
const productUpdate = z.extend(z.omit(productParams, { id: true }), { name: z.optional(z.string()) });
export const recurringParam = z.strictObject({
  interval: z.enum(['month', 'year']),
  interval_count: z.optional(wholeNumber),
  usage_type: z.optional(z.literal('licensed')),
});
const priceParams = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  product: z.optional(z.string()),
  product_data: z.optional(
    z.strictObject({ name: z.string(), id: z.optional(z.string()), metadata: z.optional(metadataParam) }),
  ),
  unit_amount: wholeNumber,
  recurring: z.optional(recurringParam),
  active: z.optional(flag),
  lookup_key: z.optional(z.string()),
  transfer_lookup_key: z.optional(flag),
  metadata: z.optional(metadataParam),
  nickname: z.optional(z.string()),
  tax_behavior: ignored,
  billing_scheme: ignored,
});
const priceUpdate = z.pick(priceParams, { active: true, metadata: true, nickname: true });
const priceListParams = z.strictObject({
  ...listParams,
  active: z.optional(flag),
  currency: z.optional(z.string()),
  lookup_keys: z.optional(z.array(z.string())),
  product: z.optional(z.string()),
  type: z.optional(z.enum(['recurring', 'one_time'])),
});
const productListParams = z.strictObject({
  ...listParams,
  active: z.optional(flag),
  ids: z.optional(z.array(z.string())),
});

export function recurrenceOf(param: z.output<typeof recurringParam> | undefined): Price['recurring'] {
  if (!param) return null;
  return { interval: param.interval, interval_count: param.interval_count ?? 1, usage_type: 'licensed' };
}

function productRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const find = (id: string) => {
    const product = emulator.tables.products.get(id);
    if (!product) throw missing('product', id);
    return product;
  };
  app.post('/products', (context) => {
    const { id, name, active, description, metadata } = params(context, productParams);
    const draft = { id, name, active, description, metadata: mergeMetadata({}, metadata) };
    return answer(context, emulator, makeProduct(emulator, draft));
  });
  app.get('/products', (context) => {
    const { active, ids, ...page } = params(context, productListParams);
    const rows = [...emulator.tables.products.values()].filter(
      (one) => (active === undefined || one.active === active) && (!ids || ids.includes(one.id)),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/products/:id', (context) => answer(context, emulator, find(context.req.param('id'))));
  app.post('/products/:id', (context) => {
    const product = find(context.req.param('id'));
    const update = params(context, productUpdate);
    product.name = update.name ?? product.name;
    product.active = update.active ?? product.active;
    product.description = update.description ?? product.description;
    product.metadata = mergeMetadata(product.metadata, update.metadata);
    return answer(context, emulator, product);
  });
  return app;
}

function priceRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const find = (id: string) => {
    const price = emulator.tables.prices.get(id);
    if (!price) throw missing('price', id, 'price');
    return price;
  };
  app.post('/prices', (context) => {
    const asked = params(context, priceParams);
    const product =
      asked.product ??
      (asked.product_data &&
        makeProduct(emulator, {
          id: asked.product_data.id,
          name: asked.product_data.name,
          metadata: mergeMetadata({}, asked.product_data.metadata),
        }).id);
    if (!product) throw refused('Missing required param: product.', 'product', 'parameter_missing');
    const price = makePrice(emulator, {
      product,
      currency: asked.currency,
      unitAmount: asked.unit_amount,
      recurring: recurrenceOf(asked.recurring),
      metadata: mergeMetadata({}, asked.metadata),
      active: asked.active,
      lookupKey: asked.lookup_key,
      transferLookupKey: asked.transfer_lookup_key,
      nickname: asked.nickname,
    });
    return answer(context, emulator, price);
  });
  app.get('/prices', (context) => {
    const { active, currency, lookup_keys, product, type, ...page } = params(context, priceListParams);
    const rows = [...emulator.tables.prices.values()].filter(
      (one) =>
        (active === undefined || one.active === active) &&
        (!currency || one.currency === currency) &&
        (!lookup_keys || (one.lookup_key !== null && lookup_keys.includes(one.lookup_key))) &&
        (!product || one.product === product) &&
        (!type || one.type === type),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/prices/:id', (context) => answer(context, emulator, find(context.req.param('id'))));
  app.post('/prices/:id', (context) => {
    const price = find(context.req.param('id'));
    const update = params(context, priceUpdate);
    price.active = update.active ?? price.active;
    price.nickname = update.nickname ?? price.nickname;
    price.metadata = mergeMetadata(price.metadata, update.metadata);
    return answer(context, emulator, price);
  });
  return app;
}

/** What is sold: products and their prices. */
export function catalogueRoutes(emulator: Emulator): Hono<ApiEnv> {
  return new Hono<ApiEnv>().route('/', productRoutes(emulator)).route('/', priceRoutes(emulator));
}
