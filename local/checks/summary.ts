import { MOST_FLAKY, type Outcome } from './second-try.ts';

/** What stands below the table of steps: the slowest files, what did not run, what failed, and last, where it is seen, what was flaky. */
export function formatFindings(outcomes: readonly Outcome[]): string {
  const all = outcomes.map(({ findings }) => findings);
  const slowest = all
    .flatMap(({ files }) => files)
    .sort((left, right) => right.seconds - left.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  const named = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`)];
  const flaky = outcomes.flatMap((one) => one.flaky);
  const skipped = all.flatMap((one) => one.skipped);
  return [
    ...(slowest.length === 0 ? [] : ['Slowest files (sum of their tests)', ...slowest]),
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
