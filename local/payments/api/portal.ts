import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findSubscription, onlyItem } from '@/local/payments/charging/subscriptions.ts';
import { findCustomer } from '@/local/payments/customers.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { wholeNumber } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import type { FlowEnd, PortalSession } from '@/local/payments/session-objects.ts';
import { requireWebAddress } from './make-session.ts';
import { type ApiEnv, params } from './params.ts';
import { findConfiguration } from './portal-configurations.ts';

const flowParams = z.strictObject({
  type: z.literal('subscription_update_confirm'),
  subscription_update_confirm: z.strictObject({
    subscription: z.string(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string(), quantity: wholeNumber }))
      .check(z.length(1)),
  }),
  after_completion: z.optional(
    z.strictObject({
      type: z.literal('redirect'),
      redirect: z.strictObject({ return_url: z.string() }),
    }),
  ),
});
const portalParams = z.strictObject({
  customer: z.string(),
  return_url: z.optional(z.string()),
  configuration: z.string(),
  flow_data: z.optional(flowParams),
});
type AskedFlow = z.output<typeof flowParams>;

function ownSubscription(emulator: Emulator, id: string, customer: string): Subscription {
  const subscription = findSubscription(emulator, id, 'flow_data[subscription]');
  if (subscription.customer !== customer) throw missing('subscription', id, 'flow_data[subscription]');
  if (subscription.status === 'canceled') throw refused('This subscription has been canceled.', 'flow_data');
  return subscription;
}

function flowEnd({ after_completion: end }: AskedFlow): FlowEnd {
  const returnUrl = requireWebAddress(
    end?.redirect.return_url,
    'flow_data[after_completion][redirect][return_url]',
  );
  return returnUrl
    ? { type: 'redirect', redirect: { return_url: returnUrl } }
    : { type: 'portal_homepage', redirect: null };
}

function makeFlow(emulator: Emulator, asked: AskedFlow | undefined, customer: string): PortalSession['flow'] {
  const update = asked?.subscription_update_confirm;
  const wanted = update?.items[0];
  if (!asked || !update || !wanted) return null;
  const item = onlyItem(ownSubscription(emulator, update.subscription, customer));
  if (wanted.id !== item.id) throw missing('subscription item', wanted.id, 'flow_data');
  if (!emulator.tables.prices.has(wanted.price)) throw missing('price', wanted.price, 'flow_data');
  if (wanted.price === item.price.id && wanted.quantity === item.quantity)
    throw refused('The subscription update specified has no changes.', 'flow_data');
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { items: [wanted], subscription: update.subscription },
    after_completion: flowEnd(asked),
  };
}

/** Sessions of the customer's own pages. */
export function portalRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/billing_portal/sessions', (context) => {
    const asked = params(context, portalParams);
    findCustomer(emulator, asked.customer);
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: findConfiguration(emulator, asked.configuration).id,
      created: nowSeconds(),
      customer: asked.customer,
      flow: makeFlow(emulator, asked.flow_data, asked.customer),
      livemode: false,
      return_url: requireWebAddress(asked.return_url, 'return_url'),
      url: `${emulator.url}/p/session/${id}`,
    };
    emulator.tables.portalSessions.set(id, session);
    return context.json(session);
  });
  return app;
}
