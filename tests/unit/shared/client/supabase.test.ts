import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { askEnding, createSessionClient, type Ending } from '@/shared/client/supabase.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is told of a session of an hour ago that is to be renewed, and whether the client still holds it. */
async function renewed(status: number, body: object, isSuspended = false) {
  const held = new Map([
    [
      SESSION_KEY,
      JSON.stringify({
        access_token: 'a',
        refresh_token: 'b',
        expires_at: 1,
        token_type: 'bearer',
        user: { id: 'ann' },
      }),
    ],
  ]);
  const told: (Ending | null)[] = [];
  vi.stubGlobal('fetch', async (input: string) =>
    String(input).endsWith('/rpc/is_suspended')
      ? Response.json(isSuspended)
      : Response.json(body, { status }),
  );
  const client = createSessionClient(
    { apiUrl: 'https://api.example.test', apiKey: 'key' },
    {
      storage: {
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, value) => void held.set(key, value),
        removeItem: (key) => void held.delete(key),
      },
      onRenewal: (ending) => told.push(ending),
    },
  );
  await client.auth.getSession();
  await client.auth.stopAutoRefresh();
  return { ending: told.at(-1), isHeld: held.has(SESSION_KEY) };
}

it.each([
  [400, 'refresh_token_not_found', 'revoked'],
  [403, 'session_not_found', 'revoked'],
  [400, 'user_banned', 'suspended'],
  [403, 'user_not_found', 'deleted'],
  [400, 'session_expired', null],
  [400, 'refresh_token_already_used', null],
  [429, 'over_request_rate_limit', null],
])('a session not renewed with %i %s was ended on purpose: %s', async (status, code, ending) => {
  expect(await renewed(status, { code: status, error_code: code, msg: '' })).toEqual({
    ending,
    isHeld: false,
  });
  expect(await renewed(status, { code, message: '' })).toEqual({ ending, isHeld: false });
});

it('tells a suspended account from a session that somebody ended', async () => {
  const body = { code: 400, error_code: 'refresh_token_not_found', msg: '' };
  expect(await renewed(400, body, true)).toEqual({ ending: 'suspended', isHeld: false });
});

it.each([
  ['user_not_found', false, 'deleted'],
  ['user_banned', false, 'suspended'],
  ['session_not_found', false, 'revoked'],
  ['session_not_found', true, 'suspended'],
])('a session that still runs and is refused with %s was ended: %s', async (code, isSuspended, ending) => {
  vi.stubGlobal('fetch', async (input: string) =>
    String(input).endsWith('/rpc/is_suspended')
      ? Response.json(isSuspended)
      : Response.json({ code: 403, error_code: code, msg: '' }, { status: 403 }),
  );
  expect(await askEnding({ apiUrl: 'https://api.example.test', apiKey: 'key' }, 'token')).toBe(ending);
});

it('without an answer a session counts as ended elsewhere', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await askEnding({ apiUrl: 'https://api.example.test', apiKey: 'key' }, 'token')).toBe('revoked');
});
