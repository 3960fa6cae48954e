import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from '@/local/run-command.ts';

/** What differs from where a branch left `main`, committed or not. */
export interface Change {
  /** The commit it is compared with. */
  since: string;
  /** Files that are there still. */
  files: string[];
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output.split('\n').filter(Boolean);
}

/** On `main` itself, or without one, what is not committed yet. @throws Error where this is no repository */
export async function findChange(): Promise<Change> {
  const [fork] = await git('merge-base', 'HEAD', 'main').catch(() => ['HEAD']);
  const since = fork ?? 'HEAD';
  const [differing, added] = await Promise.all([
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const files = [...new Set([...differing, ...added])].filter((file) => existsSync(join(projectRoot, file)));
  return { since, files };
}
