import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findChange } from '@/local/checks/changed-files.ts';
import { countStep, formatCounts, sumCounts } from '@/local/checks/counts.ts';
import { runPlaywright, runVitest } from '@/local/checks/runners.ts';
import { afterSecondTry, type Outcome, outcomeOf } from '@/local/checks/second-try.ts';
import { formatFindings, timingsOf } from '@/local/checks/summary.ts';
import { installSystemPackages } from '@/local/checks/system-packages.ts';
import { buildExtension, standardAddresses } from './extension-build.ts';
import { projectRoot, runCommand } from './run-command.ts';
import { buildSite } from './site-build.ts';
import { smokeLocalStack } from './smoke/smoke-stack.ts';

/** `npm run check`: what needs neither stack nor browser. */
const fast = process.argv.includes('--fast');
/** `npm run check -- --changed`: of that, what concerns the files a branch changed. */
const changed = process.argv.includes('--changed');
const signal = new AbortController();
/** Runners colour what nobody sees when the output goes to a file. */
const environment = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

const finished: Finished[] = [];

interface Step {
  name: string;
  run(): Promise<Outcome>;
  /** What failed once more, when nothing else runs; without it a failure is final. */
  again?(first: Outcome): Promise<Outcome>;
}

/** Lanes run side by side, the steps of a lane one after another. */
type Stage = readonly (readonly Step[])[];

interface Finished {
  step: Step;
  outcome: Outcome;
  seconds: number;
}

/** A program whose exit code is the result; its output is shown only where it fails. */
function program(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args, { signal: signal.signal });
      if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
      return outcomeOf(countStep(code));
    },
  };
}

/** Work of this process; its failure's message is the result. */
function build(name: string, work: () => Promise<unknown>): Step {
  return {
    name,
    async run() {
      try {
        await work();
        return outcomeOf(countStep(0));
      } catch (error) {
        process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
        return outcomeOf(countStep(1));
      }
    },
  };
}

function vitest(name: string, projects: readonly string[], filters: readonly string[] = []): Step {
  const options = { echo: fast, environment, signal: signal.signal };
  return {
    name,
    run: () => runVitest({ projects, filters }, options),
    again: ({ findings }) =>
      runVitest(
        { projects, filters: [...new Set(findings.failed.map((test) => test.split(' › ')[0] ?? ''))] },
        options,
      ),
  };
}

function denoCheck(): Step {
  const files = globSync('supabase/functions/*/index.ts', { cwd: projectRoot });
  return program('types (deno)', 'deno', ['check', '--quiet', ...files]);
}

const endToEnd: Step = {
  name: 'e2e',
  run: () => runPlaywright([], { environment, signal: signal.signal }),
  again: ({ findings }) =>
    runPlaywright([...(findings.failed.length > 0 ? ['--last-failed'] : []), '--workers=1'], {
      environment,
      signal: signal.signal,
    }),
};

/** More than so many failures are no matter of a busy machine. */
const MOST_TRIED_AGAIN = 20;
const FAST_TESTS = ['unit', 'extension', 'contract'];

/** Types are of the whole, from what the last run knew; a document may cite any file. */
async function planChanged(): Promise<Stage[]> {
  const { since, files } = await findChange();
  const isDeno = files.some((file) => /^(?:supabase\/functions|shared)\//.test(file));
  const known = join(projectRoot, '.whetstone', 'types.tsbuildinfo');
  const types = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known];
  const steps = [
    program('format, lint', 'biome', ['check', '--colors=off', '--no-errors-on-unmatched', ...files]),
    program('types (tsc)', 'tsc', types),
    ...(isDeno ? [denoCheck()] : []),
    vitest('tests concerned', FAST_TESTS, ['--changed', since, '--passWithNoTests']),
    vitest('documents', ['contract'], ['tests/contract/documents.test.ts']),
  ];
  return [[steps]];
}

function planStages(): Stage[] {
  const checks = [
    program('format, lint', 'biome', ['ci', '--colors=off', '.']),
    program('types (tsc)', 'tsc', ['--noEmit', '--pretty', 'false']),
    program('unused exports', 'knip', ['--production', '--include', 'files,exports,types']),
    denoCheck(),
  ];
  const unit = vitest('unit, contract', FAST_TESTS);
  if (fast) return [[[...checks, unit]]];
  const builds = [
    build('build (chrome)', () => buildExtension('chrome', standardAddresses)),
    build('build (firefox)', () => buildExtension('firefox', standardAddresses)),
    build('build (site)', () => buildSite(standardAddresses)),
  ];
  // Tests with a stack wait for other processes most of their time; a browser beside them would starve both.
  const ownStacks = [
    vitest('own stacks', ['stacks']),
    vitest('functions, hosted', ['hosted']),
    build('smoke', () => smokeLocalStack((line) => process.stdout.write(`${line}\n`))),
  ];
  // Three lanes of about one length: the longest is what all wait for.
  return [[[unit], [...checks, vitest('database', ['db'])], [...ownStacks, ...builds]], [[endToEnd]]];
}

async function runStep(step: Step): Promise<Finished> {
  process.stdout.write(`\n── ${step.name}\n`);
  const startedAt = performance.now();
  const outcome = await step.run();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${step.name}: ${formatCounts(outcome.counts)} · ${seconds.toFixed(1)} s\n`);
  return { step, outcome, seconds };
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (!signal.signal.aborted) finished.push(await runStep(step));
}

/** What failed beside other work gets its second try alone; a run that is broken gets none. */
async function tryAgain(): Promise<void> {
  for (const one of finished) {
    const { step, outcome } = one;
    if (!step.again || outcome.counts.failed === 0 || outcome.counts.failed > MOST_TRIED_AGAIN) continue;
    if (signal.signal.aborted) return;
    process.stdout.write(`\n── ${step.name}, what failed once more\n`);
    one.outcome = afterSecondTry(step.name, outcome, await step.again(outcome));
  }
}

function showSummary(): void {
  process.stdout.write('\n');
  for (const { step, outcome, seconds } of finished) {
    const mark = outcome.counts.failed ? 'FAIL' : 'ok  ';
    const counts = formatCounts(outcome.counts).padEnd(24);
    process.stdout.write(`${mark} ${step.name.padEnd(18)}${counts}${seconds.toFixed(1)} s\n`);
  }
  const outcomes = finished.map(({ outcome }) => outcome);
  process.stdout.write(`\n${formatFindings(outcomes)}\n`);
  const timings = join(projectRoot, 'test-results', 'timings.txt');
  mkdirSync(dirname(timings), { recursive: true });
  writeFileSync(timings, `${timingsOf(outcomes).join('\n')}\n`);
  process.stdout.write(`Every file's time: ${relative(projectRoot, timings)}\n`);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => signal.abort());
const missing = fast ? [] : await installSystemPackages((line) => process.stdout.write(`${line}\n`));
for (const sentence of missing) process.stdout.write(`${sentence}\n`);
for (const stage of changed ? await planChanged() : planStages()) await Promise.all(stage.map(runLane));
if (process.env.CI) await tryAgain();
showSummary();
const total = sumCounts(finished.map(({ outcome }) => outcome.counts));
process.stdout.write(`\n${formatCounts(total)}\n`);
process.exitCode = total.failed > 0 || signal.signal.aborted ? 1 : 0;
