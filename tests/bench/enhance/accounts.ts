import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';

/** An account of its own for every client, as in life: one balance row is never fought over. */
export interface Account {
  /** Bearer of its calls: a session's token or a device's. */
  bearer: string;
}

export interface AccountsOptions {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  databaseUrl: string;
}

const CREDITS = 100_000;
const PASSWORD = 'bench-password-1';

async function createUser(options: AccountsOptions, email: string): Promise<string> {
  const admin = createClient(options.apiUrl, options.serviceRoleKey, { auth: { persistSession: false } });
  const { data, error } = await admin.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
  const granted = await admin.rpc('grant_credits', {
    user_id: data.user.id,
    amount: CREDITS,
    reason: 'bench',
    key: 'bench',
  });
  if (granted.error) throw granted.error;
  return data.user.id;
}

/** Accounts that hold a device token, as the extension does. */
export async function createDevices(options: AccountsOptions, count: number): Promise<Account[]> {
  const database = new pg.Client(options.databaseUrl);
  await database.connect();
  try {
    const accounts: Account[] = [];
    for (let index = 0; index < count; index += 1) {
      const userId = await createUser(options, `device-${index}@example.test`);
      const bearer = `wst_${randomBytes(32).toString('base64url')}`;
      await database.query(
        'insert into public.device_tokens (user_id, token_hash, name) values ($1, $2, $3)',
        [userId, createHash('sha256').update(bearer).digest('hex'), 'bench'],
      );
      accounts.push({ bearer });
    }
    return accounts;
  } finally {
    await database.end();
  }
}

/** Accounts signed in with a password, as the website's users are. */
export async function createSessions(options: AccountsOptions, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `session-${index}@example.test`;
    await createUser(options, email);
    const client = createClient(options.apiUrl, options.anonKey, { auth: { persistSession: false } });
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    accounts.push({ bearer: data.session.access_token });
  }
  return accounts;
}
