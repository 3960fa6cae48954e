import { expect, test } from 'vitest';
import { replySkeleton } from '@/shared/engines/offline/actions/reply.ts';

test('has a fitting blank below every question, and makes nothing up', () => {
  const message =
    'Dear Ms Ortiz, thank you. When can you start? How much notice do you need? Could you tell us your salary expectations? Do you prefer Graz or Vienna? Please upload your papers.\n\nSincerely,\nHannah Lee';
  expect(replySkeleton(message)).toBe(
    'Dear Hannah Lee,\n\n> When can you start?\n[date]\n\n> How much notice do you need?\n[number]\n\n> Could you tell us your salary expectations?\n[your answer]\n\n> Do you prefer Graz or Vienna?\n[your choice]\n\n> Please upload your papers.\n[done, or when]\n\n[your name]',
  );
});

test('a message that asks nothing gets one blank', () => {
  expect(replySkeleton('The parcel is here.\nLisa')).toBe('Hi Lisa,\n\n[your answer]\n\n[your name]');
});

test('what the message quotes is not asked again', () => {
  expect(replySkeleton('> Are you in?\nYes. Where do we meet?')).toBe(
    'Hello,\n\n> Where do we meet?\n[place]\n\n[your name]',
  );
});
