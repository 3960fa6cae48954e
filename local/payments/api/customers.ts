import { Hono } from 'hono';
import * as z from 'zod/mini';
import { endSubscription } from '@/local/payments/charging/subscriptions.ts';
import { findCustomer, makeCustomer } from '@/local/payments/customers.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { mergeMetadata, metadataParam } from '@/local/payments/form.ts';
import type { Customer } from '@/local/payments/objects.ts';
import { type ApiEnv, params } from './params.ts';

const customerParams = z.strictObject({
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  metadata: z.optional(metadataParam),
});

/** Takes a customer away; what ran for it ends, what it paid stays known. */
function deleteCustomer(emulator: Emulator, customer: Customer): void {
  for (const subscription of emulator.tables.subscriptions.values())
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(emulator, subscription);
  emulator.emit('customer.deleted', customer);
  customer.deleted = true;
}

export function customerRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/customers', (context) => {
    const { metadata, ...facts } = params(context, customerParams);
    return context.json(makeCustomer(emulator, { ...facts, metadata: mergeMetadata({}, metadata) }));
  });
  app.delete('/customers/:id', (context) => {
    const customer = findCustomer(emulator, context.req.param('id'));
    deleteCustomer(emulator, customer);
    return context.json({ id: customer.id, object: 'customer', deleted: true });
  });
  return app;
}
