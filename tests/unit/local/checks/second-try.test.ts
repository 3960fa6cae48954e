import { describe, expect, it } from 'vitest';
import { afterSecondTry, MOST_FLAKY, type Outcome } from '@/local/checks/second-try.ts';

const ran = (passed: number, failed: readonly string[], unnamed = 0): Outcome => ({
  counts: { passed, failed: failed.length + unnamed },
  findings: { failed: [...failed], skipped: [], files: [] },
  flaky: [],
});
const names = (many: number) => Array.from({ length: many }, (_, index) => `test ${index}`);

describe('the second try of what failed beside other work', () => {
  it('takes what passes then for passed, and names it as flaky', () => {
    const outcome = afterSecondTry('e2e', ran(8, ['a', 'b']), ran(1, ['b']));
    expect(outcome.counts).toEqual({ passed: 9, failed: 1 });
    expect(outcome.findings.failed).toEqual(['b']);
    expect(outcome.flaky).toEqual(['a']);
  });

  it('names the runner where no test was to blame', () => {
    const outcome = afterSecondTry('hosted', ran(0, [], 1), ran(178, []));
    expect(outcome.counts).toEqual({ passed: 178, failed: 0 });
    expect(outcome.flaky).toEqual(['hosted']);
    expect(afterSecondTry('hosted', ran(0, [], 1), ran(0, [], 1)).counts).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a run in which more than may be needed it', () => {
    const run = (many: number) => afterSecondTry('e2e', ran(800, names(many)), ran(many, []));
    expect(run(MOST_FLAKY).counts).toEqual({ passed: 800 + MOST_FLAKY, failed: 0 });
    expect(run(MOST_FLAKY + 1).counts.failed).toBe(MOST_FLAKY + 1);
  });
});
