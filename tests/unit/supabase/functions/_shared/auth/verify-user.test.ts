import { describe, expect, test } from 'vitest';
import { createUserVerifier } from '@/supabase/functions/_shared/auth/verify-user.ts';

// Nothing listens on port 1: whoever has to ask the auth server meets a refused connection.
const verifyUser = createUserVerifier('http://127.0.0.1:1', 'publishable');

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
