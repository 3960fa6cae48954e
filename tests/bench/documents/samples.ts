import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

const beside = process.env.WHETSTONE_SAMPLES ?? join(projectRoot, '../shared/samples');

/**
 * Real documents with facts that must be found in them; beside the project, because their licences differ. Without links:
 * called by a linked name, the scorer does not know itself.
 */
export const samplesFolder = existsSync(beside) ? realpathSync(beside) : beside;
