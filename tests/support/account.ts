import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Stack } from '@/local/stack.ts';

/** What the extension stores once it is signed in. */
export interface Account {
  userId: string;
  email: string;
  token: string;
}

/** A user of the stack with a device token, as the hand-off at login leaves one. */
export async function createAccount(stack: Stack): Promise<Account> {
  const userId = randomUUID();
  const email = `${userId}@example.test`;
  const token = `wst_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await stack.query('insert into auth.users (id, email) values ($1, $2)', [userId, email]);
  await stack.query('insert into public.device_tokens (user_id, token_hash, name) values ($1, $2, $3)', [
    userId,
    hash,
    'Test browser',
  ]);
  return { userId, email, token };
}

/** The account's balance as the ledger has it. */
export async function readCredits(stack: Stack, userId: string): Promise<number> {
  const [row] = await stack.query('select credits from public.profiles where user_id = $1', [userId]);
  return Number(row?.credits);
}
