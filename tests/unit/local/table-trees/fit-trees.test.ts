import { expect, it } from 'vitest';
import { fitTrees } from '@/local/table-trees/fit-trees.ts';
import { chanceOf } from '@/shared/documents/pdf/tables/boosted-trees.ts';

it('trees find what two facts tell together and neither alone, and pass over a third that tells nothing', () => {
  const facts = Array.from({ length: 900 }, (_, at) => [at % 30, (at * 7) % 31, (at * 13) % 29]);
  const truth = facts.map(([one = 0, other = 0]) => one > 14 && other < 12);
  const trees = fitTrees({ facts, truth }, { trees: 30, depth: 3, least: 5 });
  expect(chanceOf(trees, [20, 5, 3])).toBeGreaterThan(0.9);
  expect(chanceOf(trees, [20, 5, 25])).toBeGreaterThan(0.9);
  expect(chanceOf(trees, [8, 5, 3])).toBeLessThan(0.1);
  expect(chanceOf(trees, [20, 25, 3])).toBeLessThan(0.1);
});
