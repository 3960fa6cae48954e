import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';

// Nothing listens on port 1: whoever has to ask the auth server meets a refused connection.
const verifyUser = createUserVerifier('http://127.0.0.1:1', 'publishable', 'always');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const wellFormed = [
  part({ alg: 'HS256', typ: 'JWT' }),
  part({ sub: '00000000-0000-4000-8000-000000000000', exp: Date.now() / 1000 + 600, role: 'authenticated' }),
  'c2lnbmF0dXJl',
].join('.');

describe("a session's token", () => {
  test.each(['abc.def.ghi', 'abc', '..', `${part({ alg: 'none' })}.${part({ sub: 'x' })}.`, 'é.é.é'])(
    '%s is refused before anyone is asked',
    async (token) => {
      await expect(verifyUser(token)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );

  test('that cannot be checked is no proof of a wrong one', async () => {
    await expect(verifyUser(wellFormed)).rejects.toMatchObject({ code: 'network_error' });
  }, 30_000);
});

/** An auth server with a key of its own that knows one session, until that ends. */
async function startAuthServer() {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const foreign = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const jwk = {
    ...(await crypto.subtle.exportKey('jwk', key.publicKey)),
    kid: 'k1',
    alg: 'ES256',
    use: 'sig',
  };
  const sign = async (claims: object, { privateKey } = key) => {
    const head = `${part({ alg: 'ES256', typ: 'JWT', kid: 'k1' })}.${part(claims)}`;
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(head),
    );
    return `${head}.${Buffer.from(signature).toString('base64url')}`;
  };
  const state = { ended: false };
  const server = createServer((request, response) => {
    const isKeys = request.url?.endsWith('/jwks.json');
    const body = isKeys ? { keys: [jwk] } : state.ended ? { error_code: 'session_not_found' } : { id: SUB };
    response.writeHead(!isKeys && state.ended ? 403 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, state, sign, foreign, stop: () => server.close() };
}

const SUB = '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10';
const nowSeconds = () => Math.floor(Date.now() / 1000);
const SESSION = '8d0b6f0e-52f0-4d8f-9d53-1f6a7a3f1c22';
const goodClaims = () => ({
  sub: SUB,
  session_id: SESSION,
  exp: nowSeconds() + 600,
  role: 'authenticated',
});

describe("a session's token with a key of its own", () => {
  let auth: Awaited<ReturnType<typeof startAuthServer>>;
  beforeAll(async () => {
    auth = await startAuthServer();
  });
  afterAll(() => auth.stop());
  beforeEach(() => {
    auth.state.ended = false;
  });
  const verifier = (mode: 'always' | 'remembered' = 'remembered') =>
    createUserVerifier(auth.url, 'publishable', mode);

  test('names its user', async () => {
    expect(await verifier()(await auth.sign(goodClaims()))).toEqual({ userId: SUB, sessionId: SESSION });
  });

  test('of a session that ended is refused though it is still good by itself', async () => {
    auth.state.ended = true;
    await expect(verifier()(await auth.sign(goodClaims()))).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('is asked about every time where it is told so', async () => {
    const verify = verifier('always');
    const token = await auth.sign(goodClaims());
    await verify(token);
    auth.state.ended = true;
    await expect(verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('is asked about again after a minute', async () => {
    const verify = verifier();
    const token = await auth.sign(goodClaims());
    await verify(token);
    auth.state.ended = true;
    expect(await verify(token)).toEqual({ userId: SUB, sessionId: SESSION });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      await expect(verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['that expired', () => auth.sign({ ...goodClaims(), exp: nowSeconds() - 10 })],
    ['of the service role', () => auth.sign({ ...goodClaims(), role: 'service_role' })],
    ['of no session', () => auth.sign({ ...goodClaims(), session_id: '' })],
    ['of nobody', () => auth.sign({ ...goodClaims(), sub: 'me' })],
    ['signed by somebody else', () => auth.sign(goodClaims(), auth.foreign)],
    [
      'whose claims were changed',
      async () => {
        const [head, , signature] = (await auth.sign(goodClaims())).split('.');
        return `${head}.${part({ ...goodClaims(), sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
      },
    ],
  ])('%s is refused', async (_, make) => {
    await expect(verifier()(await make())).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
