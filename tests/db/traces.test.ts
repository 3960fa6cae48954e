import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailboxMessage } from '@/local/mail/mailbox-message.ts';
import { type Stack, startStack } from '@/local/stack.ts';
import { createDeviceTokenAnswer } from '@/shared/contracts/account.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

// Faults Q9 and Q10: everything a person does with an account, then a look at what of it stands anywhere.

const CANARY = `Quetzalbird-${randomUUID().slice(0, 8)}`;
const EMAIL = `${randomUUID()}@example.test`;
const PASSWORD = `pass-${randomUUID()}`;
const MODEL_KEY = `sk-${randomUUID()}`;
const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-traces-'));
const logLines: string[] = [];
/** Whoever has one of these may act as the person, or as the product. */
const secrets: Record<string, string> = { password: PASSWORD, modelKey: MODEL_KEY };
let model: ModelServer;
let stack: Stack;

/** @param endpoint such as `POST account/export` */
async function ask(endpoint: string, body: unknown, token: string): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' ');
  return fetch(`${stack.apiUrl}/functions/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, apikey: stack.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function newestCode(): Promise<string> {
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(EMAIL)}`);
  const [mail] = (await answer.json()) as MailboxMessage[];
  return new URL(mail?.links[0] ?? 'none:').searchParams.get('oobCode') ?? '';
}

const enhance = (token: string) =>
  fetch(
    `${stack.apiUrl}/functions/v1/enhance`,
    enhanceCall(enhanceBody({ text: `pls greet ${CANARY}`, context: CANARY }, randomUUID()), { token }),
  );

/** Signs up, verifies, logs in, connects, sharpens well and badly, forgets a password, exports, meets refusals. */
async function liveALittle(): Promise<void> {
  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  await client.auth.signUp({ email: EMAIL, password: PASSWORD });
  secrets.linkCode = await newestCode();
  await client.auth.verifyOtp({ token_hash: secrets.linkCode, type: 'signup' });
  await client.auth.signInWithPassword({ email: EMAIL, password: `${PASSWORD}-wrong` });
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  secrets.session = data.session?.access_token ?? '';
  secrets.refreshToken = data.session?.refresh_token ?? '';
  const connected = await ask('POST account/device-tokens', { name: 'Laptop' }, secrets.session);
  secrets.deviceToken = createDeviceTokenAnswer.parse(await connected.json()).token;

  model.script = answerWith(`Please greet ${CANARY}.`);
  for (const token of [secrets.session, secrets.deviceToken])
    expect((await readAnswer(await enhance(token))).at(-1)).toMatchObject({ type: 'done' });
  model.script = (answer) => answer.plain(500, `{"error":{"message":"${CANARY}"}}`);
  expect((await readAnswer(await enhance(secrets.session))).at(-1)).toMatchObject({ type: 'error' });
  await readAnswer(await enhance(''));
  await ask('POST enhance', { requestId: 'r', task: { text: CANARY, mode: CANARY } }, secrets.session);
  await ask('POST account/send-verification-email', { email: EMAIL }, stack.anonKey);
  await ask('POST account/sign-up-notices', { email: EMAIL }, stack.anonKey);
  await ask('POST account/link-age', { oobCode: secrets.linkCode, kind: 'signup' }, stack.anonKey);
  await ask('POST account/recover-email', { oobCode: 'x'.repeat(43) }, stack.anonKey);
  await ask('POST account/delete', { password: `${PASSWORD}-wrong` }, secrets.session);
  await client.auth.resetPasswordForEmail(EMAIL);
  await client.rpc('refresh_credits');
  await client.from('profiles').update({ credits: 9 });
  expect((await ask('POST account/export', {}, secrets.session)).status).toBe(200);
  const left = await ask('DELETE account/device-tokens/current', {}, secrets.deviceToken);
  expect(left.status).toBe(200);
}

beforeAll(async () => {
  chmodSync(stateFolder, 0o755);
  model = await startModelServer();
  stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    functionsEnvironment: { OPENAI_API_KEY: MODEL_KEY, OPENAI_BASE_URL: model.url },
    log: (line) => logLines.push(line),
  });
  secrets.serviceRole = stack.serviceRoleKey;
  await liveALittle();
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

/** Tables in which a word stands in some row. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await stack.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'supabase_migrations')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await stack.query(
      `select count(*)::int as n from ${name} t where strpos(t::text, $1) > 0`,
      [word],
    );
    if (Number(row?.n) > 0) found.push(String(name));
  }
  return found;
}

test('no table keeps a text, a password, a session or an extension’s token', async () => {
  expect(await tablesWith(EMAIL)).toContain('public.profiles');
  for (const name of ['password', 'session', 'deviceToken', 'modelKey', 'serviceRole'])
    expect(await tablesWith(secrets[name] ?? name), name).toEqual([]);
  expect(await tablesWith(CANARY)).toEqual([]);
});

test('no log holds a text, an address, a password, a token, a link or a key', async () => {
  const log = () => [...logLines, readFileSync(join(stateFolder, 'functions.log'), 'utf8')].join('\n');
  await expect.poll(() => log().match(/"event":"enhance"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(log()).toContain('"event":"failure"');
  for (const [name, secret] of Object.entries({ ...secrets, EMAIL, CANARY })) {
    expect(secret.length, name).toBeGreaterThan(8);
    expect(log().includes(secret), name).toBe(false);
  }
});
