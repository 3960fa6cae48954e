import { expect, test } from 'vitest';
import { missedIn } from '@/tests/bench/documents/compare-quality.ts';

test('a goal of the samples is missed where its facts are found less often; what was not scored misses none', () => {
  expect(
    missedIn({ 'pdf:order': '91.9% (41)', 'xlsx:comment': '97.0% (8)', 'pdf:pages': '10.0% (3)' }),
  ).toEqual(['pdf:order 91.9% (41), goal 92']);
});
