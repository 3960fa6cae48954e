import { describe, expect, test } from 'vitest';
import { accountExport } from '@/shared/contracts/account.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { accountApp, PASSWORD, refusal } from '@/tests/support/account-app.ts';

test('an export is one document to be kept as a file', async () => {
  const { call } = accountApp();
  const response = await call('POST export', {});
  expect(response.headers.get('content-disposition')).toContain('whetstone-account.json');
  expect(accountExport.parse(await response.json()).profile).toEqual({ first_name: 'Ana' });
});

describe('deleting an account', () => {
  test('ends every subscription first, then removes it; a second time does nothing and succeeds', async () => {
    const { call, store } = accountApp();
    store.subscriptions = ['sub_1', 'sub_2'];
    store.customerId = 'cus_1';
    for (let times = 0; times < 2; times += 1) {
      const response = await call('POST delete', { password: PASSWORD });
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    expect(store.acts).toEqual(['end sub_1', 'end sub_2', 'forget cus_1', 'delete']);
  });

  test('without a subscription asks nothing of the payment provider', async () => {
    const { call, store } = accountApp();
    expect((await call('POST delete', { password: PASSWORD })).status).toBe(200);
    expect(store.acts).toEqual(['delete']);
  });

  test('leaves the account whole where the subscription could not be ended', async () => {
    const { call, store } = accountApp({
      endSubscription: async () => {
        throw new AppError('payments_unavailable');
      },
    });
    store.subscriptions = ['sub_1'];
    expect(await refusal(await call('POST delete', { password: PASSWORD }))).toEqual([
      503,
      'payments_unavailable',
    ]);
    expect(store.isGone).toBe(false);
  });

  test('with a wrong password is refused before anything happens', async () => {
    const { call, store } = accountApp();
    store.subscriptions = ['sub_1'];
    const response = await call('POST delete', { password: 'wrong' });
    expect(await refusal(response)).toEqual([403, 'invalid_credentials']);
    expect([store.acts, store.isGone]).toEqual([[], false]);
  });

  test.each([{}, { password: '' }, undefined])('without a password is refused: %j', async (body) => {
    const { call, store } = accountApp();
    expect(await refusal(await call('POST delete', body))).toEqual([422, 'invalid_request']);
    expect([store.acts, store.isGone]).toEqual([[], false]);
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['a number', 7],
  ])('with a password of %s is refused unread', async (_, password) => {
    const { call, store } = accountApp();
    expect(await refusal(await call('POST delete', { password }))).toEqual([422, 'invalid_request']);
    expect(store.isGone).toBe(false);
  });

  test('ignores another user’s id in the body', async () => {
    const seen: string[] = [];
    const { call, store } = accountApp();
    store.deleteAccount = async (userId) => void seen.push(userId);
    await call('POST delete', { password: PASSWORD, userId: '11111111-1111-4111-8111-111111111111' });
    expect(seen).toEqual(['3f0f9a54-5a0e-4b59-8f5c-0a8f4f9f1c11']);
  });
});
