import { describe, expect, test } from 'vitest';
import { judgeClause } from '@/shared/insights/mining/judge-clause.ts';

const sidesOf = (clause: string) =>
  judgeClause(clause).intents.filter((intent) => intent === 'praise' || intent === 'complaint');

describe('praise and blame of a clause', () => {
  test.each([
    ['Dead by lunch, and all I had done was read two emails.', ['complaint']],
    ['Slept through the whole thing for the first time in years.', ['praise']],
    ['The handle came off in my hand.', ['complaint']],
    ['Two years on and it still looks like new.', ['praise']],
  ])('is told where no word for it stands: %s', (clause, sides) => {
    expect(sidesOf(clause)).toEqual(sides);
  });

  test.each(['It stands next to the kettle.', 'I ordered mine in April.', 'Does it come in grey?'])(
    'is not heard in plain facts: %s',
    (clause) => {
      expect(sidesOf(clause)).toEqual([]);
    },
  );

  test('is never turned around where a word says it', () => {
    expect(sidesOf('The new lift is reliable again.')).not.toContain('complaint');
    expect(sidesOf('The lift failed on the third floor.')).not.toContain('praise');
  });
});
