import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

const beside = process.env.WHETSTONE_SAMPLES ?? join(projectRoot, '../shared/samples');

/**
 * Real documents with facts that must be found in them; beside the project, because their licences differ. Without links:
 * called by a linked name, the scorer does not know itself.
 */
export const samplesFolder = existsSync(beside) ? realpathSync(beside) : beside;

/** Scores our readers by the samples' own scorer, which prints its table; false where there are no samples. */
export async function scoreSamples(): Promise<boolean> {
  const scorer = join(samplesFolder, 'check.mjs');
  if (!existsSync(scorer)) return false;
  const adapter = join(projectRoot, 'tests/bench/samples-adapter.mjs');
  const child = spawn(process.execPath, [scorer, '--adapter', adapter, '--show', '5'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The samples' scorer ended with ${code}.`);
  return true;
}
