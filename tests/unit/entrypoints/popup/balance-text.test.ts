import { expect, it } from 'vitest';
import { accountNeed, balanceText } from '@/entrypoints/popup/balance-text.ts';
import type { Session } from '@/shared/extension/storage.ts';

const account = (credits: number | null): Session => ({
  token: `wst_${'a'.repeat(43)}`,
  userId: 'u1',
  email: 'ada@example.test',
  credits,
});

it.each([
  [account(250), { text: '250 credits', low: false }],
  [account(5_500), { text: '5,500 credits', low: false }],
  [account(1), { text: 'Only 1 credit left', low: true }],
  [account(null), { text: 'signed in', low: false }],
])('says what the account holds', (session, expected) => {
  expect(balanceText(session)).toEqual(expected);
});

it('warns below 10 credits (spec §9)', () => {
  expect([balanceText(account(9)).low, balanceText(account(10)).low]).toEqual([true, false]);
});

it('asks for an account where an answer costs credits, and nowhere else', () => {
  expect(accountNeed('cloud')).toBe('sign in first');
  expect(accountNeed('offline')).toBe('no account');
  expect(accountNeed('local')).toBe('no account');
});
