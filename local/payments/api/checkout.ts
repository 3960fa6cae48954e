import { Hono } from 'hono';
import * as z from 'zod/mini';
import { expireOverdue, expireSession } from '@/local/payments/charging/complete-checkout.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, ignored, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import type { StoredSession } from '@/local/payments/session-objects.ts';
import type { World } from '@/local/payments/world.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';
import { recurringParam } from './catalogue.ts';
import { makeSession } from './make-session.ts';

const lineParams = z.strictObject({
  price: z.optional(z.string()),
  price_data: z.optional(
    z.strictObject({
      currency: z.string(),
      unit_amount: wholeNumber,
      product: z.optional(z.string()),
      product_data: z.optional(
        z.strictObject({
          name: z.string(),
          description: z.optional(z.string()),
          metadata: z.optional(metadataParam),
          images: ignored,
          tax_code: ignored,
        }),
      ),
      recurring: z.optional(recurringParam),
      tax_behavior: ignored,
    }),
  ),
  quantity: z.optional(wholeNumber),
  adjustable_quantity: ignored,
  tax_rates: ignored,
});

export const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  success_url: z.string(),
  cancel_url: z.optional(z.string()),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.string()),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  line_items: z.array(lineParams).check(z.minLength(1)),
  metadata: z.optional(metadataParam),
  subscription_data: z.optional(
    z.strictObject({ metadata: z.optional(metadataParam), description: z.optional(z.string()) }),
  ),
  payment_intent_data: z.optional(
    z.strictObject({
      metadata: z.optional(metadataParam),
      description: ignored,
      setup_future_usage: ignored,
      receipt_email: ignored,
      statement_descriptor: ignored,
      statement_descriptor_suffix: ignored,
    }),
  ),
  invoice_creation: z.optional(
    z.strictObject({
      enabled: flag,
      invoice_data: z.optional(
        z.strictObject({
          metadata: z.optional(metadataParam),
          description: z.optional(z.string()),
          custom_fields: ignored,
          footer: ignored,
        }),
      ),
    }),
  ),
  expires_at: z.optional(wholeNumber),
  adaptive_pricing: ignored,
  allow_promotion_codes: ignored,
  automatic_tax: ignored,
  billing_address_collection: ignored,
  branding_settings: ignored,
  consent_collection: ignored,
  custom_text: ignored,
  customer_update: ignored,
  integration_identifier: ignored,
  locale: ignored,
  managed_payments: ignored,
  name_collection: ignored,
  origin_context: ignored,
  payment_method_collection: ignored,
  payment_method_options: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
  ui_mode: ignored,
});

const sessionListParams = z.strictObject({
  ...listParams,
  customer: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  subscription: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
});
const noParams = z.strictObject({});

export function findSession(world: World, id: string): StoredSession {
  expireOverdue(world);
  const stored = world.tables.sessions.get(id);
  if (!stored) throw missing('checkout.session', id, 'session');
  return stored;
}

export function checkoutRoutes(world: World): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/checkout/sessions', (context) =>
    answer(context, world, makeSession(world, params(context, sessionParams)).session),
  );
  app.get('/checkout/sessions', (context) => {
    expireOverdue(world);
    const { customer, payment_intent, subscription, status, ...page } = params(context, sessionListParams);
    const rows = [...world.tables.sessions.values()]
      .map(({ session }) => session)
      .filter(
        (one) =>
          (!customer || one.customer === customer) &&
          (!payment_intent || one.payment_intent === payment_intent) &&
          (!subscription || one.subscription === subscription) &&
          (!status || one.status === status),
      );
    return answerList(context, world, { rows, page });
  });
  app.get('/checkout/sessions/:id', (context) =>
    answer(context, world, findSession(world, context.req.param('id')).session),
  );
  app.get('/checkout/sessions/:id/line_items', (context) => {
    const page = params(context, z.strictObject(listParams));
    const { lines } = findSession(world, context.req.param('id'));
    const rows = lines.map((line) => ({ ...line, price: world.tables.prices.get(line.price) })).reverse();
    return answerList(context, world, { rows, page });
  });
  app.post('/checkout/sessions/:id/expire', (context) => {
    params(context, noParams);
    const stored = findSession(world, context.req.param('id'));
    if (stored.session.status !== 'open')
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${stored.session.status}\`.`,
      );
    expireSession(world, stored);
    return answer(context, world, stored.session);
  });
  return app;
}
