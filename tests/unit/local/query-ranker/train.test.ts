import { expect, test } from 'vitest';
import type { Example } from '@/local/query-ranker/examples.ts';
import { isTrue } from '@/local/query-ranker/judge.ts';
import { train, weigh } from '@/local/query-ranker/train.ts';

const candidate = (features: [string, number][], good: boolean) => ({
  features,
  isTrue: good,
  said: '',
  query: '',
  rules: undefined,
});

test('what true candidates have and others lack comes to weigh more', () => {
  const examples = Array.from(
    { length: 12 },
    (_, at): Example => ({
      file: `${at}`,
      question: '',
      isAnswerable: true,
      rules: 'asks',
      unknown: 0,
      listed: 3,
      ms: 0,
      candidates: [
        candidate(
          [
            ['said', 1],
            ['size', at % 3],
          ],
          true,
        ),
        candidate(
          [
            ['said', 0.2],
            ['size', (at + 1) % 3],
          ],
          false,
        ),
        candidate(
          [
            ['left', 1],
            ['size', at % 2],
          ],
          false,
        ),
      ],
    }),
  );
  const weights = train(examples, { rounds: 60, decay: 0.01 });
  expect(weigh([['said', 1]], weights)).toBeGreaterThan(weigh([['said', 0.2]], weights));
  expect(weigh([['left', 1]], weights)).toBeLessThan(0);
});

test('a figure within its tolerance is true, the name of another row is not', () => {
  const result = {
    figure: '1,204.5',
    text: 'The sum of “Hours” is 1,204.5.',
    lines: [],
    heads: ['', ''] as [string, string],
    more: 0,
    isTime: false,
    used: [],
    leftOut: [],
    notes: [],
    choices: [],
  };
  const query = { table: 0, measure: 1, how: 'max' as const, by: null, where: [], sort: null, limit: null };
  expect(isTrue(result, query, { truth: 1204.5, tolerance: 0.01 })).toBe(true);
  expect(isTrue(result, query, { truth: 1204, tolerance: 0.01 })).toBe(false);
  const named = { ...result, text: 'The highest “Hours” is 9, in [A!B2] (Ada).', figure: '9' };
  expect(isTrue(named, query, { truth: 'Ada (9)', tolerance: 0 })).toBe(true);
  expect(isTrue(named, query, { truth: 'Bo (9)', tolerance: 0 })).toBe(false);
});
