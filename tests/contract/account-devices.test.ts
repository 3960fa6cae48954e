import { describe, expect, test } from 'vitest';
import { createDeviceTokenAnswer, devicesAnswer } from '@/shared/contracts/account.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { accountApp, refusal } from '@/tests/support/account-app.ts';
import { ANON_KEY } from '@/tests/support/caller.ts';

describe('a device', () => {
  test('is given its token once, and we keep the hash alone', async () => {
    const { call, store, logLines } = accountApp();
    const response = await call('POST device-tokens', { name: '  My laptop ' });
    const { token, device } = createDeviceTokenAnswer.parse(await response.json());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(token).toMatch(/^wst_[\w-]{43}$/);
    expect(device.name).toBe('My laptop');
    expect(store.devices.map(({ hash }) => hash)).toEqual([await sha256(token)]);
    expect(logLines.join()).not.toContain(token);
  });

  test('never gets a token twice', async () => {
    const { call } = accountApp();
    const tokens = new Set<string>();
    for (let made = 0; made < 20; made += 1) {
      const response = await call('POST device-tokens', { name: 'x' });
      tokens.add(createDeviceTokenAnswer.parse(await response.json()).token);
    }
    expect(tokens.size).toBe(20);
  });

  test('is listed without its token, and gone once revoked', async () => {
    const { call } = accountApp();
    const made = await call('POST device-tokens', { name: 'Laptop' });
    const { device } = createDeviceTokenAnswer.parse(await made.json());
    const list = await call('GET device-tokens');
    expect(devicesAnswer.parse(await list.json()).devices).toEqual([device]);
    const left = await call('DELETE device-tokens', { id: device.id });
    expect(devicesAnswer.parse(await left.json()).devices).toEqual([]);
    expect(await refusal(await call('DELETE device-tokens', { id: device.id }))).toEqual([404, 'not_found']);
  });

  test.each([
    {},
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { name: 'x'.repeat(10_000) },
    { name: 7 },
    [],
    'not json',
    '"text"',
    'null',
  ])('with the body %j is refused', async (body) => {
    const { call, store } = accountApp();
    expect(await refusal(await call('POST device-tokens', body))).toEqual([422, 'invalid_request']);
    expect(store.devices).toEqual([]);
  });

  test('gives itself up, and nothing else; a second time is the same', async () => {
    const { call, store } = accountApp();
    const { token } = createDeviceTokenAnswer.parse(
      await (await call('POST device-tokens', { name: 'x' })).json(),
    );
    await call('POST device-tokens', { name: 'y' });
    for (let times = 0; times < 2; times += 1) {
      const response = await call('DELETE device-tokens/current', undefined, token);
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      expect(store.devices.map(({ name }) => name)).toEqual(['y']);
    }
    expect(await refusal(await call('DELETE device-tokens/current'))).toEqual([403, 'forbidden']);
    expect(await refusal(await call('DELETE device-tokens/current', undefined, ANON_KEY))).toEqual([
      401,
      'unauthorized',
    ]);
  });

  test('keeps markup in its name as plain text', async () => {
    const { call } = accountApp();
    const name = '<img src=x onerror=alert(1)>';
    const response = await call('POST device-tokens', { name });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(createDeviceTokenAnswer.parse(await response.json()).device.name).toBe(name);
  });

  test('of an account that was deleted meanwhile is refused', async () => {
    const { call, store } = accountApp();
    store.isGone = true;
    expect(await refusal(await call('POST device-tokens', { name: 'x' }))).toEqual([401, 'unauthorized']);
  });
});
