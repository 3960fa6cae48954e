import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type ProfileRow, profileRow } from '@/shared/contracts/account.ts';
import {
  type PaymentRow,
  paymentRow,
  type SubscriptionRow,
  subscriptionRow,
} from '@/shared/contracts/billing.ts';
import {
  type CreditEntryRow,
  creditEntryRow,
  type FreeCreditsAnswer,
  freeCreditsAnswer,
} from '@/shared/contracts/credits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { requireRows } from './read-rows.ts';

// Every read says `retry(false)`: supabase-js would ask four times over, and so would whoever shows the answer.

/** A contract's fields as the list of columns a query asks for. */
const columns = (shape: { shape: object }) => Object.keys(shape.shape).join(', ');

/** The user record. @throws AppError `user_not_found` where there is none */
export async function readProfile(client: SupabaseClient): Promise<ProfileRow> {
  const [row] = requireRows(
    await client.from('profiles').select(columns(profileRow)).retry(false),
    z.array(profileRow),
  );
  if (!row) throw new AppError('user_not_found');
  return row;
}

/** What an owner may change about his record himself. */
export type ProfileChange = Pick<
  ProfileRow,
  'first_name' | 'last_name' | 'username' | 'country_code' | 'mobile_number'
>;

export async function saveProfile(
  client: SupabaseClient,
  userId: string,
  change: ProfileChange,
): Promise<void> {
  const answer = await client.from('profiles').update(change).eq('user_id', userId).select('user_id');
  const rows = requireRows(answer, z.array(z.object({ user_id: z.uuid() })));
  if (rows.length === 0) throw new AppError('user_not_found');
}

/** What came and went, newest first, at most `limit` rows older than the entry `before`. */
export async function readCreditEntries(
  client: SupabaseClient,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CreditEntryRow[]> {
  const all = client.from('credit_entries').select(columns(creditEntryRow));
  const older = before === undefined ? all : all.lt('id', before);
  const page = older.order('id', { ascending: false }).limit(limit);
  return requireRows(await page.retry(false), z.array(creditEntryRow));
}

/** What an account was given when it was made, less what was taken back: 0 where its address had had free credits before. */
export async function readFirstCredits(client: SupabaseClient): Promise<number> {
  const given = client.from('credit_entries').select(columns(creditEntryRow)).eq('reason', 'signup');
  const rows = requireRows(await given.retry(false), z.array(creditEntryRow));
  return rows.reduce((sum, { delta }) => sum + delta, 0);
}

/** Payments, newest first (spec §7). */
export async function readPayments(client: SupabaseClient): Promise<PaymentRow[]> {
  const answer = await client
    .from('payments')
    .select(columns(paymentRow))
    .order('date', { ascending: false })
    .retry(false);
  return requireRows(answer, z.array(paymentRow));
}

/** The subscription of this id; undefined where there is none. */
export async function readSubscription(
  client: SupabaseClient,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const answer = await client
    .from('subscriptions')
    .select(columns(subscriptionRow))
    .eq('id', id)
    .retry(false);
  return requireRows(answer, z.array(subscriptionRow))[0];
}

/** Asks for free credits; the server decides by its own clock (design §5). */
export async function askFreeCredits(
  client: SupabaseClient,
  which: 'refresh_credits' | 'reclaim_free_credits',
): Promise<FreeCreditsAnswer> {
  return requireRows(await client.rpc(which), freeCreditsAnswer);
}
