import { describe, expect, test } from 'vitest';
import { generateAnswer, unfitTopic } from '@/shared/contracts/generate.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT, SESSION_ID, USER_ID } from '@/tests/support/caller.ts';
import { enhanceCall, fakeLedger } from '@/tests/support/enhance-app.ts';
import { generateApp, generateBody } from '@/tests/support/generate-app.ts';

const failing = (code: 'engine_unavailable' | 'refused'): Engine => ({
  id: 'cloud',
  // biome-ignore lint/correctness/useYield: an engine that fails before its first word
  async *run() {
    throw new AppError(code);
  },
});

async function refusal(response: Response) {
  return { status: response.status, ...wireError.parse(await response.json()) };
}

const ask = ({ app }: ReturnType<typeof generateApp>, body: unknown, token = '') =>
  app.request('/generate', enhanceCall(body, { token }));

describe('a body', () => {
  test.each([
    ['not JSON', '{"topic":', '422 invalid_request'],
    ['no id', { ...generateBody(), requestId: undefined }, '422 invalid_request'],
    ['another tone', generateBody({ tone: 'rude' }), '422 invalid_request'],
    ['an unknown mode', generateBody({ mode: 'reddit' }), '422 invalid_request'],
    ['an unknown length', generateBody({ length: 'endless' }), '422 invalid_request'],
    ['blank space', generateBody({ topic: ' \u200b\n' }), '422 empty_draft'],
    ['a topic of 10,001 characters', generateBody({ topic: 'a'.repeat(10_001) }), '422 invalid_request'],
    ['more than 64 kB', generateBody({ topic: 'a'.repeat(70_000) }), '413 too_long'],
  ])('of %s is refused before anybody pays', async (_, body, refused) => {
    for (const token of [JWT, '']) {
      const parts = generateApp();
      const { status, code } = await refusal(await ask(parts, body, token));
      expect(`${status} ${code}`).toBe(refused);
      expect([parts.ledger.opened, parts.hits]).toEqual([[], []]);
    }
  });
});

describe('an image prompt of a topic that shows nothing', () => {
  const unfit = generateBody({ mode: 'image', topic: 'refund policy mail' });

  test('is not made, counted or paid, and the mode that fits is named', async () => {
    for (const token of [JWT, '']) {
      const parts = generateApp();
      for (const again of [unfit, unfit]) {
        const response = await ask(parts, again, token);
        expect(unfitTopic.parse(await response.json()).fits).toBe('email');
      }
      expect([parts.ledger.acts, parts.hits]).toEqual([[], []]);
    }
  });

  test('is named in a stream as well', async () => {
    const parts = generateApp();
    const call = enhanceCall(unfit, { token: JWT, headers: { Accept: 'text/event-stream' } });
    const text = await (await parts.app.request('/generate', call)).text();
    expect(text).toContain('event: unfit\ndata: {"type":"unfit","fits":"email"}');
    expect(parts.ledger.acts).toEqual([]);
  });

  test('is made and paid where it is wanted anyway, under the refused id, too', async () => {
    const parts = generateApp();
    await ask(parts, unfit, JWT);
    const response = await ask(parts, { ...unfit, anyway: true }, JWT);
    expect(generateAnswer.parse(await response.json()).credits).toBe(9);
    expect(parts.ledger.acts).toEqual(['open g-1', 'settle g-1']);
  });
});

