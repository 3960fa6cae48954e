import { describe, expect, test } from 'vitest';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT, SESSION_ID, USER_ID } from '@/tests/support/caller.ts';
import { enhanceApp, enhanceBody, enhanceCall, fakeLedger, readAnswer } from '@/tests/support/enhance-app.ts';

async function refusal(response: Response) {
  return { status: response.status, ...wireError.parse(await response.json()) };
}

describe('a body', () => {
  test.each([
    ['not JSON', '{"requestId":', '422 invalid_request'],
    ['no object', '[]', '422 invalid_request'],
    ['another kind', enhanceBody({ kind: 'generate' }), '422 invalid_request'],
    ['an unknown mode', enhanceBody({ mode: 'shout' }), '422 invalid_request'],
    ['a bad request id', enhanceBody({}, 'a b'), '422 invalid_request'],
    ['an empty draft', enhanceBody({ text: '' }), '422 empty_draft'],
    ['blank space', enhanceBody({ text: ' \u200b\n\u00a0' }), '422 empty_draft'],
    ['50,001 characters', enhanceBody({ text: 'a'.repeat(50_001) }), '413 too_long'],
    ['200,000 characters', enhanceBody({ text: 'a'.repeat(200_000) }), '413 too_long'],
    ['more than a megabyte', enhanceBody({ text: 'a'.repeat(1_100_000) }), '413 too_long'],
  ])('of %s is refused', async (_, body, refused) => {
    const { app, ledger } = enhanceApp();
    const response = await app.request('/enhance', enhanceCall(body, { token: JWT }));
    const { status, code } = await refusal(response);
    expect(`${status} ${code}`).toBe(refused);
    expect(ledger.opened).toEqual([]);
  });

  test('of another content type is refused', async () => {
    const call = enhanceCall(enhanceBody(), { headers: { 'Content-Type': 'text/plain' } });
    expect(await refusal(await enhanceApp().app.request('/enhance', call))).toMatchObject({ status: 422 });
  });

  test('that claims no length is still cut at a megabyte', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    const request = new Request('http://localhost/enhance', {
      ...enhanceCall(''),
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await refusal(await enhanceApp().app.request(request))).toMatchObject({
      status: 413,
      code: 'too_long',
    });
    expect(pulled).toBeLessThan(20);
  });

  test('refused names the request it belongs to', async () => {
    const response = await enhanceApp().app.request(
      '/enhance',
      enhanceCall(enhanceBody({ text: '' }, 'mine-7')),
    );
    expect(await refusal(response)).toMatchObject({ requestId: 'mine-7' });
  });

  test.each([
    '\ud800 broken',
    'nul \u0000 inside',
    '👩‍👩‍👧 שלום नमस्ते',
    'x'.repeat(50_000),
    '```js\n<script>alert(1)</script>\n```',
  ])('with the draft %#, however odd, is answered', async (text) => {
    const { app } = enhanceApp();
    const events = await readAnswer(
      await app.request('/enhance', enhanceCall(enhanceBody({ text }), { token: JWT })),
    );
    expect(events.at(-1)).toMatchObject({ type: 'done' });
  });
});

describe('a caller', () => {
  test.each([
    ['without a token', ''],
    ['with the publishable key', ANON_KEY],
  ])('%s gets the offline engine and pays nothing', async (_, token) => {
    const { app, ledger, hits } = enhanceApp();
    const call = enhanceCall(enhanceBody(), { token, headers: { 'x-forwarded-for': '203.0.113.9' } });
    const events = await readAnswer(await app.request('/enhance', call));
    expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'offline-model' });
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: null });
    expect(ledger.opened).toEqual([]);
    expect(hits).toEqual([expect.stringMatching(/^anonymous:[0-9a-f]{32}$/)]);
  });

  test('without an account is limited by address, and told how long', async () => {
    const hitRateLimit = async () => {
      throw new AppError('rate_limited', { retryAfterMs: 41_500 });
    };
    const response = await enhanceApp({ hitRateLimit }).app.request('/enhance', enhanceCall(enhanceBody()));
    expect(response.headers.get('retry-after')).toBe('42');
    expect(await refusal(response)).toEqual({
      status: 429,
      code: 'rate_limited',
      requestId: 'r-1',
      retryAfterMs: 41_500,
    });
  });

  test('with a session gets the model and pays one credit', async () => {
    const { app, ledger } = enhanceApp();
    const events = await readAnswer(
      await app.request('/enhance', enhanceCall(enhanceBody(), { token: JWT })),
    );
    expect(events[0]).toMatchObject({ type: 'start', engine: 'cloud' });
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: 9 });
    expect(ledger.opened[0]).toMatchObject({
      payer: { userId: USER_ID, sessionId: SESSION_ID },
      price: { credits: 1, reason: 'enhance' },
    });
    expect(ledger.acts).toEqual(['open r-1', 'settle r-1']);
  });

  test('with a device token is checked by its hash in the same step', async () => {
    const { app, ledger } = enhanceApp();
    await readAnswer(await app.request('/enhance', enhanceCall(enhanceBody(), { token: DEVICE_TOKEN })));
    expect(ledger.opened[0]?.payer).toEqual({ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test.each(['aaa.bbb.zzz', 'wst_short', 'nonsense', 'sb_secret_x'])(
    'with the token %s is refused',
    async (token) => {
      const { app, ledger } = enhanceApp();
      const response = await app.request('/enhance', enhanceCall(enhanceBody(), { token }));
      expect(await refusal(response)).toMatchObject({ status: 401, code: 'unauthorized' });
      expect(ledger.opened).toEqual([]);
    },
  );

  test('without credits is told so before any stream', async () => {
    const { app } = enhanceApp({ ledger: fakeLedger(0) });
    const response = await app.request('/enhance', enhanceCall(enhanceBody(), { token: JWT }));
    expect(await refusal(response)).toMatchObject({ status: 402, code: 'insufficient_credits' });
  });
});

describe('an origin', () => {
  test.each([
    ['https://whetstone.test', 'https://whetstone.test'],
    ['chrome-extension://abcdefghijklmnop', 'chrome-extension://abcdefghijklmnop'],
    ['moz-extension://1b2c-3d', 'moz-extension://1b2c-3d'],
    ['https://evil.test', null],
    ['https://chrome-extension://x', null],
    ['null', null],
  ])('%s is allowed as %s', async (origin, allowed) => {
    const { app } = enhanceApp();
    const preflight = await app.request('/enhance', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    const answer = await app.request('/enhance', enhanceCall(enhanceBody(), { headers: { Origin: origin } }));
    const refused = await app.request('/enhance', enhanceCall('{', { headers: { Origin: origin } }));
    for (const response of [preflight, answer, refused])
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(preflight.status).toBe(204);
  });
});

test('an unknown path says so', async () => {
  expect(await refusal(await enhanceApp().app.request('/enhance/nothing', { method: 'POST' }))).toMatchObject(
    {
      status: 404,
      code: 'not_found',
    },
  );
});
