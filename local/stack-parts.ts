import { join } from 'node:path';
import { type Database, startDatabase } from '@/local/database/database.ts';
import { applyMigrations, applySeed } from '@/local/database/migrations.ts';
import { preparePlatformSchema } from '@/local/database/platform-schema.ts';
import { type Functions, startFunctions } from '@/local/functions/functions.ts';
import type { Endings } from './endings.ts';
import { claimPort, type Ports } from './ports.ts';
import { projectRoot } from './run-command.ts';
import { type Site, startSite } from './site.ts';
import type { StackOptions } from './stack.ts';

/** Says at once which port is taken, before anything is started. */
export async function claimPorts(options: StackOptions): Promise<Ports> {
  const { ports } = options;
  const needsDatabasePort = !options.databaseUrl && !options.preferPglite;
  const [api, database, mailbox, site] = await Promise.all([
    claimPort('api', ports.api),
    needsDatabasePort ? claimPort('database', ports.database) : ports.database,
    claimPort('mailbox', ports.mailbox),
    claimPort('site', ports.site),
  ]);
  return { api, database, mailbox, site };
}

/** What every part of one start shares. */
export interface Assembly {
  options: StackOptions;
  ports: Ports;
  supabaseFolder: string;
  stateFolder: string;
  endings: Endings;
  log: (line: string) => void;
  progress: (what: string, detail: string) => void;
  signal: AbortSignal;
  abort: () => void;
}

/** The database, brought to the state of the migrations folder. */
export async function openDatabase(assembly: Assembly): Promise<{ database: Database; applied: string[] }> {
  const { options, supabaseFolder } = assembly;
  const database = await startDatabase({
    stateFolder: assembly.stateFolder,
    url: options.databaseUrl,
    port: assembly.ports.database,
    preferPglite: options.preferPglite ?? false,
    throwaway: options.throwaway ?? false,
    log: assembly.log,
    signal: assembly.signal,
  });
  assembly.endings.add('The database', database.stop);
  await preparePlatformSchema(database);
  const applied = await applyMigrations(database, join(supabaseFolder, 'migrations'));
  await applySeed(database, join(supabaseFolder, 'seed.sql'));
  const kind = { embedded: 'Postgres', external: 'your Postgres', pglite: 'PGlite' }[database.kind];
  assembly.progress('database', applied.length ? `${kind}, ${applied.length} migrations applied` : kind);
  return { database, applied };
}

/** All functions in one process; undefined where the caller does without. */
export async function openFunctions(
  assembly: Assembly,
  environment: Record<string, string>,
): Promise<Functions | undefined> {
  if (assembly.options.without?.includes('functions')) return undefined;
  const functions = await startFunctions({
    root: projectRoot,
    folder: join(assembly.supabaseFolder, 'functions'),
    stateFolder: assembly.stateFolder,
    environment: { ...environment, ...assembly.options.functionsEnvironment },
    log: assembly.log,
    signal: assembly.signal,
  });
  assembly.endings.add('The functions', functions.stop);
  assembly.progress('functions', functions.names.join(', ') || 'none yet');
  return functions;
}

/** The dashboard; undefined where there is none. */
export async function openSite(
  assembly: Assembly,
  environment: Record<string, string>,
): Promise<Site | undefined> {
  if (assembly.options.without?.includes('site')) return undefined;
  const site = await startSite({
    folder: join(projectRoot, 'dashboard'),
    port: assembly.ports.site,
    environment,
  });
  if (!site) return undefined;
  assembly.endings.add('The site', site.stop);
  assembly.progress('site', site.url);
  return site;
}