describe('a user', () => {
  test('gets the prompt for one credit, and the balance', async () => {
    const parts = generateApp();
    const response = await ask(parts, generateBody(), JWT);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(generateAnswer.parse(await response.json())).toEqual({
      prompt: 'A prompt.',
      engine: 'cloud',
      credits: 9,
    });
    expect(parts.ledger.opened[0]).toMatchObject({
      payer: { userId: USER_ID, sessionId: SESSION_ID },
      requestId: 'g-1',
      price: { credits: 1, reason: 'generate' },
    });
    expect(parts.ledger.acts).toEqual(['open g-1', 'settle g-1']);
  });

  test.each(['engine_unavailable', 'refused'] as const)(
    'keeps the credit when nothing was delivered (%s)',
    async (code) => {
      const parts = generateApp({ engine: failing(code) });
      expect(await refusal(await ask(parts, generateBody(), JWT))).toMatchObject({ code, requestId: 'g-1' });
      expect(parts.ledger.acts).toEqual(['open g-1', 'release g-1']);
    },
  );

  test('keeps the credit when the prompt is empty', async () => {
    const empty: Engine = {
      id: 'cloud',
      async *run() {
        yield { type: 'done', text: ' \n' };
      },
    };
    const parts = generateApp({ engine: empty });
    expect(await refusal(await ask(parts, generateBody(), JWT))).toMatchObject({ code: 'empty_answer' });
    expect(parts.ledger.acts).toEqual(['open g-1', 'release g-1']);
  });

  test('who leaves before the prompt is there keeps the credit', async () => {
    const leaving = new AbortController();
    const slow: Engine = {
      id: 'cloud',
      async *run(_task, { signal }) {
        yield { type: 'start', engine: 'cloud', model: 'm' };
        leaving.abort();
        await new Promise((_resolve, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    };
    const parts = generateApp({ engine: slow });
    await parts.app.request('/generate', enhanceCall(generateBody(), { token: JWT, signal: leaving.signal }));
    expect(parts.ledger.acts).toEqual(['open g-1', 'release g-1']);
  });

  test('without credits is told so, and no engine runs', async () => {
    const parts = generateApp({ ledger: fakeLedger(0), engine: failing('engine_unavailable') });
    expect(await refusal(await ask(parts, generateBody(), JWT))).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
    });
  });

  test('whose token is invented is refused', async () => {
    expect(await refusal(await ask(generateApp(), generateBody(), 'a.b.c'))).toMatchObject({ status: 401 });
  });
});

test('a device token does not open it (design §4)', async () => {
  const parts = generateApp();
  expect(await refusal(await ask(parts, generateBody(), DEVICE_TOKEN))).toMatchObject({ status: 403 });
  expect(parts.ledger.opened).toEqual([]);
});

describe('a visitor', () => {
  test.each(['', ANON_KEY])(
    'gets the offline engine, counted by device and day under ceilings for its address and for all (%#)',
    async (token) => {
      const parts = generateApp();
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const response = await parts.app.request('/generate', enhanceCall(generateBody(), { token, headers }));
      expect(await response.json()).toEqual({
        prompt: 'A prompt by rules.',
        engine: 'offline',
        credits: null,
      });
      expect(parts.hits).toEqual([
        [
          [
            { bucket: expect.stringMatching(/^generate-range:[0-9a-f]{32}$/), maxHits: 100 },
            { bucket: expect.stringMatching(/^generate-address:[0-9a-f]{32}$/), maxHits: 20 },
            { bucket: expect.stringMatching(/^generate:[0-9a-f]{32}$/), maxHits: 1 },
            { bucket: 'generate-visitors', maxHits: 10_000 },
          ],
          86_400,
        ],
      ]);
      expect(parts.ledger.opened).toEqual([]);
    },
  );

  test('shares a ceiling with the other networks of his line', async () => {
    const rangeFrom = async (address: string) => {
      const parts = generateApp();
      const headers = { 'x-forwarded-for': address };
      await parts.app.request('/generate', enhanceCall(generateBody(), { token: '', headers }));
      const [buckets] = parts.hits[0] as [{ bucket: string }[]];
      return buckets[0]?.bucket;
    };
    expect(await rangeFrom('2001:db8:1:2::1')).toBe(await rangeFrom('2001:db8:1:fe::1'));
    expect(await rangeFrom('2001:db8:1:2::1')).not.toBe(await rangeFrom('2001:db8:2:2::1'));
  });

  test('is refused the second time, and told how long', async () => {
    const hitRateLimits = async () => {
      throw new AppError('rate_limited', { retryAfterMs: 7_200_000 });
    };
    expect(await refusal(await ask(generateApp({ hitRateLimits }), generateBody()))).toEqual({
      status: 429,
      code: 'rate_limited',
      requestId: 'g-1',
      retryAfterMs: 7_200_000,
    });
  });
});

test('the log holds ids, codes and counts, and nothing that was written', async () => {
  const parts = generateApp();
  await ask(parts, generateBody({ topic: 'Quetzalbird', additional_context: 'Kakapo' }), JWT);
  expect(parts.logLines).toHaveLength(1);
  expect(JSON.parse(parts.logLines[0] ?? '')).toMatchObject({
    requestId: 'g-1',
    caller: 'user',
    charsIn: 11,
  });
  expect(parts.logLines.join()).not.toMatch(/Quetzalbird|Kakapo|A prompt/);
});
