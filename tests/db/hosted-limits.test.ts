import { randomUUID } from 'node:crypto';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFunctionsProcess } from '@/local/functions/functions-process.ts';
import { loadPaymentKeys } from '@/local/payments/payment-keys.ts';
import { projectRoot } from '@/local/run-command.ts';
import { type Stack, startStack } from '@/local/stack.ts';
import { analysisEvent } from '@/shared/contracts/analysis.ts';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { draftOfChars } from '@/tests/bench/drafts.ts';
import { processUsage, stackUsage } from '@/tests/bench/enhance/process-usage.ts';
import { type Account, createAccount } from '@/tests/support/account.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { functionsEnvironment } from '@/tests/support/functions-environment.ts';
import { generateBody } from '@/tests/support/generate-app.ts';

// The functions as the hosted platform lets them be: each on its own, no workers, 256 MB, 2 s of processor time a request.
// Memory is the whole process's, of which some 40 MB are Deno's own; its heap is bounded to half of the limit.

const MOST_MB = 256;
const MOST_MS = 2_000;
const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-hosted-'));
let stack: Stack;
let account: Account;
let session: string;

beforeAll(async () => {
  chmodSync(stateFolder, 0o755);
  stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    hostedFunctions: true,
  });
  account = await createAccount(stack);
  session = await signIn();
}, 60_000);
afterAll(async () => {
  await stack?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

test('every function boots', async () => {
  const answers = await Promise.all(
    stack.functionNames.map(async (name) => {
      const response = await fetch(`${stack.apiUrl}/functions/v1/${name}`, { method: 'OPTIONS' });
      await response.arrayBuffer();
      return [name, response.status];
    }),
  );
  const all = globSync('*/index.ts', { cwd: join(projectRoot, 'supabase/functions') }).map(dirname);
  expect(answers.map(([name]) => name).sort()).toEqual(all.sort());
  expect(answers.filter(([, status]) => status === 503)).toEqual([]);
});

type Level = 'polish' | 'balanced' | 'reframe';

/** The longest draft as the first call of a new process: the code it runs is compiled in that time too. */
async function firstCall(level: Level) {
  const functions = await startFunctionsProcess({
    root: projectRoot,
    folder: join(projectRoot, 'supabase/functions'),
    stateFolder,
    names: ['enhance'],
    hosted: true,
    environment: functionsEnvironment(stack),
    log: () => undefined,
    signal: new AbortController().signal,
  });
  try {
    const atBoot = processUsage(functions.pid ?? 0);
    const body = enhanceBody({ level, text: draftOfChars(MAX_DRAFT_CHARS, 7) }, randomUUID());
    const response = await fetch(`${functions.origin}/enhance`, enhanceCall(body, { token: account.token }));
    const events = await readAnswer(response);
    const { memoryMb, threadMs } = processUsage(functions.pid ?? 0);
    return { events, memoryMb, threadMs: threadMs - atBoot.threadMs };
  } finally {
    await functions.stop();
  }
}

/** A busy machine only adds to what a call takes: of up to six, the first within the limit shows that it can be. */
async function cheapestFirstCall(level: Level) {
  let cheapest = await firstCall(level);
  for (let attempt = 1; attempt < 6 && cheapest.threadMs >= MOST_MS; attempt += 1) {
    const next = await firstCall(level);
    if (next.threadMs < cheapest.threadMs) cheapest = next;
  }
  return cheapest;
}

test.each<Level>(['polish', 'balanced', 'reframe'])(
  'the longest draft at %s stays within the limits, by rules alone, and the answer says so',
  async (level) => {
    const { events, memoryMb, threadMs } = await cheapestFirstCall(level);
    expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'rules' });
    expect(events.at(-1)?.type).toBe('done');
    expect(threadMs).toBeLessThan(MOST_MS);
    expect(memoryMb).toBeLessThan(MOST_MB);
  },
);

