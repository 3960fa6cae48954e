import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findCharge } from './api/refunds.ts';
import { setDispute } from './charging/refunds.ts';
import { advanceSubscription, findSubscription } from './charging/subscriptions.ts';
import { switchCard } from './charging/switch-card.ts';
import type { Emulator } from './emulator.ts';
import { Fault, missing } from './fault.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

const MAX_DUPLICATES = 100;
const MAX_DELAY_MS = 600_000;

const switchesBody = z.strictObject({
  duplicate: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_DUPLICATES))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_DELAY_MS))),
  reorder: z.optional(z.boolean()),
  hold: z.optional(z.boolean()),
});
const releaseBody = z.strictObject({ order: z.optional(z.enum(['forward', 'reverse'])) });
const advanceBody = z.strictObject({ card: z.optional(z.enum(['good', 'declined'])) });
const disputeBody = z.strictObject({ status: z.enum(['needs_response', 'won', 'lost']) });

async function readBody<T extends z.ZodMiniType>(request: Request, schema: T): Promise<z.output<T>> {
  const text = await request.text();
  let json: unknown;
  try {
    json = JSON.parse(text || '{}');
  } catch {
    throw new Fault(400, 'The body is not JSON.');
  }
  const parsed = z.safeParse(schema, json);
  if (!parsed.success) throw new Fault(400, z.prettifyError(parsed.error));
  return parsed.data;
}

/** What a test may do that the vendor's API has no call for. */
export function testRoutes(emulator: Emulator, deliveries: Deliveries): Hono {
  const app = new Hono();
  app.post('/webhooks', async (context) => {
    deliveries.switches = { ...deliveries.switches, ...(await readBody(context.req.raw, switchesBody)) };
    return context.json(deliveries.switches);
  });
  app.post('/webhooks/release', async (context) => {
    const { order = 'forward' } = await readBody(context.req.raw, releaseBody);
    return context.json({ released: await deliveries.release(order) });
  });
  app.post('/advance/:id', async (context) => {
    const { card } = await readBody(context.req.raw, advanceBody);
    const subscription = findSubscription(emulator, context.req.param('id'));
    if (card) switchCard(emulator, subscription, card);
    advanceSubscription(emulator, subscription);
    emulator.store.touch();
    return context.json(subscription);
  });
  app.post('/dispute/:id', async (context) => {
    const { status } = await readBody(context.req.raw, disputeBody);
    return context.json(setDispute(emulator, findCharge(emulator, context.req.param('id')), status));
  });
  app.post('/redeliver/:id', async (context) => {
    const id = context.req.param('id');
    if (!emulator.tables.events.has(id)) throw missing('event', id);
    return context.json({ status: await deliveries.redeliver(id) });
  });
  app.onError((error, context) => {
    if (error instanceof Fault) return context.json(error.toJSON(), error.status);
    throw error;
  });
  return app;
}
