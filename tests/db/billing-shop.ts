import Stripe from 'stripe';
import { expect, inject } from 'vitest';
import { connectTo } from '@/local/payments/create-prices.ts';
import { createUser, owner } from './database.ts';

const { apiUrl, anonKey, payments } = inject('stack');

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
/** Nearly a test's whole limit: a busy machine starts a process in half a minute. */
const PATIENCE = { timeout: 50_000, interval: 50 };

/** The vendor's own client at the stand-in: what the operator, the bank or the customer does there. */
export const provider = connectTo(payments);

export type User = Awaited<ReturnType<typeof createUser>>;

/** A call of the billing function through the gateway, as the dashboard makes it. */
export async function billingCall(endpoint: string, body: unknown, jwt: string) {
  const [method = '', path = ''] = endpoint.split(' ');
  const response = await fetch(`${apiUrl}/functions/v1/billing/${path}`, {
    method,
    headers: { Authorization: `Bearer ${jwt}`, apikey: anonKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Where checkout leads a user for a plan. */
export async function openPage(user: User, planKey: string): Promise<string> {
  const { status, body } = await billingCall('POST checkout', { planKey }, user.jwt);
  expect(status).toBe(200);
  return String(body.url);
}

/** Fills in the hosted page. Returns where it leads then, and its status. */
export async function payPage(url: string, card = GOOD_CARD) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ card, email: 'payer@example.test', name: 'Pat Payer' }),
    redirect: 'manual',
  });
  await response.text();
  const location = response.headers.get('location');
  const returned = location ? new URL(location) : undefined;
  return { status: response.status, returned, visit: returned?.searchParams.get('payment_id') ?? '' };
}

/** A test's hold on the stand-in, such as `webhooks` or `advance/sub_1`. */
export async function control(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${payments.url}/_test/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

/** Webhooks as the vendor sends them at its best; what was held back goes out now. */
export async function deliverNormally(): Promise<void> {
  await control('webhooks', { duplicate: 0, delayMs: 0, reorder: false, hold: false });
  await control('webhooks/release');
}

/** What an account has: its plan as the site shows it, and its credits, which are always the sum of its entries. */
export async function readAccount(userId: string) {
  const [row] = await owner<{ plan: string; status: string; id: string | null; credits: number }[]>`
    select p.plan, p.subscription_status as status, p.subscription_id as id, p.credits from public.profiles p
    where p.user_id = ${userId}`;
  const [sum] = await owner<{ sum: number }[]>`
    select coalesce(sum(delta), 0)::int as sum from public.credit_entries where user_id = ${userId}`;
  expect(sum?.sum).toBe(row?.credits);
  return row;
}

/** Waits until an account has come to this. */
export async function becomes(userId: string, expected: Partial<Awaited<ReturnType<typeof readAccount>>>) {
  await expect.poll(() => readAccount(userId), PATIENCE).toMatchObject(expected as object);
}

/** Waits until all the stand-in told us about was handled. */
export async function allHandled(): Promise<void> {
  const open = async () => {
    const told = await provider.events.list({ limit: 100 });
    const [row] = await owner<{ open: number }[]>`
      select count(*)::int as open from unnest(${told.data.map(({ id }) => id)}::text[]) as told (id)
      left join public.stripe_events e using (id) where e.handled_at is null`;
    return row?.open;
  };
  await expect.poll(open, PATIENCE).toBe(0);
}

/** A user who just bought a plan on the hosted page; the webhooks have come. */
export async function subscriber(planKey = 'starter') {
  const user = await createUser({ first_name: 'Ana', last_name: 'Ruiz' });
  const { visit } = await payPage(await openPage(user, planKey));
  await becomes(user.userId, { plan: planKey });
  await allHandled();
  const session = await provider.checkout.sessions.retrieve(visit);
  return {
    ...user,
    visit,
    subscriptionId: String(session.subscription),
    invoiceId: String(session.invoice),
    customerId: String(session.customer),
  };
}

/** A user who paid for Starter, of which the provider has not told us yet. */
export async function silentPurchase() {
  await control('webhooks', { hold: true });
  const user = await createUser();
  const { visit } = await payPage(await openPage(user, 'starter'));
  const session = await provider.checkout.sessions.retrieve(visit);
  return { ...user, invoiceId: String(session.invoice), subscriptionId: String(session.subscription) };
}

/** The charge that paid an invoice. */
export async function chargeOf(customer: string): Promise<string> {
  const { data } = await provider.charges.list({ customer, limit: 1 });
  return data[0]?.id ?? '';
}

/** An account's payments, oldest first. */
export const readPayments = (userId: string) => owner<
  { id: string; status: string; credits: number; amount: string }[]
>`
  select id, status, credits, amount from public.payments where user_id = ${userId} order by date, id`;

/** An event's body as the vendor writes it. */
export const eventBody = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } }, null, 2);

/** Brings a message to the webhook's own address. @param signature made for it unless given */
export async function deliver(body: string, signature?: string | null, to = `${apiUrl}/functions/v1`) {
  const header =
    signature === undefined
      ? await Stripe.webhooks.generateTestHeaderStringAsync({
          payload: body,
          secret: payments.webhookSecret,
        })
      : signature;
  const response = await fetch(`${to}/stripe-webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(header !== null && { 'Stripe-Signature': header }) },
    body,
  });
  return { status: response.status, body: await response.text() };
}

/** Brings a message as the provider does: again until it is taken. @param to asked anew each time */
export async function deliverUntilTaken(body: string, to?: () => string): Promise<void> {
  const attempt = () =>
    deliver(body, undefined, to?.()).then(
      ({ status }) => status,
      () => 'no answer',
    );
  await expect.poll(attempt, PATIENCE).toBe(200);
}

/** What our inbox says of an event. */
export async function readEvent(id: string) {
  const [event] = await owner<{ type: string; handled: boolean; error: string | null }[]>`
    select type, handled_at is not null as handled, error from public.stripe_events where id = ${id}`;
  return event;
}
