import { expect, test } from 'vitest';
import { nameValueRefusal } from '@/local/api/value-refusals.ts';

const failed = (message: string) =>
  Response.json({ code: 'SUP', message, details: null, hint: null }, { status: 500 });
const RULE = 'value for domain person_name violates check constraint "person_name_check"';

test.each(['PostgresError', 'error'])(
  'a value against a rule is the caller’s mistake (%s)',
  async (thrower) => {
    const answer = await nameValueRefusal(failed(`${thrower}: ${RULE}`));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: '23514', details: null, hint: null, message: RULE },
    ]);
  },
);

test('every other failure, and every answer, stays as it is', async () => {
  const other = failed('PostgresError: out of memory');
  const rows = Response.json([{ message: `PostgresError: ${RULE}` }]);
  const broken = new Response('<html>', { status: 500 });
  for (const answer of [other, rows, broken]) expect(await nameValueRefusal(answer)).toBe(answer);
  expect(await other.json()).toMatchObject({ code: 'SUP' });
});
