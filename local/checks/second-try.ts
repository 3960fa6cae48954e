import type { Counts } from './counts.ts';
import { type Findings, NO_FINDINGS } from './findings.ts';

/** What a step came to. */
export interface Outcome {
  counts: Counts;
  findings: Findings;
  /** Passed only the second time. */
  flaky: readonly string[];
}

/** So many tests of a run may need their second try: a busy machine's share. More is a defect that has grown unseen. */
export const MOST_FLAKY = 8;

export function outcomeOf(counts: Counts, findings = NO_FINDINGS): Outcome {
  return { counts, findings, flaky: [] };
}

/**
 * The outcome of a run and of its failures' second try, by itself on a machine that has nothing else to do. What passed then
 * counts as passed and is named as flaky; where more than `MOST_FLAKY` did, all of it counts as failed.
 *
 * @param name of the runner, which stands for a failure without a failed test, as of a setup that throws
 */
export function afterSecondTry(name: string, first: Outcome, second: Outcome): Outcome {
  const named = first.findings.failed;
  const stillFailed = new Set(second.findings.failed);
  const isPassed = second.counts.failed === 0;
  const flaky = named.length > 0 ? named.filter((test) => !stillFailed.has(test)) : isPassed ? [name] : [];
  const excused = flaky.length > MOST_FLAKY ? 0 : flaky.length;
  const gained = named.length > 0 ? excused : second.counts.passed;
  return {
    counts: {
      passed: first.counts.passed + gained,
      failed: second.counts.failed + flaky.length - excused,
    },
    findings: { ...first.findings, failed: second.findings.failed },
    flaky,
  };
}
