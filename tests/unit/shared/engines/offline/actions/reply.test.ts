import { expect, test } from 'vitest';
import { replySkeleton } from '@/shared/engines/offline/actions/reply.ts';

test('has a fitting blank below every question, and makes nothing up', () => {
  const message =
    'Dear Ms Ortiz, thank you. When can you start? How much notice do you need? Could you tell us your salary expectations? Do you prefer Graz or Vienna? Please upload your papers.\n\nSincerely,\nHannah Lee';
  expect(replySkeleton(message)).toBe(
    'Dear Hannah Lee,\n\nThank you for your message.\n\n> When can you start?\n[date]\n\n> How much notice do you need?\n[number]\n\n> Could you tell us your salary expectations?\n[your answer]\n\n> Do you prefer Graz or Vienna?\n[your choice]\n\n> Please upload your papers.\n[done, or when]\n\nKind regards,\n[your name]',
  );
});

test('a message that asks nothing gets one blank', () => {
  expect(replySkeleton('The parcel is here.\nLisa')).toBe(
    'Hi Lisa,\n\nThanks for your message.\n\n[your answer]\n\nBest,\n[your name]',
  );
});

test('what the message quotes is not asked again', () => {
  expect(replySkeleton('> Are you in?\nYes. Where do we meet?')).toBe(
    'Hello,\n\nThanks for your message.\n\n> Where do we meet?\n[place]\n\nBest,\n[your name]',
  );
});

test.each([
  ['Can you send me the slides by Friday?', '[yes or no, and when]'],
  ['Which room did you book, and do we need a projector?', '[your answer]'],
  ['The lamp is broken. I want my money back.', '> I want my money back.\n[your answer]'],
  ['Hey, are we still on?', '> are we still on?\n[yes or no]'],
  ['If it rains, should we wait a week?', '[yes or no]'],
  ["Please don't send it yet.", '[agreed, or why not]'],
  ['Also, when could you deliver?', '[date]'],
])('%j has the blank %j', (message, blank) => expect(replySkeleton(message)).toContain(blank));

test('a number below the name is no name', () => {
  expect(replySkeleton('The lamp is broken.\n\nBecker\nOrder 4711')).toMatch(/^Hi Becker,/);
});
