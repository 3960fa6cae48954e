import { expect, it } from 'vitest';
import { stepsDone } from '@/dashboard/features/first-steps/progress.ts';

const silent = { isConnected: false, hasRewritten: false };

it.each([
  ['nothing', undefined, 0, []],
  ['an extension that did nothing yet', silent, 0, ['install']],
  ['one that rewrote a draft', { ...silent, hasRewritten: true }, 0, ['install', 'rewrite']],
  ['one signed in to this account', { ...silent, isConnected: true }, 1, ['install', 'connect']],
  ['one connected in another browser', undefined, 1, ['install', 'connect']],
  ['all of it', { isConnected: true, hasRewritten: true }, 1, ['install', 'rewrite', 'connect']],
] as const)('of %s', (...[, extension, devices, done]) => {
  expect([...stepsDone({ extension, devices })]).toEqual(done);
});
