import { describe, expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest, formatCounts, sumCounts } from '@/local/checks/counts.ts';

const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 };

describe('the last line of a test run', () => {
  it('sums all runners, each other step as one', () => {
    const all = [
      countStep(0),
      countVitest(vitest, 0),
      countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 0 } }, 1),
    ];
    expect(formatCounts(sumCounts(all))).toBe('9 passed, 1 failed');
  });

  it('counts a file that does not load as a failure', () => {
    expect(countVitest(vitest, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a runner that left no report as a failure', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright('not a report', 0)).toEqual({ passed: 0, failed: 1 });
  });
});
