import { describe, expect, test } from 'vitest';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';

describe('how sure a text is, and of how much', () => {
  test.each([
    ['He may not have received the mail.', 'He has not received the mail.', 'may not have received the mail'],
    ['The new valve appears to leak.', 'The new valve leaks.', 'appears to leak'],
    ['Most of the users dislike the menu.', 'All users dislike the menu.', 'most'],
    ['We usually ship on time.', 'We always ship on time.', 'usually'],
  ])('%j is not %j', (draft, result, value) => {
    expect(checkIntent(draft, result)).toEqual([{ kind: 'condition', change: 'lost', value }]);
  });

  test.each([
    ['You could use a table for that.', 'Use a table for that.'],
    ['if you could send the file, that would be great', 'Please send the file.'],
    ['it might be late when we arrive', 'It may be late when we arrive.'],
  ])('%j is %j', (draft, result) => {
    expect(checkIntent(draft, result)).toEqual([]);
  });
});
