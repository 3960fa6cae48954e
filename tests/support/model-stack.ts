import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { type Stack, startStack } from '@/local/stack.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export const PASSWORD = 'correct-horse-9';

export interface Customer {
  userId: string;
  email: string;
  /** Of a device. */
  token: string;
  /** Of a session. */
  jwt: string;
}

/** A whole stack in front of a model that does as a test tells it. */
export interface ModelStack {
  stack: Stack;
  model: ModelServer;
  /** An account with so many credits, signed in. */
  createCustomer(credits: number): Promise<Customer>;
  balance(userId: string): Promise<{ credits: number; sum: number }>;
  stop(): Promise<void>;
}

/** @param variables of the functions; without them no limit of accounts is met */
export async function startModelStack(variables: Record<string, string> = {}): Promise<ModelStack> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-model-'));
  chmodSync(stateFolder, 0o755);
  const model = await startModelServer();
  const stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    functionsEnvironment: {
      OPENAI_API_KEY: 'sk-model',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'm-7',
      ACCOUNT_RUNS_PER_MINUTE: '10000',
      ACCOUNT_STREAMS: '1000',
      MODEL_BUDGET_PER_DAY: '0',
      ACCOUNT_BUDGET_PER_DAY: '0',
      ...variables,
    },
    log: () => undefined,
  });
  const clientFor = (key: string) => createClient(stack.apiUrl, key, { auth: { persistSession: false } });

  async function createCustomer(credits: number): Promise<Customer> {
    const email = `${randomUUID()}@example.test`;
    const admin = clientFor(stack.serviceRoleKey).auth.admin;
    const { data, error } = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
    if (error) throw error;
    const userId = data.user.id;
    const taken = 250 - credits;
    if (taken > 0)
      await stack.query("select public.spend_credits($1, $2, 'setup', 'setup')", [userId, taken]);
    if (taken > 0) await stack.query("select public.settle_credits($1, 'setup')", [userId]);
    const token = `wst_${randomBytes(32).toString('base64url')}`;
    const hash = createHash('sha256').update(token).digest('hex');
    await stack.query('insert into public.device_tokens (user_id, token_hash, name) values ($1, $2, $3)', [
      userId,
      hash,
      'test',
    ]);
    const signedIn = await clientFor(stack.anonKey).auth.signInWithPassword({ email, password: PASSWORD });
    if (signedIn.error) throw signedIn.error;
    return { userId, email, token, jwt: signedIn.data.session.access_token };
  }

  return {
    stack,
    model,
    createCustomer,
    async balance(userId) {
      const [row] = await stack.query(
        `select p.credits, coalesce(sum(e.delta), 0)::int as sum
         from public.profiles p left join public.credit_entries e using (user_id)
         where p.user_id = $1 group by p.credits`,
        [userId],
      );
      return { credits: Number(row?.credits), sum: Number(row?.sum) };
    },
    async stop() {
      await stack.stop();
      await model.stop();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}
