import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findSession } from '@/local/payments/api/checkout.ts';
import { completeCheckout } from '@/local/payments/charging/complete-checkout.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { Fault, missing } from '@/local/payments/fault.ts';
import type { Deliveries } from '@/local/payments/webhooks/deliveries.ts';
import { renderCheckoutPage, renderClosedSession } from './checkout-page.ts';
import { renderInvoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { html, page } from './layout.ts';
import { overviewRoutes } from './overview-routes.ts';
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
      completeCheckout(emulator, stored, buyer);
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 402) throw error;
      return context.html(renderCheckoutPage(emulator, stored, { ...buyer, problem: error.message }), 402);
    }
    const { id, success_url } = stored.session;
    return context.redirect(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id), 303);
  });
  return app;
}

function invoicePageRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  const find = (id: string) => {
    const invoice = emulator.tables.invoices.get(id);
    if (!invoice) throw missing('invoice', id);
    return invoice;
  };
  app.get('/i/:id', (context) => context.html(renderInvoicePage(find(context.req.param('id')))));
  app.get('/i/:id/pdf', (context) => {
    const invoice = find(context.req.param('id'));
    context.header('Content-Type', 'application/pdf');
    context.header('Content-Disposition', `inline; filename="${invoice.number}.pdf"`);
    return context.body(new Uint8Array(invoicePdf(invoice)));
  });
  return app;
}

/** Everything a person looks at. */
export function pageRoutes(emulator: Emulator, deliveries: Deliveries): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    // Not on the PDF: a browser's own reader would not open it.
    if (context.res.headers.get('content-type')?.startsWith('text/html'))
      context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    context.header('Cache-Control', 'no-store');
  });
  app.route('/', overviewRoutes(emulator, deliveries));
  app.route('/', checkoutRoutes(emulator));
  app.route('/p/session', portalPageRoutes(emulator));
  app.route('/', invoicePageRoutes(emulator));
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