/** Somebody who signed in on the site. */
async function signIn(): Promise<string> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const credentials = { email: `${randomUUID()}@example.test`, password: 'correct-horse-9' };
  const { admin } = createClient(stack.apiUrl, stack.serviceRoleKey, options).auth;
  await admin.createUser({ ...credentials, email_confirm: true });
  const { data } = await createClient(stack.apiUrl, stack.anonKey, options).auth.signInWithPassword(
    credentials,
  );
  return data.session?.access_token ?? '';
}

const generate = generateBody({ requestId: randomUUID(), topic: draftOfChars(9_900, 7) });
const webhookBody = JSON.stringify({
  id: 'evt_hosted',
  object: 'event',
  type: 'customer.created',
  data: { object: { id: 'cus_hosted', object: 'customer' } },
});

interface Call {
  endpoint: string;
  body?: object | string;
  status: number;
  answer: object;
}

const refused = { status: 422, answer: { code: 'invalid_request' } };

test.each<[string, Call]>([
  [
    'generate',
    { endpoint: 'POST generate', body: generate, status: 200, answer: { engine: 'offline', credits: 249 } },
  ],
  ['generate without an id', { endpoint: 'POST generate', body: { ...generate, requestId: '' }, ...refused }],
  [
    'a new device',
    {
      endpoint: 'POST account/device-tokens',
      body: { name: 'Laptop' },
      status: 200,
      answer: { token: expect.stringMatching(/^wst_/) },
    },
  ],
  [
    'the devices',
    { endpoint: 'GET account/device-tokens', status: 200, answer: { devices: expect.any(Array) } },
  ],
  [
    'an export',
    {
      endpoint: 'POST account/export',
      body: {},
      status: 200,
      answer: { profile: expect.objectContaining({ credits: 249 }) },
    },
  ],
  [
    'checkout',
    {
      endpoint: 'POST billing/checkout',
      body: { planKey: 'starter' },
      status: 200,
      answer: { url: expect.stringContaining('http') },
    },
  ],
  ['checkout of no plan', { endpoint: 'POST billing/checkout', body: { planKey: 'none' }, ...refused }],
  ['the webhook', { endpoint: 'POST stripe-webhook', body: webhookBody, status: 200, answer: {} }],
])('%s answers as its contract says, within the limits', async (_, { endpoint, body, status, answer }) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: payload ?? '',
    secret: loadPaymentKeys(stateFolder).webhookSecret,
  });
  const before = stackUsage(process.pid).functions;
  const response = await fetch(`${stack.apiUrl}/functions/v1/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${session}`,
      'Content-Type': 'application/json',
      'Stripe-Signature': signature,
    },
    ...(payload !== undefined && { body: payload }),
  });
  const answered = await response.json();
  const after = stackUsage(process.pid).functions;
  expect([response.status, answered]).toEqual([status, expect.objectContaining(answer)]);
  expect(after.processorMs - before.processorMs).toBeLessThan(MOST_MS);
  expect(after.largestMb).toBeLessThan(MOST_MB);
});

test('an analysis shows its first items within 3 s and its report within 10 s of the functions’ own time', async () => {
  const began = stackUsage(process.pid).functions.processorMs;
  const response = await fetch(`${stack.apiUrl}/functions/v1/analysis/reddit-search`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${session}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
    },
    body: JSON.stringify({ requestId: randomUUID(), query: 'Aurelia grinder', mode: 'all' }),
  });
  const spentMs = new Map<string, number>();
  if (!response.body) throw new Error('No body.');
  for await (const { data } of readEvents(response.body)) {
    const { type } = analysisEvent.parse(JSON.parse(data));
    if (!spentMs.has(type)) spentMs.set(type, stackUsage(process.pid).functions.processorMs - began);
  }
  expect(spentMs.get('items')).toBeLessThan(3_000);
  expect(spentMs.get('done')).toBeLessThan(10_000);
});
