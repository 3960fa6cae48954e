import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { findCharge } from '@/local/payments/api/charges.ts';
import { refundCharge, setDispute } from '@/local/payments/charging/refunds.ts';
import { advanceSubscription, findSubscription } from '@/local/payments/charging/subscriptions.ts';
import { switchCard } from '@/local/payments/charging/switch-card.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import type { Deliveries } from '@/local/payments/webhooks/deliveries.ts';
import { renderOverviewPage } from './overview-page.ts';
import { readPageForm } from './page-form.ts';

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((text: string) => Number(text)),
);
const switchesForm = z.object({
  duplicate: z.pipe(count, z.number().check(z.maximum(100))),
  delayMs: z.pipe(count, z.number().check(z.maximum(600_000))),
  reorder: z.optional(z.string()),
  hold: z.optional(z.string()),
});

/** The overview, and what its buttons do. */
export function overviewRoutes(emulator: Emulator, deliveries: Deliveries): Hono {
  const app = new Hono();
  const back = (context: Context) => {
    emulator.store.touch();
    return context.redirect('/', 303);
  };
  app.get('/', (context) => context.html(renderOverviewPage(emulator, deliveries)));
  app.post('/overview/switches', async (context) => {
    const { duplicate, delayMs, reorder, hold } = await readPageForm(context, switchesForm);
    deliveries.switches = { duplicate, delayMs, reorder: reorder === 'on', hold: hold === 'on' };
    return back(context);
  });
  app.post('/overview/release/:order{forward|reverse}', async (context) => {
    await deliveries.release(context.req.param('order') === 'reverse' ? 'reverse' : 'forward');
    return back(context);
  });
  app.post('/overview/advance/:id/:card{as-is|good|declined}', (context) => {
    const subscription = findSubscription(emulator, context.req.param('id'));
    const card = context.req.param('card');
    if (card === 'good' || card === 'declined') switchCard(emulator, subscription, card);
    advanceSubscription(emulator, subscription);
    return back(context);
  });
  app.post('/overview/refund/:id', (context) => {
    refundCharge(emulator, findCharge(emulator, context.req.param('id')), { metadata: {} });
    return back(context);
  });
  app.post('/overview/dispute/:id/:status{needs_response|won|lost}', (context) => {
    const status = context.req.param('status');
    const asked = status === 'won' || status === 'lost' ? status : 'needs_response';
    setDispute(emulator, findCharge(emulator, context.req.param('id')), asked);
    return back(context);
  });
  app.post('/overview/redeliver/:id', async (context) => {
    await deliveries.redeliver(context.req.param('id'));
    return back(context);
  });
  return app;
}
