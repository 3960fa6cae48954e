import Stripe from 'stripe';
import * as z from 'zod/mini';
import { connectTo } from '@/local/payments/create-prices.ts';

export interface Shop {
  apiUrl: string;
  anonKey: string;
  payments: { url: string; secretKey: string; webhookSecret: string };
}

const PATIENCE_MS = 20_000;
const MONTHLY_CREDITS = 5500;
const checkoutAnswer = z.object({ url: z.string() });
const profileRows = z.array(z.object({ credits: z.number(), subscription_id: z.nullable(z.string()) }));

async function answered(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}

/** The owner's own look at the profile, as the dashboard makes it. */
async function readProfile({ apiUrl, anonKey }: Shop, token: string) {
  const response = await fetch(`${apiUrl}/rest/v1/profiles?select=credits,subscription_id`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  });
  const [profile] = profileRows.parse(await (await answered(response)).json());
  if (!profile) throw new Error('The account of the bench has no profile.');
  return profile;
}

type Profile = Awaited<ReturnType<typeof readProfile>>;

/** Asks again and again, with no pause between, until the profile is as wanted. */
async function until(shop: Shop, token: string, isThere: (profile: Profile) => boolean): Promise<Profile> {
  const begin = performance.now();
  for (;;) {
    const profile = await readProfile(shop, token);
    if (isThere(profile)) return profile;
    if (performance.now() - begin > PATIENCE_MS)
      throw new Error('What was paid did not arrive on the profile.');
  }
}

async function buyStarter(shop: Shop, token: string): Promise<Profile> {
  const response = await fetch(`${shop.apiUrl}/functions/v1/billing/checkout`, {
    method: 'POST',
    headers: { apikey: shop.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ planKey: 'starter' }),
  });
  const { url } = checkoutAnswer.parse(await (await answered(response)).json());
  const card = { card: '4242 4242 4242 4242', email: 'payer@example.test', name: 'Pat Payer' };
  await answered(await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' }));
  return until(
    shop,
    token,
    ({ credits, subscription_id }) => credits >= MONTHLY_CREDITS && subscription_id !== null,
  );
}

async function control({ payments }: Shop, path: string, body: object): Promise<void> {
  const request = { method: 'POST', body: JSON.stringify(body) };
  await answered(await fetch(`${payments.url}/_test/${path}`, request));
}

/** Brings a signed event to the webhook, as the provider does. */
async function deliver(shop: Shop, event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: shop.payments.webhookSecret,
  });
  const response = await fetch(`${shop.apiUrl}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answered(response);
}

/**
 * From the moment a renewal's signed `invoice.paid` is sent to the moment the owner's look at the profile has its credits,
 * once per renewal, in milliseconds.
 */
export async function timeRenewals(shop: Shop, token: string, count: number): Promise<number[]> {
  const provider = connectTo(shop.payments);
  const bought = await buyStarter(shop, token);
  let balance = bought.credits;
  // The stand-in's own deliveries would be first.
  await control(shop, 'webhooks', { hold: true });
  const times: number[] = [];
  for (let renewal = 0; renewal < count; renewal += 1) {
    await control(shop, `advance/${bought.subscription_id}`, {});
    const { data } = await provider.events.list({ type: 'invoice.paid', limit: 1 });
    const [event] = data;
    if (!event) throw new Error('The renewal was not paid.');
    balance += MONTHLY_CREDITS;
    const wanted = balance;
    const sent = performance.now();
    const seen = until(shop, token, ({ credits }) => credits === wanted).then(() => performance.now() - sent);
    const [time] = await Promise.all([seen, deliver(shop, event)]);
    times.push(time);
  }
  return times;
}
