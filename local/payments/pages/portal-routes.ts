import { Hono } from 'hono';
import * as z from 'zod/mini';
import { waitsForEnd } from '@/local/payments/api/portal-configurations.ts';
import { endAtPeriodEnd } from '@/local/payments/api/subscriptions.ts';
import { acceptCard, attachCard } from '@/local/payments/charging/cards.ts';
import { changePlan, changePlanAtEnd, keepPlan } from '@/local/payments/charging/plan-change.ts';
import { waitingChange } from '@/local/payments/charging/schedules.ts';
import {
  changeSubscription,
  findSubscription,
  onlyItem,
  retryOpenInvoice,
} from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { Fault, missing, refused } from '@/local/payments/fault.ts';
import type { Price, Subscription } from '@/local/payments/objects.ts';
import type { PortalSession } from '@/local/payments/session-objects.ts';
import { type ChangeView, renderCancelPage, renderChangePage } from './change-page.ts';
import { readPageForm } from './page-form.ts';
import { renderPortalPage } from './portal-page.ts';

const cardForm = z.object({ card: z.string().check(z.maxLength(40)) });

function findPortal(emulator: Emulator, id: string): PortalSession {
  const session = emulator.tables.portalSessions.get(id);
  if (!session) throw missing('billing_portal.session', id);
  return session;
}

/** A running subscription of the session's own customer. */
function own(emulator: Emulator, session: PortalSession, id: string): Subscription {
  const subscription = findSubscription(emulator, id);
  if (subscription.customer !== session.customer) throw missing('subscription', id);
  if (subscription.status === 'canceled') throw refused('This plan has ended.');
  return subscription;
}

/** Where one goes when the session's task is done. */
function endOf(session: PortalSession): string {
  return session.flow?.after_completion.redirect?.return_url ?? `/p/session/${session.id}`;
}

/** Whether a price is what runs, or what comes with the next period. */
function isAgreed(emulator: Emulator, subscription: Subscription, price: string): boolean {
  return (waitingChange(emulator, subscription) ?? onlyItem(subscription)).price.id === price;
}

/** The page a session opens with: its task, or everything. */
function entrance(emulator: Emulator, session: PortalSession): string | undefined {
  const base = `/p/session/${session.id}`;
  const update = session.flow?.subscription_update_confirm;
  if (!update) return undefined;
  const price = update.items[0]?.price ?? '';
  return isAgreed(emulator, findSubscription(emulator, update.subscription), price)
    ? undefined
    : `${base}/change/${update.subscription}/${price}`;
}

function viewOf(
  emulator: Emulator,
  session: PortalSession,
  ids: { subscription: string; price: string },
): ChangeView {
  const subscription = own(emulator, session, ids.subscription);
  const price: Price | undefined = emulator.tables.prices.get(ids.price);
  if (!price?.recurring) throw missing('price', ids.price, 'price');
  const base = `/p/session/${session.id}`;
  const quantity = session.flow?.subscription_update_confirm?.items[0]?.quantity ?? 1;
  return {
    subscription,
    price,
    quantity,
    waits: waitsForEnd(emulator, session, { subscription, price, quantity }),
    action: `${base}/change/${subscription.id}/${price.id}`,
    back: session.flow ? session.return_url : base,
  };
}

function changeRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  app.get('/:id/change/:subscription/:price', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    return context.html(renderChangePage(emulator, viewOf(emulator, session, context.req.param())));
  });
  app.post('/:id/change/:subscription/:price', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const view = viewOf(emulator, session, context.req.param());
    // Pressed twice it is one change.
    if (isAgreed(emulator, view.subscription, view.price.id)) return context.redirect(endOf(session), 303);
    if (view.waits) {
      changePlanAtEnd(emulator, view.subscription, view);
      return context.redirect(endOf(session), 303);
    }
    try {
      changePlan(emulator, view.subscription, {
        price: view.price,
        quantity: view.quantity,
      });
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 402) throw error;
      return context.html(renderChangePage(emulator, { ...view, problem: error.message }), 402);
    }
    return context.redirect(endOf(session), 303);
  });
  app.post('/:id/keep/:subscription', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    keepPlan(emulator, own(emulator, session, context.req.param('subscription')));
    return context.redirect(`/p/session/${session.id}`, 303);
  });
  return app;
}

function cancelRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  app.get('/:id/cancel/:subscription', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const subscription = own(emulator, session, context.req.param('subscription'));
    const base = `/p/session/${session.id}`;
    const back = session.flow ? session.return_url : base;
    return context.html(
      renderCancelPage(emulator, { subscription, action: `${base}/cancel/${subscription.id}`, back }),
    );
  });
  app.post('/:id/cancel/:subscription', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const subscription = own(emulator, session, context.req.param('subscription'));
    keepPlan(emulator, subscription);
    changeSubscription(emulator, subscription, endAtPeriodEnd(subscription, true));
    return context.redirect(endOf(session), 303);
  });
  app.post('/:id/renew/:subscription', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const subscription = own(emulator, session, context.req.param('subscription'));
    changeSubscription(emulator, subscription, endAtPeriodEnd(subscription, false));
    return context.redirect(`/p/session/${session.id}`, 303);
  });
  return app;
}

function saveCard(emulator: Emulator, session: PortalSession, number: string): void {
  const customer = emulator.tables.customers.get(session.customer);
  if (!customer || customer.deleted) throw missing('customer', session.customer);
  const method = attachCard(emulator.tables, customer, acceptCard(number));
  for (const subscription of emulator.tables.subscriptions.values()) {
    if (subscription.customer !== customer.id || subscription.status === 'canceled') continue;
    subscription.default_payment_method = method.id;
    retryOpenInvoice(emulator, subscription);
  }
  emulator.store.touch();
}

/** The customer's own pages, reached by a session's address. */
export function portalPageRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  app.get('/:id', (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const task = entrance(emulator, session);
    return task ? context.redirect(task, 303) : context.html(renderPortalPage(emulator, session));
  });
  app.post('/:id/card', async (context) => {
    const session = findPortal(emulator, context.req.param('id'));
    const { card } = await readPageForm(context, cardForm);
    try {
      saveCard(emulator, session, card);
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 402) throw error;
      return context.html(renderPortalPage(emulator, session, error.message), 402);
    }
    return context.redirect(`/p/session/${session.id}`, 303);
  });
  return app.route('/', changeRoutes(emulator)).route('/', cancelRoutes(emulator));
}
