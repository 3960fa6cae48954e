import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import { enhanceBody, enhanceCall } from '@/tests/support/enhance-app.ts';
import type { SiegedStack, Targets } from './targets.ts';

const PASSWORD = 'correct-horse-9';
const PATIENCE_MS = 20_000;

/** Where a siege takes place. */
export interface Field {
  stack: SiegedStack;
  targets: Targets;
  owner: postgres.Sql;
  /** As the functions call the database. */
  call: CallFunction;
}

/** One account under siege, and how many answers each of its requests brought to a client. */
export interface Client {
  userId: string;
  email: string;
  token: string;
  jwt: string;
  answers: Map<string, number>;
}

/** Something an attack got that it must never get. */
export class Breach extends Error {}

export const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

export async function addToken(owner: postgres.Sql, userId: string): Promise<string> {
  const token = `wst_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await owner`insert into public.device_tokens (user_id, token_hash, name) values (${userId}, ${hash}, 'siege')`;
  return token;
}

/** An account with few credits, so that each act meets an empty balance as often as a full one. */
export async function enlist(
  { stack, owner }: Field,
  credits: number,
  email = `${randomUUID()}@example.test`,
): Promise<Client> {
  const access = (key: string) => createClient(stack.apiUrl, key, { auth: { persistSession: false } });
  const facts = { email, password: PASSWORD };
  const made = await access(stack.serviceRoleKey).auth.admin.createUser({ ...facts, email_confirm: true });
  if (made.error) throw made.error;
  const userId = made.data.user.id;
  // An address that had its free credits already starts at 0 and has none to take.
  const taken = await owner`
    select public.spend_credits(user_id, credits - ${credits}, 'setup', 'setup') from public.profiles
    where user_id = ${userId} and credits > ${credits}`;
  if (taken.length > 0) await owner`select public.settle_credits(${userId}, 'setup')`;
  const signedIn = await access(stack.anonKey).auth.signInWithPassword(facts);
  if (signedIn.error) throw signedIn.error;
  const token = await addToken(owner, userId);
  return { userId, email, token, jwt: signedIn.data.session.access_token, answers: new Map() };
}

/** How a client leaves: before the first word, after it, or not at all. */
type Leaving = 'early' | 'late' | 'never';

/** What a client asks for: another text or token than its own where it attacks. */
interface Asked {
  id: string;
  leaving: Leaving;
  text?: string;
  token?: string;
}

/**
 * Asks for a rewrite and counts it where a word of it arrived. A connection that dies under it counts with what had arrived.
 * @returns the status, 0 where no answer came
 */
export async function run(
  field: Field,
  client: Client,
  { id, leaving, text = 'pls send teh report to Ana before five', token = client.token }: Asked,
): Promise<number> {
  const leave = new AbortController();
  const timer = setTimeout(() => leave.abort(), leaving === 'early' ? Math.random() * 200 : PATIENCE_MS);
  const body = enhanceBody({ text }, id);
  let status = 0;
  let hasWord = false;
  try {
    const call = enhanceCall(body, { token, signal: leave.signal });
    const response = await fetch(`${field.targets.origin()}/enhance`, call);
    status = response.status;
    const words = new TextDecoder();
    let seen = '';
    for await (const piece of response.body ?? []) {
      seen += words.decode(piece as Uint8Array, { stream: true });
      hasWord = hasWord || /^event: ?delta$/m.test(seen);
      if (hasWord && leaving === 'late') leave.abort();
    }
  } catch {
    // It left, or the process died; what had arrived counts.
  } finally {
    clearTimeout(timer);
  }
  if (hasWord) client.answers.set(id, (client.answers.get(id) ?? 0) + 1);
  return status;
}

/** A function of the database that the user calls by REST, such as `reclaim_free_credits`. */
export function callAsUser({ stack }: Field, client: Client, name: string): Promise<unknown> {
  return fetch(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.anonKey,
      Authorization: `Bearer ${client.jwt}`,
      'Content-Type': 'application/json',
    },
    body: '{}',
  }).then((response) => response.text());
}

/** Ends every device token while runs go on, and connects again. */
export async function changeToken({ owner }: Field, client: Client): Promise<void> {
  await owner`update public.device_tokens set revoked_at = now() where user_id = ${client.userId} and revoked_at is null`;
  client.token = await addToken(owner, client.userId);
}

/** Signs out everywhere and in again, while runs go on. */
export async function signOutAndIn(field: Field, client: Client): Promise<void> {
  const { stack } = field;
  const auth = (path: string, headers: object, body: object) =>
    fetch(`${stack.apiUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: stack.anonKey, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await auth('logout?scope=global', { Authorization: `Bearer ${client.jwt}` }, {});
  const answer = await auth('token?grant_type=password', {}, { email: client.email, password: PASSWORD });
  const { access_token: jwt } = (await answer.json()) as { access_token?: string };
  if (jwt) client.jwt = jwt;
  await changeToken(field, client);
}

/** Suspends the account while runs go on, and lifts it. */
export async function suspendAndLift(field: Field, client: Client): Promise<void> {
  const { owner } = field;
  await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${client.userId}`;
  await run(field, client, { id: randomUUID(), leaving: 'never' });
  await owner`update auth.users set banned_until = null where id = ${client.userId}`;
  await signOutAndIn(field, client);
}
