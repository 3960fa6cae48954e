import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Stack } from '@/local/stack.ts';

export interface Account {
  email: string;
  password: string;
}

/** A confirmed account on a stack of this machine, past its first steps. */
export async function createSiteAccount({ apiUrl, serviceRoleKey }: Stack): Promise<Account> {
  const client = createClient(apiUrl, serviceRoleKey, { auth: { persistSession: false } });
  const account = { email: 'ada@example.test', password: randomUUID() };
  const { error } = await client.auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { first_name: 'Ada', last_name: 'Lovelace', first_steps: 'done' },
  });
  if (error) throw error;
  return account;
}
