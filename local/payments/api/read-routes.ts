import { Hono } from 'hono';
import * as z from 'zod/mini';
import { expireOverdue } from '@/local/payments/charging/complete-checkout.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { wholeNumber } from '@/local/payments/form.ts';
import { type ApiEnv, params } from './params.ts';

const MAX_LIMIT = 100;
const limitParam = z._default(wholeNumber.check(z.minimum(1), z.maximum(MAX_LIMIT)), 10);

/** Whether a row is among those a list's parameter asks for; the parameter is undefined where it was not given. */
type Filter<Row> = (row: Row, asked: unknown) => boolean;

interface Kind<Row extends { id: string }> {
  path: string;
  /** What the vendor calls it where it is not there. */
  name: string;
  rows(): Iterable<Row>;
  /** The parameters of its list; without them there is none. */
  filters?: Record<string, Filter<Row>>;
}

/** Rows in which a field is what was asked for, or one of what was asked for. */
function where<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) =>
    asked === undefined ||
    (Array.isArray(asked) ? asked.includes(read(row)) : String(read(row)) === String(asked));
}

/** Reading one by its id, and a list's first page, newest first. */
function routesOf<Row extends { id: string }>({ path, name, rows, filters }: Kind<Row>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(`${path}/:id`, (context) => {
    const id = context.req.param('id') ?? '';
    const found = [...rows()].find((row) => row.id === id);
    if (!found) throw missing(name, id);
    return context.json(found);
  });
  if (!filters) return app;
  const shape = Object.fromEntries(Object.keys(filters).map((key) => [key, z.optional(z.unknown())]));
  const listParams = z.strictObject({ ...shape, limit: limitParam });
  app.get(path, (context) => {
    const { limit, ...asked }: Record<string, unknown> & { limit: number } = params(context, listParams);
    const all = [...rows()]
      .reverse()
      .filter((row) => Object.entries(filters).every(([key, isAsked]) => isAsked(row, asked[key])));
    const url = new URL(context.req.url).pathname;
    return context.json({ object: 'list', data: all.slice(0, limit), has_more: all.length > limit, url });
  });
  return app;
}

/** All that is read of what was sold. */
function saleRoutes({ tables }: Emulator): Hono<ApiEnv>[] {
  return [
    routesOf({
      path: '/subscriptions',
      name: 'subscription',
      rows: () => tables.subscriptions.values(),
      filters: {
        customer: where((one) => one.customer),
        status: (one, asked) => (asked ? asked === 'all' || asked === one.status : one.status !== 'canceled'),
      },
    }),
    routesOf({
      path: '/subscription_schedules',
      name: 'subscription_schedule',
      rows: () => tables.schedules.values(),
    }),
    routesOf({
      path: '/invoices',
      name: 'invoice',
      rows: () => tables.invoices.values(),
      filters: {
        customer: where((one) => one.customer),
        subscription: where((one) => one.parent?.subscription_details.subscription),
      },
    }),
    routesOf({
      path: '/invoice_payments',
      name: 'invoice_payment',
      rows: () => tables.invoicePayments.values(),
      filters: {
        payment: ({ payment }, asked) => JSON.stringify(asked) === JSON.stringify(payment),
      },
    }),
    routesOf({ path: '/payment_intents', name: 'payment_intent', rows: () => tables.intents.values() }),
    routesOf({
      path: '/charges',
      name: 'charge',
      rows: () => tables.charges.values(),
      filters: { customer: where((one) => one.customer) },
    }),
    routesOf({ path: '/disputes', name: 'dispute', rows: () => tables.disputes.values() }),
  ];
}

/** All that is read, by its id or as a list. */
export function readRoutes(emulator: Emulator): Hono<ApiEnv> {
  const { tables } = emulator;
  const routes = [
    routesOf({
      path: '/customers',
      name: 'customer',
      rows: () => tables.customers.values(),
      filters: { email: (one, asked) => !one.deleted && (asked === undefined || asked === one.email) },
    }),
    routesOf({
      path: '/products',
      name: 'product',
      rows: () => tables.products.values(),
      filters: { ids: where((one) => one.id) },
    }),
    routesOf({
      path: '/prices',
      name: 'price',
      rows: () => tables.prices.values(),
      filters: { active: where((one) => one.active), lookup_keys: where((one) => one.lookup_key) },
    }),
    routesOf({
      path: '/checkout/sessions',
      name: 'checkout.session',
      rows: () => {
        expireOverdue(emulator);
        return [...tables.sessions.values()].map(({ session }) => session);
      },
      filters: { customer: where((one) => one.customer), status: where((one) => one.status) },
    }),
    ...saleRoutes(emulator),
    routesOf({
      path: '/billing_portal/configurations',
      name: 'configuration',
      rows: () => tables.configurations.values(),
      filters: { active: where((one) => one.active) },
    }),
    routesOf({
      path: '/events',
      name: 'event',
      rows: () => tables.events.values(),
      filters: {
        type: where((one) => one.type),
        delivery_success: where((one) => one.pending_webhooks === 0),
      },
    }),
  ];
  const app = new Hono<ApiEnv>();
  for (const each of routes) app.route('/', each);
  return app;
}
