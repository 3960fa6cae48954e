import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

const beside = process.env.WHETSTONE_SAMPLES ?? join(projectRoot, '../shared/samples');

/**
 * Real documents with facts that must be found in them; beside the project, because their licences differ. Without links:
 * called by a linked name, the scorer does not know itself.
 */
export const samplesFolder = existsSync(beside) ? realpathSync(beside) : beside;

/** Further ones, of which about a tenth of the facts is missed. */
export const moreSamplesFolder = join(samplesFolder, '..', 'samples-more');

/** A third of the further samples, parted by the hash of the file's name, that nobody looks at and nothing is fitted to. */
export const isKeptApart = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0;
