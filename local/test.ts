import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findChange } from '@/local/checks/changed-files.ts';
import {
  type Counts,
  countPlaywright,
  countStep,
  countVitest,
  formatCounts,
  sumCounts,
} from '@/local/checks/counts.ts';
import {
  type Findings,
  formatFindings,
  playwrightFindings,
  vitestFindings,
} from '@/local/checks/findings.ts';
import { installSystemPackages } from '@/local/checks/system-packages.ts';
import { buildExtension, standardAddresses } from './extension-build.ts';
import { projectRoot, runCommand } from './run-command.ts';
import { buildSite } from './site-build.ts';
import { smokeLocalStack } from './smoke/smoke-stack.ts';

/** `npm run check`: what needs neither stack nor browser. */
const fast = process.argv.includes('--fast');
/** `npm run check -- --changed`: of that, what concerns the files a branch changed. */
const changed = process.argv.includes('--changed');
const results = join(projectRoot, 'test-results');
const signal = new AbortController();
/** Runners colour what nobody sees when the output goes to a file. */
const environment = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

const finished: Finished[] = [];
/** What the runners say about single tests, in the order they ran. */
const findings: Findings[] = [];

interface Step {
  name: string;
  run(): Promise<Counts>;
}

/** Lanes run side by side, the steps of a lane one after another. */
type Stage = readonly (readonly Step[])[];

interface Finished extends Counts {
  name: string;
  seconds: number;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A program whose exit code is the result; its output is shown only where it fails. */
function program(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args, { signal: signal.signal });
      if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
      return countStep(code);
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
        return countStep(0);
      } catch (error) {
        process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
        return countStep(1);
      }
    },
  };
}

function vitest(name: string, projects: readonly string[], filters: readonly string[] = []): Step {
  return {
    name,
    async run() {
      const report = join(results, `vitest-${projects.join('-')}.json`);
      rmSync(report, { force: true });
      const args = [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...filters,
      ];
      // Two runners at once would mix their lines.
      const options = { echo: fast, environment, signal: signal.signal };
      const { code, output } = await runCommand('vitest', args, options);
      if (!fast) process.stdout.write(`\n${output.trimEnd()}\n`);
      const read = readReport(report);
      findings.push(vitestFindings(read, projectRoot));
      return countVitest(read, code);
    },
  };
}

function denoCheck(): Step {
  const files = globSync('supabase/functions/*/index.ts', { cwd: projectRoot });
  return program('types (deno)', 'deno', ['check', '--quiet', ...files]);
}

const endToEnd: Step = {
  name: 'e2e',
  async run() {
    const report = join(results, 'playwright.json');
    rmSync(report, { force: true });
    const { code } = await runCommand('playwright', ['test'], {
      echo: true,
      environment,
      signal: signal.signal,
    });
    const read = readReport(report);
    findings.push(playwrightFindings(read));
    return countPlaywright(read, code);
  },
};

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
    denoCheck(),
    vitest('unit, contract', FAST_TESTS),
  ];
  if (fast) return [[checks]];
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
  return [[[...checks, ...builds], [vitest('database', ['db'])], ownStacks], [[endToEnd]]];
}

async function runStep(step: Step): Promise<Finished> {
  process.stdout.write(`\n── ${step.name}\n`);
  const startedAt = performance.now();
  const counts = await step.run();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${step.name}: ${formatCounts(counts)} · ${seconds.toFixed(1)} s\n`);
  return { name: step.name, seconds, ...counts };
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (!signal.signal.aborted) finished.push(await runStep(step));
}

function showSummary(): void {
  process.stdout.write('\n');
  for (const { name, seconds, ...counts } of finished) {
    const mark = counts.failed ? 'FAIL' : 'ok  ';
    process.stdout.write(
      `${mark} ${name.padEnd(18)}${formatCounts(counts).padEnd(24)}${seconds.toFixed(1)} s\n`,
    );
  }
  process.stdout.write(`\n${formatFindings(findings)}\n`);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => signal.abort());
mkdirSync(results, { recursive: true });
const missing = fast ? [] : await installSystemPackages((line) => process.stdout.write(`${line}\n`));
for (const sentence of missing) process.stdout.write(`${sentence}\n`);
for (const stage of changed ? await planChanged() : planStages()) await Promise.all(stage.map(runLane));
showSummary();
const total = sumCounts(finished);
process.stdout.write(`\n${formatCounts(total)}\n`);
process.exitCode = total.failed > 0 || signal.signal.aborted ? 1 : 0;
