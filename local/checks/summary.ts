import type { FileTime } from './findings.ts';
import { MOST_FLAKY, type Outcome } from './second-try.ts';

const MOST_SHOWN = 10;

/** Every file with what its tests took and the slowest of them, a line each, the slowest file first. */
export function timingsOf(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .flatMap(({ findings }) => findings.files)
    .sort((left, right) => right.seconds - left.seconds)
    .map(lineOf);
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

function lineOf({ file, seconds, slowest }: FileTime): string {
  const one = slowest ? `; ${inSeconds(slowest.seconds).trim()}: ${slowest.test}` : '';
  return `${inSeconds(seconds)}  ${file}${one}`;
}

/** What stands below the table of steps: the slowest files, what did not run, what failed, and last, where it is seen, what was flaky. */
export function formatFindings(outcomes: readonly Outcome[]): string {
  const all = outcomes.map(({ findings }) => findings);
  const slowest = timingsOf(outcomes)
    .slice(0, MOST_SHOWN)
    .map((line) => `  ${line}`);
  const named = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`)];
  const flaky = outcomes.flatMap((one) => one.flaky);
  const skipped = all.flatMap((one) => one.skipped);
  return [
    ...(slowest.length === 0 ? [] : ['Slowest files (sum of their tests; the slowest of them)', ...slowest]),
    ...named(
      'Not run: this machine lacks what they need',
      skipped.map(({ file, count }) => `${file} (${count})`),
    ),
    ...named(
      'Failed',
      all.flatMap(({ failed }) => failed),
    ),
    ...named(
      `Flaky: ${flaky.length} passed the second time, to be mended; more than ${MOST_FLAKY} fail the run`,
      flaky,
    ),
  ].join('\n');
}
