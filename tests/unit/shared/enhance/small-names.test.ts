import { expect, it } from 'vitest';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';

const lost = (draft: string, result: string) =>
  checkIntent(draft, result).map(({ kind, change, value }) => `${kind} ${change} ${value}`);

it.each([
  ['me and anna has looked at it', 'I have looked at it.', ['name lost anna']],
  ['book a table for me and tom', 'Book a table for me.', ['statement lost tom']],
  ['anna and i have two questions', 'I have two questions.', ['name lost anna']],
  ['Write to them for me and priya, please', 'Write to them for me.', ['statement lost priya']],
])('a name typed small is missed: %j, %j', (draft, result, expected) => {
  expect(lost(draft, result)).toEqual(expected);
});

it.each([
  ['me and tom has looked at it', 'Tom and I have looked at it.'],
  ['send it to me and fix the bug', 'Send it to me. Correct the bug.'],
  ['me and others have seen it', 'We have seen it.'],
  ['its working and i want more', 'It works. I want more.'],
  ['can you check this for me and fix?', 'Check this for me. Correct it.'],
  ['proofread this for me and rewrite in a formal tone', 'Proofread this for me. Make its tone formal.'],
  ["i'm new, nervous and i want advice", 'I am new and nervous. I want advice.'],
  ['a note for you and your team', 'A note for your team and you.'],
])('nobody is made up from other words beside the writer: %j, %j', (draft, result) => {
  expect(lost(draft, result)).toEqual([]);
});

it('a clause that went is told whole, not by the number in it', () => {
  const draft = 'Please review it by friday, the export stopped after line 42';
  expect(lost(draft, 'Please review it by Friday.')).toEqual([
    'statement lost the export stopped after line 42',
  ]);
});

it('a fact that went out of a clause which stayed is told by itself', () => {
  expect(lost('i need 3 ideas', 'I need ideas.')).toEqual(['number lost 3']);
});
