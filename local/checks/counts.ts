import * as z from 'zod/mini';

/** What a runner has to say at its end. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.optional(z.array(z.unknown())),
});

/** A step that only succeeds or not. */
export function countStep(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that failed without a failed test (a file that does not load, a setup that throws) is one failure. */
function atLeastOneFailure(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of Vitest's JSON report. */
export function countVitest(report: unknown, exitCode: number): Counts {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return countStep(1);
  const { numPassedTests: passed, numFailedTests: failed } = parsed.data;
  return atLeastOneFailure({ passed, failed }, exitCode);
}

/** Counts of Playwright's JSON report. */
export function countPlaywright(report: unknown, exitCode: number): Counts {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return countStep(1);
  const { expected, unexpected, flaky } = parsed.data.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, exitCode);
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The line every runner of tests understands. */
export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
