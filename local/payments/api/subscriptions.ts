import { Hono } from 'hono';
import * as z from 'zod/mini';
import { changePlan } from '@/local/payments/charging/plan-change.ts';
import {
  changeSubscription,
  endSubscription,
  findSubscription,
  onlyItem,
} from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, ignored, mergeMetadata, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import { nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const detailsParam = z.optional(
  z.strictObject({ comment: z.optional(z.string()), feedback: z.optional(z.string()) }),
);
const updateParams = z.strictObject({
  cancel_at_period_end: z.optional(flag),
  cancellation_details: detailsParam,
  default_payment_method: z.optional(z.string()),
  description: z.optional(z.string()),
  items: z.optional(
    z.array(
      z.strictObject({
        id: z.optional(z.string()),
        price: z.optional(z.string()),
        quantity: z.optional(wholeNumber),
        metadata: ignored,
      }),
    ),
  ),
  metadata: z.optional(metadataParam),
  payment_behavior: z.optional(
    z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete']),
  ),
  proration_behavior: z.optional(z.enum(['always_invoice', 'create_prorations', 'none'])),
  proration_date: z.optional(wholeNumber),
  off_session: ignored,
});
const cancelParams = z.strictObject({
  cancellation_details: detailsParam,
  invoice_now: ignored,
  prorate: ignored,
});
const subscriptionListParams = z.strictObject({
  ...listParams,
  customer: z.optional(z.string()),
  price: z.optional(z.string()),
  status: z.optional(z.string()),
});

/** What is to happen at the end of the period, in the fields the vendor changes for it. */
export function endAtPeriodEnd(subscription: Subscription, ends: boolean): Partial<Subscription> {
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? onlyItem(subscription).current_period_end : null,
    canceled_at: ends ? nowSeconds() : null,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: ends ? 'cancellation_requested' : null,
    },
  };
}

type Update = z.output<typeof updateParams>;

function applyItems(emulator: Emulator, subscription: Subscription, update: Update): void {
  const asked = update.items?.[0];
  if (!asked) return;
  const item = onlyItem(subscription);
  if (asked.id !== item.id)
    throw asked.id === undefined
      ? refused('This stand-in keeps one item to a subscription; name it by its id.', 'items[0][id]')
      : missing('subscription item', asked.id, 'items[0][id]');
  const price = asked.price === undefined ? item.price : emulator.tables.prices.get(asked.price);
  if (!price) throw missing('price', asked.price ?? '', 'items[0][price]');
  const quantity = asked.quantity ?? item.quantity;
  if (price.id === item.price.id && quantity === item.quantity) return;
  changePlan(emulator, subscription, {
    price,
    quantity,
    behavior: update.proration_behavior ?? 'create_prorations',
    onDecline: update.payment_behavior === 'error_if_incomplete' ? 'refuse' : 'past_due',
    at: update.proration_date,
  });
}

function applyUpdate(emulator: Emulator, subscription: Subscription, update: Update): void {
  const ended = subscription.status === 'canceled';
  const { metadata, cancellation_details, ...rest } = update;
  if (ended && Object.values(rest).some((value) => value !== undefined))
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  if (subscription.schedule && (update.items || update.cancel_at_period_end !== undefined))
    throw refused(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior or items directly is not allowed.`,
    );
  applyItems(emulator, subscription, update);
  const changes: Partial<Subscription> = {};
  if (update.cancel_at_period_end !== undefined)
    Object.assign(changes, endAtPeriodEnd(subscription, update.cancel_at_period_end));
  if (metadata !== undefined) changes.metadata = mergeMetadata(subscription.metadata, metadata);
  if (update.description !== undefined) changes.description = update.description || null;
  if (update.default_payment_method !== undefined)
    changes.default_payment_method = update.default_payment_method || null;
  if (cancellation_details)
    changes.cancellation_details = {
      ...(changes.cancellation_details ?? subscription.cancellation_details),
      ...cancellation_details,
    };
  changeSubscription(emulator, subscription, changes);
}

function isListed(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  return status ? subscription.status === status : subscription.status !== 'canceled';
}

export function subscriptionRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/subscriptions', (context) => {
    const { customer, price, status, ...page } = params(context, subscriptionListParams);
    const rows = [...emulator.tables.subscriptions.values()].filter(
      (one) =>
        (!customer || one.customer === customer) &&
        (!price || onlyItem(one).price.id === price) &&
        isListed(one, status),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/subscriptions/:id', (context) =>
    answer(context, emulator, findSubscription(emulator, context.req.param('id'))),
  );
  app.post('/subscriptions/:id', (context) => {
    const subscription = findSubscription(emulator, context.req.param('id'));
    applyUpdate(emulator, subscription, params(context, updateParams));
    return answer(context, emulator, subscription);
  });
  app.delete('/subscriptions/:id', (context) => {
    const subscription = findSubscription(emulator, context.req.param('id'));
    const { cancellation_details } = params(context, cancelParams);
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    Object.assign(subscription.cancellation_details, cancellation_details);
    endSubscription(emulator, subscription);
    return answer(context, emulator, subscription);
  });
  return app;
}
