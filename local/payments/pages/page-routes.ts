import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { findSession } from '@/local/payments/api/checkout.ts';
import { completeCheckout } from '@/local/payments/charging/complete-checkout.ts';
import { Fault } from '@/local/payments/fault.ts';
import type { Deliveries } from '@/local/payments/webhooks/deliveries.ts';
import type { World } from '@/local/payments/world.ts';
import { renderCheckoutPage, renderClosedSession } from './checkout-page.ts';
import { html, page } from './layout.ts';

const buyerForm = z.object({
  card: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(512)),
  name: z._default(z.string().check(z.maxLength(512)), ''),
});

/** A page's form, checked. */
async function readPageForm<T extends z.ZodMiniType>(context: Context, schema: T): Promise<z.output<T>> {
  const parsed = z.safeParse(schema, await context.req.parseBody());
  if (!parsed.success) throw new Fault(400, 'This form is not complete.');
  return parsed.data;
}

function checkoutRoutes(world: World): Hono {
  const app = new Hono();
  app.get('/c/pay/:id', (context) => {
    const stored = findSession(world, context.req.param('id'));
    if (stored.session.status !== 'open') return context.html(renderClosedSession(stored));
    return context.html(renderCheckoutPage(world, stored));
  });
  app.post('/c/pay/:id', async (context) => {
    const stored = findSession(world, context.req.param('id'));
    if (stored.session.status !== 'open') return context.html(renderClosedSession(stored), 409);
    const buyer = await readPageForm(context, buyerForm);
    try {
      completeCheckout(world, stored, buyer);
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 402) throw error;
      return context.html(renderCheckoutPage(world, stored, { ...buyer, problem: error.message }), 402);
    }
    const { id, success_url } = stored.session;
    return context.redirect(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id), 303);
  });
  return app;
}

/** Everything a person looks at. */
export function pageRoutes(world: World, _deliveries: Deliveries): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    context.header('Cache-Control', 'no-store');
  });
  app.route('/', checkoutRoutes(world));
  app.notFound((context) =>
    context.html(page('Not found', html`<h1>Nothing here</h1><p><a href="/">All that was sold</a></p>`), 404),
  );
  app.onError((error, context) => {
    if (!(error instanceof Fault)) throw error;
    return context.html(
      page('Not possible', html`<h1>That is not possible</h1><p>${error.message}</p>`),
      error.status,
    );
  });
  return app;
}
