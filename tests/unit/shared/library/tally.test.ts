import { describe, expect, test } from 'vitest';
import { countsOf, mergeTallies, type Tally, total, wilson, withVerdict } from '@/shared/library/tally.ts';

const concise = { mode: 'concise', level: 'balanced' } as const;
const brief = { mode: 'concise', level: 'polish' } as const;

test('verdicts are counted by mode and level', () => {
  const empty: Tally = [];
  const once = withVerdict(withVerdict(empty, concise, 'rewrite'), brief, 'same');
  const tally = withVerdict(withVerdict(once, concise, 'original'), concise, 'rewrite');
  expect(tally).toEqual([
    { ...concise, rewrite: 2, original: 1, same: 0 },
    { ...brief, rewrite: 0, original: 0, same: 1 },
  ]);
  expect(countsOf(tally, { mode: 'concise' })).toEqual({ rewrite: 2, original: 1, same: 1 });
  expect(total(countsOf(tally, concise))).toBe(3);
  expect(total(countsOf(tally, { mode: 'detailed' }))).toBe(0);
  expect(empty).toEqual([]);
});

test('two tallies are added up', () => {
  const one = withVerdict([], concise, 'rewrite');
  expect(mergeTallies(one, withVerdict(withVerdict([], concise, 'rewrite'), brief, 'original'))).toEqual([
    { ...concise, rewrite: 2, original: 0, same: 0 },
    { ...brief, rewrite: 0, original: 1, same: 0 },
  ]);
});

describe('the interval', () => {
  // Newcombe 1998 (Statistics in Medicine 17:857), table I, method 3, and the edges.
  test.each([
    [81, 263, [0.2553, 0.3662]],
    [15, 148, [0.0624, 0.1605]],
    [0, 20, [0, 0.1611]],
    [1, 29, [0.0061, 0.1718]],
    [7, 12, [0.3195, 0.8067]],
    [1, 1, [0.2065, 1]],
  ])('of %i in %i', (won, all, ends) => {
    const { low, high } = wilson(won, all);
    expect([low, high].map((end) => Number(end.toFixed(4)))).toEqual(ends);
  });
});
