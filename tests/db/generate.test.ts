import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { generateAnswer } from '@/shared/contracts/generate.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { generateBody } from '@/tests/support/generate-app.ts';
import { createDeviceToken, createUser, owner, readLedger } from './database.ts';

// The whole way: gateway, function on Deno, Postgres. No model is configured, so the offline engine answers accounts too.

const { apiUrl, anonKey } = inject('stack');
afterAll(() => owner.end());

async function generate(token: string, changes: object = {}, headers: Record<string, string> = {}) {
  const body = generateBody({ requestId: randomUUID(), ...changes });
  const response = await fetch(`${apiUrl}/functions/v1/generate`, enhanceCall(body, { token, headers }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a user', () => {
  test('pays one credit for a prompt and sees the balance; a repeat of the call is free', async () => {
    const user = await createUser();
    const requestId = randomUUID();
    const first = await generate(user.jwt, { requestId });
    expect(generateAnswer.parse(first.body)).toEqual({
      prompt:
        '## Task\nWrite a text about remote work.\n\n## Requirements\n- Begin with the main point\n- Use concrete examples',
      engine: 'offline',
      credits: 249,
    });
    expect((await generate(user.jwt, { requestId })).body).toEqual(first.body);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 249, sum: 249 });
    const [entry] = await owner`
      select delta, reason from public.credit_entries where user_id = ${user.userId} order by id desc limit 1`;
    expect(entry).toEqual({ delta: -1, reason: 'generate' });
  });

  test('cannot get another prompt by a request that was paid for', async () => {
    const user = await createUser();
    const requestId = randomUUID();
    await generate(user.jwt, { requestId });
    const other = await generate(user.jwt, { requestId, topic: 'something else' });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    expect((await readLedger(user.userId)).credits).toBe(249);
  });

  test('who sends ten at once pays for ten', async () => {
    const user = await createUser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(user.jwt)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await readLedger(user.userId)).toMatchObject({ credits: 240, sum: 240 });
  });

  test('without credits gets no prompt', async () => {
    const user = await createUser();
    await owner`select public.spend_credits(${user.userId}, 250, 'test', 'all')`;
    expect(await generate(user.jwt)).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } });
    expect((await readLedger(user.userId)).credits).toBe(0);
  });

  test('does not get in by the token of an extension', async () => {
    const user = await createUser();
    const token = await createDeviceToken(user.userId);
    expect(await generate(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

test('a visitor gets one prompt a day, whatever his browser counts', async () => {
  await owner`delete from public.rate_limits where bucket like 'generate:%'`;
  for (const token of ['', anonKey]) {
    const { status, body } = await generate(token, {}, { 'x-forwarded-for': '203.0.113.77' });
    if (token === '') expect(body).toMatchObject({ engine: 'offline', credits: null });
    else expect([status, body.code]).toEqual([429, 'rate_limited']);
  }
  await owner`
    update public.rate_limits set window_start = now() - interval '1 day' where bucket like 'generate:%'`;
  expect((await generate('', {}, { 'x-forwarded-for': '203.0.113.77' })).status).toBe(200);
});

test('each device of one address gets its prompt, up to what an address may have', async () => {
  await owner`delete from public.rate_limits where bucket like 'generate%'`;
  const ask = async (device: number) => {
    const headers = { 'x-forwarded-for': '203.0.113.78', 'user-agent': `Browser ${device}` };
    return (await generate('', {}, headers)).status;
  };
  expect([await ask(1), await ask(2), await ask(2), await ask(1)]).toEqual([200, 200, 429, 429]);
  await owner`update public.rate_limits set hits = 20 where bucket like 'generate-address:%'`;
  expect(await ask(3)).toBe(429);
});

test('all visitors together get what a day may cost', async () => {
  await owner`delete from public.rate_limits where bucket like 'generate%'`;
  const ask = async (address: string) => (await generate('', {}, { 'x-forwarded-for': address })).status;
  expect(await ask('203.0.113.90')).toBe(200);
  await owner`update public.rate_limits set hits = 10000 where bucket = 'generate-visitors'`;
  expect(await ask('203.0.113.91')).toBe(429);
  await owner`delete from public.rate_limits where bucket like 'generate%'`;
  expect(await ask('203.0.113.91')).toBe(200);
});
