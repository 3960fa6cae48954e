import { relative } from 'node:path';
import * as z from 'zod/mini';

/** What a runner's report says about single tests. */
export interface Findings {
  failed: string[];
  /** Files with how many of their tests did not run, as where a browser or the samples are missing. */
  skipped: { file: string; count: number }[];
  /** Files with the time their tests took in sum; tests that run side by side count each. */
  files: FileTime[];
}

/** What the tests of a file took, in seconds. */
export interface FileTime {
  file: string;
  seconds: number;
  /** Its slowest test; left out where no test ran. */
  slowest?: { test: string; seconds: number } | undefined;
}

const slower = (left: FileTime['slowest'], right: FileTime['slowest']): FileTime['slowest'] =>
  (left?.seconds ?? -1) >= (right?.seconds ?? -1) ? left : right;

export const NO_FINDINGS: Findings = { failed: [], skipped: [], files: [] };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          /** In milliseconds; none where it did not run. */
          duration: z.optional(z.nullable(z.number())),
        }),
      ),
    }),
  ),
});

/** Of Vitest's JSON report. A file that does not load is named itself. */
export function vitestFindings(report: unknown, root: string): Findings {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return NO_FINDINGS;
  const failed: string[] = [];
  const skipped: Findings['skipped'] = [];
  const files: Findings['files'] = [];
  for (const { name, status, startTime, endTime, assertionResults } of parsed.data.testResults) {
    const file = relative(root, name);
    const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    failed.push(...names.map((test) => `${file} › ${test}`));
    if (status === 'failed' && names.length === 0) failed.push(file);
    const count = assertionResults.filter(
      (test) => test.status !== 'passed' && test.status !== 'failed',
    ).length;
    if (count > 0) skipped.push({ file, count });
    const slowest = assertionResults
      .filter(({ duration }) => typeof duration === 'number')
      .map(({ fullName, duration }) => ({ test: fullName, seconds: (duration ?? 0) / 1000 }))
      .reduce<FileTime['slowest']>(slower, undefined);
    files.push({ file, seconds: (endTime - startTime) / 1000, slowest });
  }
  return { failed, skipped, files };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
interface Suite {
  title: string;
  file: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const playwrightReport = z.object({ suites: z.array(suite) });

/** Of Playwright's JSON report. */
export function playwrightFindings(report: unknown): Findings {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return NO_FINDINGS;
  const failed: string[] = [];
  const times = new Map<string, FileTime>();
  const left = new Map<string, number>();
  const visit = ({ title, file, specs, suites = [] }: Suite, path: string): void => {
    const here = title === file ? file : `${path} › ${title}`;
    for (const { title: name, tests } of specs) {
      const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      const { seconds, slowest } = times.get(file) ?? { seconds: 0 };
      const own = { test: name, seconds: spent / 1000 };
      times.set(file, { file, seconds: seconds + own.seconds, slowest: slower(slowest, own) });
      for (const { status } of tests) {
        if (status === 'unexpected') failed.push(`${here} › ${name}`);
        if (status === 'skipped') left.set(file, (left.get(file) ?? 0) + 1);
      }
    }
    for (const inner of suites) visit(inner, here);
  };
  for (const top of parsed.data.suites) visit(top, top.file);
  return {
    failed,
    skipped: [...left].map(([file, count]) => ({ file, count })),
    files: [...times.values()],
  };
}
