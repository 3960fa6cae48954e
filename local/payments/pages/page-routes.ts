import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findSession } from '@/local/payments/api/checkout.ts';
import { completeCheckout } from '@/local/payments/charging/complete-checkout.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { Fault, missing } from '@/local/payments/fault.ts';
import { renderCheckoutPage, renderClosedSession } from './checkout-page.ts';
import { renderInvoicePage } from './invoice-page.ts';
import { html, page } from './layout.ts';
import { readPageForm } from './page-form.ts';
import { portalPageRoutes } from './portal-routes.ts';

const buyerForm = z.object({
  card: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(512)),
  name: z._default(z.string().check(z.maxLength(512)), ''),
});

function checkoutRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  app.get('/c/pay/:id', (context) => {
    const stored = findSession(emulator, context.req.param('id'));
    if (stored.session.status !== 'open') return context.html(renderClosedSession(stored));
    return context.html(renderCheckoutPage(emulator, stored));
  });
  app.post('/c/pay/:id', async (context) => {
    const stored = findSession(emulator, context.req.param('id'));
    if (stored.session.status !== 'open') return context.html(renderClosedSession(stored), 409);
    const buyer = await readPageForm(context, buyerForm);
    try {
      completeCheckout(emulator, stored, buyer.card);
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 402) throw error;
      return context.html(renderCheckoutPage(emulator, stored, { ...buyer, problem: error.message }), 402);
    }
    const { id, success_url } = stored.session;
    return context.redirect(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id), 303);
  });
  return app;
}

/** Everything a person looks at. */
export function pageRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    context.header('Cache-Control', 'no-store');
  });
  app.route('/', checkoutRoutes(emulator));
  app.route('/p/session', portalPageRoutes(emulator));
  app.get('/i/:id', (context) => {
    const invoice = emulator.tables.invoices.get(context.req.param('id'));
    if (!invoice) throw missing('invoice', context.req.param('id'));
    return context.html(renderInvoicePage(invoice));
  });
  app.notFound((context) => context.html(page('Not found', html`<h1>Nothing here</h1>`), 404));
  app.onError((error, context) => {
    if (!(error instanceof Fault)) throw error;
    return context.html(
      page('Not possible', html`<h1>That is not possible</h1><p>${error.message}</p>`),
      error.status,
    );
  });
  return app;
}
