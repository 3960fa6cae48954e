import { expect, test } from 'vitest';
import { MAX_TEMPLATE_CHARS } from '@/shared/contracts/own-templates.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { accountApp, refusal } from '@/tests/support/account-app.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT } from '@/tests/support/caller.ts';

const id = '00000000-0000-4000-8000-000000000000';
const calls: [string, unknown][] = [
  ['GET templates', undefined],
  ['POST templates', { id, base: null, title: 'Mail', content: 'Hi' }],
  ['DELETE templates', { id, base: 1 }],
];

test.each(calls)(
  '%s is open to its owner’s session and connected extension, and to nobody else',
  async (endpoint, body) => {
    const { call, store } = accountApp();
    for (const token of ['', ANON_KEY, DEVICE_TOKEN, 'xxx.yyy.zzz', 'nonsense'])
      expect(await refusal(await call(endpoint, body, token))).toEqual([401, 'unauthorized']);
    store.devices.push({
      ...{ id, name: 'x', createdAt: '', lastUsedAt: null, expiresAt: '' },
      hash: await sha256(DEVICE_TOKEN),
    });
    for (const token of [JWT, DEVICE_TOKEN]) expect((await call(endpoint, body, token)).status).toBe(200);
  },
);

test('what a template may not be is refused before anything is asked', async () => {
  const { call } = accountApp();
  const wrong = [
    { title: ' ' },
    { content: '\n' },
    { content: 'x'.repeat(MAX_TEMPLATE_CHARS + 1) },
    { id: 'x' },
    { base: 0 },
  ];
  for (const part of wrong) {
    const body = { id, base: null, title: 'Mail', content: 'Hi', ...part };
    expect(await refusal(await call('POST templates', body))).toEqual([422, 'invalid_request']);
  }
});

test('no call’s text reaches the log', async () => {
  const { call, logLines } = accountApp();
  await call('POST templates', { id, base: null, title: 'Quetzal', content: 'Quetzal' });
  await call('POST templates', { id: 'x', base: null, title: 'Quetzal', content: 'Quetzal' });
  expect(logLines.join()).not.toContain('Quetzal');
});
