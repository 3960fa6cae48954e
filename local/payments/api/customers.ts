import { Hono } from 'hono';
import * as z from 'zod/mini';
import { endSubscription } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { ignored, mergeMetadata, metadataParam } from '@/local/payments/form.ts';
import { makeCustomer } from '@/local/payments/make-customer.ts';
import type { Customer } from '@/local/payments/objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const customerParams = z.strictObject({
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  description: z.optional(z.string()),
  metadata: z.optional(metadataParam),
  address: ignored,
  preferred_locales: ignored,
  shipping: ignored,
  tax: ignored,
  tax_exempt: ignored,
});
const updateParams = z.extend(customerParams, {
  invoice_settings: z.optional(z.looseObject({ default_payment_method: z.optional(z.string()) })),
});
const customerListParams = z.strictObject({ ...listParams, email: z.optional(z.string()) });

/** A customer that is there. */
export function findCustomer(emulator: Emulator, id: string, param = 'customer'): Customer {
  const customer = emulator.tables.customers.get(id);
  if (!customer || customer.deleted) throw missing('customer', id, param);
  return customer;
}

function orNull(text: string | undefined, old: string | null): string | null {
  if (text === undefined) return old;
  return text || null;
}

function updateCustomer(emulator: Emulator, customer: Customer, update: z.output<typeof updateParams>): void {
  const changes = {
    email: orNull(update.email, customer.email),
    name: orNull(update.name, customer.name),
    phone: orNull(update.phone, customer.phone),
    description: orNull(update.description, customer.description),
    metadata: mergeMetadata(customer.metadata, update.metadata),
  };
  const previous = Object.fromEntries(
    Object.entries(changes)
      .map(([key, value]) => [key, value, Reflect.get(customer, key)] as const)
      .filter(([, value, old]) => JSON.stringify(value) !== JSON.stringify(old))
      .map(([key, , old]) => [key, old]),
  );
  Object.assign(customer, changes);
  const method = update.invoice_settings?.default_payment_method;
  if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
  emulator.emit('customer.updated', customer, previous);
}

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
    const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
    return answer(
      context,
      emulator,
      makeCustomer(emulator, { ...given, metadata: mergeMetadata({}, metadata) }),
    );
  });
  app.get('/customers', (context) => {
    const { email, ...page } = params(context, customerListParams);
    const rows = [...emulator.tables.customers.values()].filter(
      (one) => !one.deleted && (email === undefined || one.email === email),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/customers/:id', (context) => {
    const id = context.req.param('id');
    const customer = emulator.tables.customers.get(id);
    if (customer?.deleted) return context.json({ id, object: 'customer', deleted: true });
    return answer(context, emulator, findCustomer(emulator, id, 'id'));
  });
  app.post('/customers/:id', (context) => {
    const customer = findCustomer(emulator, context.req.param('id'), 'id');
    updateCustomer(emulator, customer, params(context, updateParams));
    return answer(context, emulator, customer);
  });
  app.delete('/customers/:id', (context) => {
    const customer = findCustomer(emulator, context.req.param('id'), 'id');
    deleteCustomer(emulator, customer);
    return context.json({ id: customer.id, object: 'customer', deleted: true });
  });
  return app;
}
