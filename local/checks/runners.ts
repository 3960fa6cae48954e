import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandOptions, projectRoot, runCommand } from '@/local/run-command.ts';
import { countPlaywright, countVitest } from './counts.ts';
import { playwrightFindings, vitestFindings } from './findings.ts';
import { type Outcome, outcomeOf } from './second-try.ts';

const results = join(projectRoot, 'test-results');

function freshReport(name: string): string {
  mkdirSync(results, { recursive: true });
  const report = join(results, name);
  rmSync(report, { force: true });
  return report;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

export interface VitestRun {
  projects: readonly string[];
  filters?: readonly string[];
}

/** Runs projects of Vitest's, of which filters may leave a part. */
export async function runVitest(
  { projects, filters = [] }: VitestRun,
  options: CommandOptions,
): Promise<Outcome> {
  const report = freshReport(`vitest-${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const { code, output } = await runCommand('vitest', args, options);
  // Two runners at once would mix their lines.
  if (!options.echo) process.stdout.write(`\n${output.trimEnd()}\n`);
  const read = readReport(report);
  return outcomeOf(countVitest(read, code), vitestFindings(read, projectRoot));
}

/** Runs the tests in browsers: all, or with `--last-failed` what failed in the run before. */
export async function runPlaywright(args: readonly string[], options: CommandOptions): Promise<Outcome> {
  const report = freshReport('playwright.json');
  const { code } = await runCommand('playwright', ['test', ...args], { ...options, echo: true });
  const read = readReport(report);
  return outcomeOf(countPlaywright(read, code), playwrightFindings(read));
}
