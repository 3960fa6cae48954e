import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '@/local/stack.ts';
import { ANSWER_TEXT, heldAnswer } from '@/tests/support/cloud-scripts.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

// The whole way to a model: gateway, function on Deno, model server.

const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-model-'));
const logLines: string[] = [];
let model: ModelServer;
let stack: Stack;
let userId: string;
let token: string;

beforeAll(async () => {
  chmodSync(stateFolder, 0o755);
  model = await startModelServer();
  stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    functionsEnvironment: { OPENAI_API_KEY: 'sk-model', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm-7' },
    log: (line) => logLines.push(line),
  });
  const service = createClient(stack.apiUrl, stack.serviceRoleKey, { auth: { persistSession: false } });
  const { data, error } = await service.auth.admin.createUser({
    email: 'ana@example.test',
    password: 'correct-horse-9',
    email_confirm: true,
  });
  if (error) throw error;
  userId = data.user.id;
  token = `wst_${randomBytes(32).toString('base64url')}`;
  await stack.query('insert into public.device_tokens (user_id, token_hash, name) values ($1, $2, $3)', [
    userId,
    createHash('sha256').update(token).digest('hex'),
    'test',
  ]);
}, 60_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

const enhance = (task: object = {}, signal?: AbortSignal) =>
  fetch(
    `${stack.apiUrl}/functions/v1/enhance`,
    enhanceCall(enhanceBody(task, randomUUID()), { token, ...(signal && { signal }) }),
  );
const credits = async () =>
  (await stack.query('select credits from public.profiles where user_id = $1', [userId]))[0]?.credits;
const openReservations = async () =>
  (await stack.query("select count(*)::int as n from public.credit_reservations where state = 'reserved'"))[0]
    ?.n;

test('streams the model’s answer as it is written, and says it was the cloud', async () => {
  model.script = answerWith('Please review it.', { everyMs: 30 });
  const before = await credits();
  const events = await readAnswer(await enhance());
  expect(events[0]).toEqual({
    type: 'start',
    engine: 'cloud',
    model: 'm-7',
    prompt: expect.stringMatching(/^enhance@\d+$/),
  });
  expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(2);
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    text: 'Please review it.',
    credits: Number(before) - 1,
  });
  expect(model.calls.at(-1)).toMatchObject({ model: 'm-7', authorization: 'Bearer sk-model' });
});

test('headers are there while the model is silent, and leaving stops it within a second, free of charge', async () => {
  model.script = () => undefined;
  const before = await credits();
  const leave = new AbortController();
  const calls = model.calls.length;
  const response = await enhance({}, leave.signal);
  await expect.poll(() => model.calls.length).toBe(calls + 1);
  await response.body?.getReader().read();
  const leftMs = performance.now();
  leave.abort();
  await expect.poll(() => model.calls.at(-1)?.abortedAtMs, { timeout: 5_000 }).toBeDefined();
  expect((model.calls.at(-1)?.abortedAtMs ?? 0) - leftMs).toBeLessThan(1_000);
  await expect.poll(openReservations).toBe(0);
  expect(await credits()).toBe(before);
});

test('a token that ends in the middle of an answer does not end the answer (faults A5)', async () => {
  const own = `wst_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(own).digest('hex');
  await stack.query('insert into public.device_tokens (user_id, token_hash, name) values ($1, $2, $3)', [
    userId,
    hash,
    'short',
  ]);
  const hold = heldAnswer();
  model.script = hold.script;
  const run = () =>
    fetch(`${stack.apiUrl}/functions/v1/enhance`, enhanceCall(enhanceBody({}, randomUUID()), { token: own }));
  const response = await run();
  await stack.query('update public.device_tokens set expires_at = now() where token_hash = $1', [hash]);
  hold.release();
  expect((await readAnswer(response)).at(-1)).toMatchObject({ type: 'done', text: ANSWER_TEXT });
  expect((await run()).status).toBe(401);
});

test('a model that fails gives the credit back', async () => {
  model.script = (answer) => answer.plain(401, '{}');
  const before = await credits();
  expect((await readAnswer(await enhance())).at(-1)).toEqual({ type: 'error', code: 'engine_unauthorized' });
  expect(await credits()).toBe(before);
});

test('a client that reads slowly loses nothing', async () => {
  const text = 'word '.repeat(4_000);
  model.script = answerWith(text, { pieceChars: 100 });
  const response = await enhance({ text: 'word '.repeat(1_000) });
  const reader = response.body?.getReader();
  let received = '';
  const decoder = new TextDecoder();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    received += decoder.decode(chunk.value, { stream: true });
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const deltas = [...received.matchAll(/^event: delta\ndata: (.*)$/gm)].map(
    ([, data]) => JSON.parse(data ?? '').text,
  );
  expect(deltas.join('')).toBe(text);
});

test('no word of a draft or an answer reaches the log, and no token', async () => {
  const canary = `Quetzalbird-${randomUUID().slice(0, 8)}`;
  model.script = answerWith(`Please greet ${canary}.`);
  const events = await readAnswer(await enhance({ text: `pls greet ${canary}` }));
  expect(events.at(-1)).toMatchObject({ text: `Please greet ${canary}.` });
  model.script = (answer) => answer.raw(`data: {"choices":[{"delta":{"content":"${canary}\n\n`);
  expect((await readAnswer(await enhance({ text: `pls greet ${canary}` }))).at(-1)).toMatchObject({
    type: 'error',
  });
  const readLog = () => [...logLines, readFileSync(join(stateFolder, 'functions.log'), 'utf8')].join('\n');
  await expect.poll(() => readLog().match(/"event":"enhance"/g)?.length).toBeGreaterThan(2);
  const log = readLog();
  expect(log).toContain('"code":"ok"');
  for (const secret of [canary, token, 'sk-model']) expect(log).not.toContain(secret);
});
