import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countStep,
  countVitest,
  formatCounts,
  MOST_FLAKY,
  sumCounts,
} from '@/local/checks/counts.ts';

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

  it('takes a test that passed the second time for passed: the report has named it as flaky', () => {
    expect(countPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 1 } }, 0)).toEqual({
      passed: 3,
      failed: 0,
    });
  });

  it('fails a run in which more tests than may be needed their second try', () => {
    const run = (flaky: number) => countPlaywright({ stats: { expected: 800, unexpected: 0, flaky } }, 0);
    expect(run(MOST_FLAKY).failed).toBe(0);
    expect(run(MOST_FLAKY + 1)).toEqual({ passed: 800, failed: MOST_FLAKY + 1 });
  });
});
