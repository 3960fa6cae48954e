import { describe, expect, it } from 'vitest';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';

const show = (draft: string, result: string): string[] =>
  checkIntent(draft, result).map(({ kind, change, value }) => `${kind} ${change} ${value}`);

describe('what is turned round', () => {
  it.each([
    [
      'fix it without lookaheads because the engine does not have them',
      'Fix it using lookaheads because the engine does not have them.',
      'negation lost without lookaheads',
    ],
    [
      'i would be happy with seven percent',
      'I would not be happy with seven percent.',
      'negation added not be happy with seven',
    ],
    ['it has to be 60 euro max', 'It has to be 60 euro min.', 'condition lost max'],
    ['keep the newest file', 'Keep the oldest file.', 'condition lost newest'],
    ['leave out the reminders', 'Include the reminders.', 'condition lost leave out'],
  ])('alarms: %j → %j', (draft, result, expected) => {
    expect(show(draft, result)).toEqual([expected]);
  });

  it.each([
    ['name it twice (not more), please', 'Name it twice (not more).'],
    ['not wanted: tooth icons', 'Not wanted: tooth icons.'],
    ['client hasnt payed the invoice', "The client hasn't paid the invoice."],
  ])('is quiet: %j → %j', (draft, result) => {
    expect(show(draft, result)).toEqual([]);
  });
});
