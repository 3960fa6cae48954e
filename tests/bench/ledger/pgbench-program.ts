import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from '@/local/run-command.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const UNPACKED = join(projectRoot, '.whetstone', 'pgbench');

/** Debian keeps the program in a folder per version; its `pgbench` on the path asks for a server of its own first. */
function findIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const programs = readdirSync(folder).map((version) => join(folder, version, 'bin', 'pgbench'));
  return programs.sort().findLast((program) => existsSync(program));
}

async function runs(program: string | undefined): Promise<boolean> {
  return program !== undefined && (await runCommand(program, ['--version'])).code === 0;
}

async function aptGet(args: readonly string[]): Promise<boolean> {
  const elevation = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...elevation, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return (await runCommand(command, rest)).code === 0;
}

/** Takes the one program out of the server's package: to install that would also set up a server and start it. */
export async function unpackPgbench(folder: string): Promise<string | undefined> {
  await aptGet(['update', '-q']);
  const { output } = await runCommand('apt-cache', ['depends', 'postgresql']);
  const name = /postgresql-\d+/.exec(output)?.[0];
  if (!name || !(await aptGet(['install', '-y', '-q', '--no-install-recommends', 'libpq5'])))
    return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = 'cd "$1" && apt-get download "$2" && dpkg-deb -x "$2"_*.deb . && rm -f "$2"_*.deb';
  const { code } = await runCommand('sh', ['-c', script, 'sh', folder, name]);
  return code === 0 ? findIn(join(folder, DEBIAN_FOLDER)) : undefined;
}

/** The path of `pgbench`, which the npm Postgres lacks: the system's, or one unpacked from Debian's package. */
export async function findPgbench(): Promise<string | undefined> {
  const known = findIn(DEBIAN_FOLDER) ?? findIn(join(UNPACKED, DEBIAN_FOLDER));
  if (await runs(known)) return known;
  const unpacked = existsSync('/usr/bin/apt-get') ? await unpackPgbench(UNPACKED) : undefined;
  if (await runs(unpacked)) return unpacked;
  return (await runs('pgbench')) ? 'pgbench' : undefined;
}
