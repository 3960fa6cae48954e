import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  changeSubscription,
  endSubscription,
  findSubscription,
  onlyItem,
} from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag } from '@/local/payments/form.ts';
import { nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import { type ApiEnv, params } from './params.ts';

const updateParams = z.strictObject({ cancel_at_period_end: flag });

/** What is to happen at the end of the period, in the fields the vendor changes for it. */
export function endAtPeriodEnd(subscription: Subscription, ends: boolean): Partial<Subscription> {
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? onlyItem(subscription).current_period_end : null,
    canceled_at: ends ? nowSeconds() : null,
    cancellation_details: { reason: ends ? 'cancellation_requested' : null },
  };
}

/** Ending a subscription with its period, or at once. Its plan changes on the customer's own pages alone. */
export function subscriptionRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/subscriptions/:id', (context) => {
    const subscription = findSubscription(emulator, context.req.param('id'));
    const { cancel_at_period_end } = params(context, updateParams);
    if (subscription.status === 'canceled')
      throw refused('A canceled subscription can only update its cancellation_details and metadata.');
    if (subscription.schedule)
      throw refused(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
      );
    changeSubscription(emulator, subscription, endAtPeriodEnd(subscription, cancel_at_period_end));
    return context.json(subscription);
  });
  app.delete('/subscriptions/:id', (context) => {
    params(context, z.strictObject({}));
    const subscription = findSubscription(emulator, context.req.param('id'));
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    endSubscription(emulator, subscription);
    return context.json(subscription);
  });
  return app;
}
