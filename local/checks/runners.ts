import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandOptions, projectRoot, runCommand } from '@/local/run-command.ts';
import { countPlaywright, countVitest } from './counts.ts';
import { playwrightFindings, vitestFindings } from './findings.ts';
import { type Outcome, outcomeOf } from './second-try.ts';

const results = join(projectRoot, 'test-results');
/** The last lines of a runner that failed without a failed test say why. */
const LINES_OF_A_REASON = 12;

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

/** Names the reason where no test is to blame, since the summary is all that a long log's reader sees. */
function withReason(outcome: Outcome, name: string, output: string): Outcome {
  const { counts, findings } = outcome;
  if (counts.failed === 0 || findings.failed.length > 0) return outcome;
  const lines = output.trimEnd().split('\n').slice(-LINES_OF_A_REASON);
  process.stdout.write(`${name} failed without a failed test:\n${lines.join('\n')}\n`);
  return outcome;
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
  const outcome = outcomeOf(countVitest(read, code), vitestFindings(read, projectRoot));
  return withReason(outcome, projects.join(', '), output);
}

/** Runs the tests in browsers: all, or with `--last-failed` what failed in the run before. */
export async function runPlaywright(args: readonly string[], options: CommandOptions): Promise<Outcome> {
  const report = freshReport('playwright.json');
  const { code, output } = await runCommand('playwright', ['test', ...args], { ...options, echo: true });
  const read = readReport(report);
  return withReason(outcomeOf(countPlaywright(read, code), playwrightFindings(read)), 'e2e', output);
}
