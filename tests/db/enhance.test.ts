import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { call, createAccount, createDeviceToken, createUser, owner, readLedger } from './database.ts';

// The whole way: gateway, function on Deno, Postgres. No model is configured, so the offline engine answers accounts too.

const { apiUrl, anonKey, hostedFunctions } = inject('stack');
const draft = 'i has recieved teh report, pls send it to Ana before 5 pm';
const CANARY = `Quetzalbird ${randomUUID().slice(0, 8)}`;

const enhance = (token: string, task: object = {}, requestId = randomUUID()) =>
  fetch(
    `${apiUrl}/functions/v1/enhance`,
    enhanceCall(enhanceBody({ text: draft, ...task }, requestId), { token }),
  );

let user: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  user = await createUser();
});
afterAll(() => owner.end());

describe('a caller', () => {
  test.each([
    ['without an account', ''],
    ['with the publishable key', anonKey],
  ])('%s gets a better text from the offline engine', async (_, token) => {
    const events = await readAnswer(await enhance(token, { level: 'polish' }));
    expect(events[0]).toMatchObject({
      type: 'start',
      engine: 'offline',
      model: expect.stringContaining(hostedFunctions ? 'rules' : 'harper'),
    });
    const done = events.at(-1);
    expect(done).toMatchObject({
      type: 'done',
      credits: null,
      text: expect.stringContaining('received the report'),
    });
  });

  test('signed in pays one credit and sees the balance', async () => {
    const { credits } = await readLedger(user.userId);
    const events = await readAnswer(await enhance(user.jwt));
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: credits - 1 });
    expect(await readLedger(user.userId)).toMatchObject({ credits: credits - 1, sum: credits - 1 });
  });

  test('with a device token pays from its account', async () => {
    const { userId } = await createAccount();
    const events = await readAnswer(await enhance(await createDeviceToken(userId)));
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: 249 });
  });

  test('whose device token is revoked is out at once, also in the middle of use', async () => {
    const { userId } = await createAccount();
    const token = await createDeviceToken(userId);
    expect((await readAnswer(await enhance(token))).at(-1)?.type).toBe('done');
    await owner`update public.device_tokens set revoked_at = now() where user_id = ${userId}`;
    const response = await enhance(token);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthorized' }]);
    expect((await readLedger(userId)).credits).toBe(249);
  });

  test('with an expired, foreign or invented token is refused', async () => {
    const { userId } = await createAccount();
    const expired = await createDeviceToken(userId, { expiresAt: new Date(Date.now() - 1_000) });
    const [head, payload] = user.jwt.split('.');
    const forged = [
      expired,
      `wst_${'x'.repeat(43)}`,
      `${head}.${payload}.${'A'.repeat(43)}`,
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.x`,
    ];
    for (const token of forged) expect((await enhance(token)).status).toBe(401);
  });

  test('without credits is told so', async () => {
    const { userId } = await createAccount();
    await call('spend_credits', { user_id: userId, amount: 250, reason: 'test', key: 'all' });
    const response = await enhance(await createDeviceToken(userId));
    expect([response.status, await response.json()]).toMatchObject([402, { code: 'insufficient_credits' }]);
  });
});

describe('the same request', () => {
  test('may come three times for one credit, then not again, and never with another text', async () => {
    const { userId } = await createAccount();
    const token = await createDeviceToken(userId);
    const requestId = randomUUID();
    for (let run = 0; run < 3; run += 1)
      expect((await readAnswer(await enhance(token, {}, requestId))).at(-1)?.type).toBe('done');
    expect((await enhance(token, {}, requestId)).status).toBe(409);
    const fresh = randomUUID();
    await readAnswer(await enhance(token, {}, fresh));
    expect((await enhance(token, { text: 'another text' }, fresh)).status).toBe(409);
    expect(await readLedger(userId)).toMatchObject({ credits: 248, sum: 248 });
  });
});

test('100 at once on 10 credits: 10 are answered, 90 are told why not', async () => {
  const { userId } = await createAccount();
  await call('spend_credits', { user_id: userId, amount: 240, reason: 'test', key: 'most' });
  const token = await createDeviceToken(userId);
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => enhance(token, { text: 'pls review' })),
  );
  const answers = await Promise.all(responses.map((response) => response.text()));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 402)).toHaveLength(90);
  expect(answers.filter((answer) => answer.includes('event: done'))).toHaveLength(10);
  expect(await readLedger(userId)).toMatchObject({ credits: 0, sum: 0 });
});

test('an extension and the site may read the answer, another site may not', async () => {
  const origins = ['chrome-extension://abcdefghijklmnop', inject('stack').siteUrl, 'https://evil.test'];
  const allowed = await Promise.all(
    origins.map(async (origin) => {
      const response = await fetch(`${apiUrl}/functions/v1/enhance`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      return response.headers.get('access-control-allow-origin');
    }),
  );
  expect(allowed).toEqual([origins[0], origins[1], null]);
});

test('no word of a draft is kept in the database', async () => {
  await readAnswer(
    await enhance(user.jwt, { text: `pls greet ${CANARY}`, context: CANARY, persona: CANARY }),
  );
  await readAnswer(await enhance('', { text: `pls greet ${CANARY}` }));
  const columns = await owner<{ name: string; text: string }[]>`
    select c.table_schema || '.' || c.table_name as name, string_agg(quote_ident(c.column_name) || '::text', ', ') as text
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'auth', 'private') group by 1`;
  expect(columns.length).toBeGreaterThan(5);
  for (const { name, text } of columns) {
    const [row] = await owner.unsafe(
      `select count(*)::int as found from ${name} where concat_ws(' ', ${text}) like $1`,
      [`%${CANARY}%`],
    );
    expect(row?.found, name).toBe(0);
  }
});
