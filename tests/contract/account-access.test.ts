import { describe, expect, test } from 'vitest';
import { accountApp, refusal } from '@/tests/support/account-app.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT } from '@/tests/support/caller.ts';

const ofOneself: [string, unknown][] = [
  ['POST device-tokens', { name: 'Firefox' }],
  ['GET device-tokens', undefined],
  ['DELETE device-tokens', { id: '00000000-0000-4000-8000-000000000000' }],
  ['POST export', {}],
  ['POST delete', {}],
];

describe.each(ofOneself)('%s', (endpoint, body) => {
  test.each([
    ['nobody', '', [401, 'unauthorized']],
    ['the key of every page', ANON_KEY, [401, 'unauthorized']],
    ['a device token', DEVICE_TOKEN, [403, 'forbidden']],
    ['a session that does not hold', 'xxx.yyy.zzz', [401, 'unauthorized']],
    ['something else', 'nonsense', [401, 'unauthorized']],
  ])('is closed to %s', async (_, token, expected) => {
    const { call, store } = accountApp();
    expect(await refusal(await call(endpoint, body, token))).toEqual(expected);
    expect([store.devices, store.isGone]).toEqual([[], false]);
  });
});

describe('the app', () => {
  test('answers our site and extensions across origins, and nobody else', async () => {
    const { app } = accountApp();
    const allowed = async (origin: string) => {
      const response = await app.request('/account/device-tokens', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'DELETE' },
      });
      return [
        response.headers.get('access-control-allow-origin'),
        response.headers.get('access-control-allow-methods')?.includes('DELETE'),
      ];
    };
    expect(await allowed('https://whetstone.test')).toEqual(['https://whetstone.test', true]);
    expect((await allowed('https://evil.test'))[0]).toBeNull();
  });

  test('logs neither token nor address nor password of a call that failed', async () => {
    const { call, logLines } = accountApp();
    await call('POST delete', { password: 'wrong-secret' });
    await call('POST send-verification-email', { email: 'not an address@x.y' });
    await call('GET nowhere');
    expect(logLines.join()).not.toMatch(new RegExp(`${JWT}|wrong-secret|not an address`));
  });

  test('knows no other path', async () => {
    const { call } = accountApp();
    expect(await refusal(await call('GET nowhere'))).toEqual([404, 'not_found']);
    expect(await refusal(await call('GET delete'))).toEqual([404, 'not_found']);
  });
});
