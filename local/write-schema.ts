import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './database/database.ts';
import { applyMigrations } from './database/migrations.ts';
import { preparePlatformSchema } from './database/platform-schema.ts';
import { readSchema } from './database/read-schema.ts';
import { claimPort } from './ports.ts';
import { projectRoot } from './run-command.ts';
import { listenForShutdown } from './shutdown.ts';

const file = join(projectRoot, 'supabase', 'schema.sql');

/** Writes `supabase/schema.sql` from a database of its own that has run every migration. */
async function writeSchema(signal: AbortSignal): Promise<void> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-schema-'));
  const database = await startDatabase({
    stateFolder,
    port: await claimPort('database', 0),
    throwaway: true,
    log: (line) => process.stderr.write(`${line}\n`),
    signal,
  });
  try {
    await preparePlatformSchema(database);
    await applyMigrations(database, join(projectRoot, 'supabase', 'migrations'));
    writeFileSync(file, await readSchema((text) => database.query(text)));
  } finally {
    await database.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

await writeSchema(listenForShutdown(() => process.stderr.write('Stopping …\n')));
process.stdout.write(`${file}\n`);
process.exit();
