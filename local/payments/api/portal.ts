import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findSubscription, onlyItem } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { ignored, wholeNumber } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import type { FlowEnd, PortalSession } from '@/local/payments/session-objects.ts';
import { type ApiEnv, answer, params } from './answer.ts';
import { findCustomer } from './customers.ts';
import { requireWebAddress } from './make-session.ts';
import { configurationOf } from './portal-configurations.ts';

const flowParams = z.strictObject({
  type: z.enum(['subscription_update_confirm', 'subscription_cancel']),
  subscription_update_confirm: z.optional(
    z.strictObject({
      subscription: z.string(),
      items: z
        .array(
          z.strictObject({
            id: z.string(),
            price: z.optional(z.string()),
            quantity: z.optional(wholeNumber),
          }),
        )
        .check(z.length(1)),
      discounts: ignored,
    }),
  ),
  subscription_cancel: z.optional(z.strictObject({ subscription: z.string(), retention: ignored })),
  after_completion: z.optional(
    z.strictObject({
      type: z.enum(['portal_homepage', 'redirect', 'hosted_confirmation']),
      redirect: z.optional(z.strictObject({ return_url: z.string() })),
      hosted_confirmation: ignored,
    }),
  ),
});
const portalParams = z.strictObject({
  customer: z.string(),
  return_url: z.optional(z.string()),
  configuration: z.optional(z.string()),
  flow_data: z.optional(flowParams),
  locale: ignored,
});
type AskedFlow = z.output<typeof flowParams>;

function ownSubscription(emulator: Emulator, id: string, customer: string): Subscription {
  const subscription = findSubscription(emulator, id, 'flow_data[subscription]');
  if (subscription.customer !== customer) throw missing('subscription', id, 'flow_data[subscription]');
  if (subscription.status === 'canceled') throw refused('This subscription has been canceled.', 'flow_data');
  return subscription;
}

function flowEnd(asked: AskedFlow): FlowEnd {
  const end = asked.after_completion;
  const returnUrl = requireWebAddress(
    end?.redirect?.return_url,
    'flow_data[after_completion][redirect][return_url]',
  );
  if (end?.type === 'redirect' && !returnUrl)
    throw refused(
      'Missing required param: flow_data[after_completion][redirect].',
      'flow_data[after_completion][redirect]',
      'parameter_missing',
    );
  return {
    type: end?.type === 'redirect' ? 'redirect' : 'portal_homepage',
    redirect: returnUrl ? { return_url: returnUrl } : null,
    hosted_confirmation: null,
  };
}

function updateFlow(emulator: Emulator, asked: AskedFlow, customer: string): PortalSession['flow'] {
  const update = asked.subscription_update_confirm;
  const wanted = update?.items[0];
  if (!update || !wanted)
    throw refused(
      'Missing required param: flow_data[subscription_update_confirm].',
      'flow_data',
      'parameter_missing',
    );
  const item = onlyItem(ownSubscription(emulator, update.subscription, customer));
  if (wanted.id !== item.id) throw missing('subscription item', wanted.id, 'flow_data');
  const price = wanted.price ?? item.price.id;
  const quantity = wanted.quantity ?? item.quantity;
  if (!emulator.tables.prices.has(price)) throw missing('price', price, 'flow_data');
  if (price === item.price.id && quantity === item.quantity)
    throw refused('The subscription update specified has no changes.', 'flow_data');
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      discounts: null,
      items: [{ id: wanted.id, price, quantity }],
      subscription: update.subscription,
    },
    subscription_cancel: null,
    subscription_update: null,
    after_completion: flowEnd(asked),
  };
}

function makeFlow(emulator: Emulator, asked: AskedFlow | undefined, customer: string): PortalSession['flow'] {
  if (!asked) return null;
  if (asked.type === 'subscription_update_confirm') return updateFlow(emulator, asked, customer);
  const id = asked.subscription_cancel?.subscription;
  if (!id)
    throw refused(
      'Missing required param: flow_data[subscription_cancel].',
      'flow_data',
      'parameter_missing',
    );
  if (ownSubscription(emulator, id, customer).cancel_at_period_end)
    throw refused('This subscription is already set to be canceled.', 'flow_data');
  return {
    type: 'subscription_cancel',
    subscription_cancel: { retention: null, subscription: id },
    subscription_update_confirm: null,
    subscription_update: null,
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
      configuration: configurationOf(emulator, asked.configuration).id,
      created: nowSeconds(),
      customer: asked.customer,
      flow: makeFlow(emulator, asked.flow_data, asked.customer),
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: requireWebAddress(asked.return_url, 'return_url'),
      url: `${emulator.url}/p/session/${id}`,
    };
    emulator.tables.portalSessions.set(id, session);
    return answer(context, emulator, session);
  });
  return app;
}
