import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { createSessionClient } from '@/shared/client/supabase.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is told of a session of an hour ago that is to be renewed, and whether the client still holds it. */
async function renewed(status: number, body: object) {
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
  const told: boolean[] = [];
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const client = createSessionClient(
    { apiUrl: 'https://api.example.test', apiKey: 'key' },
    {
      storage: {
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, value) => void held.set(key, value),
        removeItem: (key) => void held.delete(key),
      },
      onRenewal: (isRevoked) => told.push(isRevoked),
    },
  );
  await client.auth.getSession();
  await client.auth.stopAutoRefresh();
  return { isRevoked: told.at(-1), isHeld: held.has(SESSION_KEY) };
}

it.each([
  [400, 'refresh_token_not_found', true],
  [403, 'session_not_found', true],
  [400, 'user_banned', true],
  [400, 'session_expired', false],
  [400, 'refresh_token_already_used', false],
  [429, 'over_request_rate_limit', false],
])('a session not renewed with %i %s was ended on purpose: %s', async (status, code, isRevoked) => {
  expect(await renewed(status, { code: status, error_code: code, msg: '' })).toEqual({
    isRevoked,
    isHeld: false,
  });
  expect(await renewed(status, { code, message: '' })).toEqual({ isRevoked, isHeld: false });
});
