import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';
import { ask, find } from './ask-stripe.ts';
import type { CheckoutOrder, Payments } from './payments.ts';
import { PORTAL_MARK } from './portal-mark.ts';
import * as objects from './stripe-objects.ts';

/** Where a plan's price of today is found, whatever its id. */
const lookupKey = (plan: PaidPlanKey) => `whetstone_${plan}`;

async function findPrice(stripe: Stripe, plan: PaidPlanKey): Promise<string> {
  const listed = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  const [price] = z.parse(objects.priceList, listed).data;
  if (!price) throw new Error(`no price has the lookup key ${lookupKey(plan)}`);
  return price.id;
}

const CONFIGURATION_REMEMBERED_MS = 600_000;
const CONFIGURATION = 'configuration';

/**
 * How the customers' own pages are opened: with the configuration that is ours and no other, for a smaller plan has to wait
 * for the end of the period whatever the account's default says.
 */
function createPortal(stripe: Stripe) {
  const known = new TtlCache<string>({ forMs: CONFIGURATION_REMEMBERED_MS, maxEntries: 1 });
  const findConfiguration = async (): Promise<string> => {
    const listed = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const ours = z
      .parse(objects.configurationList, listed)
      .data.find(({ metadata }) => metadata?.whetstone === PORTAL_MARK.whetstone);
    if (!ours) throw new Error('no portal configuration is ours: npm run stripe:prices makes it');
    known.set(CONFIGURATION, ours.id);
    return ours.id;
  };
  return async (page: Stripe.BillingPortal.SessionCreateParams): Promise<string> => {
    const configuration = known.get(CONFIGURATION) ?? (await findConfiguration());
    return z.parse(objects.withUrl, await stripe.billingPortal.sessions.create({ ...page, configuration }))
      .url;
  };
}

/** What every payment page is opened with; the provider puts the page's id where the braces stand. */
function pageFor({ userId, customerId, plan, successUrl, cancelUrl }: CheckoutOrder) {
  return {
    customer: customerId,
    client_reference_id: userId,
    metadata: { userId, planKey: plan },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/** Closes a page. Another call may have done so at the same moment; one that was just paid is a failure. */
async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = z.parse(objects.withStatus, await stripe.checkout.sessions.retrieve(id));
    if (status !== 'expired') throw error;
  }
}

/** A customer's open pages, the newest first. */
async function listOpenPages(stripe: Stripe, customer: string) {
  const listed = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return z.parse(objects.checkoutList, listed).data;
}

async function closePages(stripe: Stripe, customer: string): Promise<void> {
  for (const { id } of await listOpenPages(stripe, customer)) await closePage(stripe, id);
}

/**
 * Closes the customer's open pages and opens one, so that nothing is paid twice by way of an old tab. Of pages opened at the
 * same moment every caller keeps the same one.
 */
async function openOnlyPage(
  stripe: Stripe,
  page: Stripe.Checkout.SessionCreateParams & { customer: string },
): Promise<string> {
  await closePages(stripe, page.customer);
  const opened = z.parse(objects.withUrl, await stripe.checkout.sessions.create(page));
  const [newest, ...others] = await listOpenPages(stripe, page.customer);
  for (const { id } of others) await closePage(stripe, id);
  return newest?.url ?? opened.url;
}

type HostedPages = Pick<
  Payments,
  | 'forgetCustomer'
  | 'closePages'
  | 'openSubscriptionCheckout'
  | 'openExtraCheckout'
  | 'openPlanChange'
  | 'openPortal'
>;

/** The provider's pages, and their end: paying, changing a plan, managing a subscription. */
export function createHostedPages(stripe: Stripe): HostedPages {
  const openOwnPage = createPortal(stripe);
  return {
    async forgetCustomer(customer) {
      await find(async () => {
        // A page that stayed open could still be paid, for an account that is gone.
        await closePages(stripe, customer);
        await stripe.customers.del(customer);
      });
    },
    async closePages(customer) {
      await find(() => closePages(stripe, customer));
    },
    openSubscriptionCheckout: (order) =>
      ask(async () =>
        openOnlyPage(stripe, {
          ...pageFor(order),
          mode: 'subscription',
          line_items: [{ price: await findPrice(stripe, order.plan), quantity: 1 }],
          subscription_data: { metadata: { userId: order.userId, planKey: order.plan } },
        }),
      ),
    openExtraCheckout: (order) =>
      ask(() => {
        const { name, monthlyCredits, priceCents } = plans[order.plan];
        const product = `${monthlyCredits.toLocaleString('en')} Whetstone credits (${name})`;
        return openOnlyPage(stripe, {
          ...pageFor(order),
          mode: 'payment',
          line_items: [
            {
              price_data: { currency: 'usd', unit_amount: priceCents, product_data: { name: product } },
              quantity: 1,
            },
          ],
          invoice_creation: {
            enabled: true,
            invoice_data: { metadata: { userId: order.userId, planKey: order.plan, kind: 'extra' } },
          },
        });
      }),
    openPlanChange: ({ subscription, plan, returnUrl }) =>
      ask(async () => {
        const page = { customer: subscription.customerId, return_url: returnUrl };
        // The provider changes no plan while another change waits; on the customer's own page that one can be dropped first.
        if (subscription.scheduleId) return openOwnPage(page);
        const item = { id: subscription.itemId, price: await findPrice(stripe, plan), quantity: 1 };
        return openOwnPage({
          ...page,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: subscription.id, items: [item] },
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        });
      }),
    openPortal: (customer, returnUrl) => ask(() => openOwnPage({ customer, return_url: returnUrl })),
  };
}
