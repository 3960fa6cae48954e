import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chown, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild } from '@/local/child.ts';
import { LOOPBACK } from '@/local/ports.ts';
import type { DatabaseOptions } from './database-types.ts';
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { endLeftover } from './postgres-leftover.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 10_000;
/** Known to everyone, as in Supabase's own local stack: the server listens on this machine alone. */
const PASSWORD = 'postgres';

export interface EmbeddedServer {
  url: string;
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** Where the embedded server will be reached, known before it is up. */
export function embeddedDatabaseUrl(port: number): string {
  return `postgresql://postgres:${PASSWORD}@${LOOPBACK}:${port}/postgres`;
}

/** Makes the cluster beside its place and moves it there, so that a start cut short leaves nothing half made. */
async function createCluster(home: PostgresHome): Promise<void> {
  const draft = `${home.data}.new`;
  const passwordFile = `${home.data}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (home.uid !== undefined && home.gid !== undefined) {
    await chown(draft, home.uid, home.gid);
    await chown(passwordFile, home.uid, home.gid);
  }
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const auth = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  try {
    await run(home.initdb, [`--pgdata=${draft}`, '--no-sync', ...auth, ...locale], {
      cwd: home.workingFolder,
      env: { ...process.env, LC_ALL: 'C' },
      ...(home.uid === undefined ? {} : { uid: home.uid, gid: home.gid }),
    });
    await rename(draft, home.data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function serverArguments(home: PostgresHome, options: DatabaseOptions): string[] {
  const settings = [`listen_addresses=${LOOPBACK}`, 'unix_socket_directories=', 'max_connections=60'];
  if (options.throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return ['-D', home.data, '-p', String(options.port), ...settings.flatMap((setting) => ['-c', setting])];
}

/**
 * The Postgres that npm brings, started as a child. The binaries are used directly: the package's own class
 * hooks the exit of the process and would end the database before those who still talk to it.
 *
 * @throws Error where the platform has no binaries or the server does not come up.
 */
export async function startEmbeddedPostgres(options: DatabaseOptions): Promise<EmbeddedServer> {
  const home = await preparePostgresHome(options.stateFolder);
  if (existsSync(join(home.data, 'PG_VERSION'))) await endLeftover(home.data);
  else await createCluster(home);
  options.signal.throwIfAborted();

  const lastLines: string[] = [];
  let announceReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const child = startChild({
    command: home.postgres,
    args: serverArguments(home, options),
    cwd: home.workingFolder,
    environment: { ...process.env, LC_ALL: 'C' },
    uid: home.uid,
    gid: home.gid,
    onLine(line) {
      lastLines.push(line);
      if (lastLines.length > 12) lastLines.shift();
      if (line.includes('ready to accept connections')) announceReady();
      if (/ (FATAL|PANIC): /.test(line) && !line.includes('terminating connection')) options.log(line);
    },
  });
  const timer = new AbortController();
  const timeout = new Promise<string>((resolve) => {
    const handle = setTimeout(() => resolve('did not answer in time'), START_TIMEOUT_MS);
    timer.signal.addEventListener('abort', () => clearTimeout(handle));
  });
  const failure = await Promise.race([ready.then(() => undefined), child.exited, timeout]);
  timer.abort();
  if (failure !== undefined) {
    await child.stop('SIGQUIT', 1_000);
    throw new Error(`Postgres ${failure}: ${lastLines.join(' | ')}`);
  }
  return {
    url: embeddedDatabaseUrl(options.port),
    crashed: child.exited,
    // SIGINT is Postgres's fast shutdown: sessions are ended, everything is written.
    async stop() {
      await child.stop('SIGINT', STOP_GRACE_MS);
      if (options.throwaway) home.remove();
    },
  };
}
