import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { inject } from 'vitest';
import { callOverPostgres } from '@/supabase/functions/_shared/db/call-function.ts';

const stack = inject('stack');
export const PASSWORD = 'correct-horse-9';

/** The database's owner, past REST, grants and policies. */
export const owner = postgres(stack.databaseUrl, { max: 20, onnotice: () => undefined });

const clientFor = (key: string): SupabaseClient =>
  createClient(stack.apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });

export const service = clientFor(stack.serviceRoleKey);
export const anonymous = clientFor(stack.anonKey);

/** An account with its 250 credits, signed in nowhere. */
export async function createAccount(metadata: object = {}): Promise<{ userId: string; email: string }> {
  const email = `${randomUUID()}@example.test`;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: metadata,
  });
  if (error) throw error;
  return { userId: data.user.id, email };
}

/** An account, signed in: the client acts as that user. */
export async function createUser(metadata: object = {}) {
  const { userId, email } = await createAccount(metadata);
  const client = clientFor(stack.anonKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { userId, email, client, jwt: data.session.access_token };
}

/** A token of an account's extension, as the profile page will make it. */
export async function createDeviceToken(
  userId: string,
  state: { expiresAt?: Date; revokedAt?: Date } = {},
): Promise<string> {
  const token = `wst_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await owner`
    insert into public.device_tokens (user_id, token_hash, name, expires_at, revoked_at)
    values (${userId}, ${hash}, 'test', ${state.expiresAt ?? new Date(Date.now() + 86_400_000)}, ${state.revokedAt ?? null})`;
  return token;
}

/** What the ledger says of an account. */
export async function readLedger(userId: string): Promise<{ credits: number; sum: number; entries: number }> {
  const [row] = await owner<{ credits: number; sum: number; entries: number }[]>`
    select p.credits, coalesce(sum(e.delta), 0)::int as sum, count(e.id)::int as entries
    from public.profiles p left join public.credit_entries e using (user_id)
    where p.user_id = ${userId} group by p.credits`;
  if (!row) throw new Error(`No profile for ${userId}`);
  return row;
}

const callFunction = callOverPostgres(stack.databaseUrl);

/** Calls a SQL function as the functions do. */
export async function call<Value>(name: string, parameters: Record<string, unknown>): Promise<Value> {
  return (await callFunction(name, parameters)) as Value;
}

/** What the billing functions know of a subscription at the provider. */
export interface SubscriptionState {
  eventId?: string | null;
  subscriptionId?: string;
  plan?: string;
  status?: string;
  periodEnd?: Date;
  cancelAtPeriodEnd?: boolean;
  fetchedAt?: Date;
}

/** Takes over a subscription's state, as a webhook or a button on the billing page does. */
export async function subscribe(userId: string, state: SubscriptionState = {}): Promise<string> {
  const { outcome } = await call<{ outcome: string }>('apply_subscription', {
    event_id: state.eventId ?? null,
    user_id: userId,
    subscription_id: state.subscriptionId ?? `sub_${userId}`,
    customer_id: `cus_${userId}`,
    plan: state.plan ?? 'starter',
    status: state.status ?? 'active',
    period_start: new Date(Date.now() - 86_400_000),
    period_end: state.periodEnd ?? new Date(Date.now() + 29 * 86_400_000),
    cancel_at_period_end: state.cancelAtPeriodEnd ?? false,
    fetched_at: state.fetchedAt ?? new Date(),
  });
  return outcome;
}

/** Pays an invoice, as the provider's webhook tells it. */
export async function payInvoice(
  userId: string,
  invoiceId: string,
  changes: Record<string, unknown> = {},
): Promise<{ outcome: string; credits?: number }> {
  return call('apply_invoice_paid', {
    event_id: null,
    invoice_id: invoiceId,
    user_id: userId,
    subscription_id: `sub_${userId}`,
    plan: 'starter',
    amount: 10.99,
    currency: 'usd',
    paid_at: new Date(),
    ...changes,
  });
}
