// Entry of every npm script. Plain Node, no dependency: brings a newer Node where the system's is too old,
// installs the packages where they are missing or out of date, then goes on in TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.whetstone');
const NODE_VERSION = '24.21.0'; // wxt, vitest and lighthouse want 22.19 or newer
const WANTED = [22, 19];
const windows = process.platform === 'win32';

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

function runOrExit(command, args, environment) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: windows,
  });
  if (error || status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
    process.exit(status || 1);
  }
}

/** The folder of a Node that is new enough; the system's own where it is. */
function nodeFolder() {
  if (isNewEnough(process.versions.node)) return dirname(process.execPath);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const home = join(state, 'node', NODE_VERSION);
  const folder = join(home, 'node_modules', name, 'bin');
  if (!existsSync(join(folder, windows ? 'node.exe' : 'node'))) {
    console.log(
      `Node ${process.versions.node} is older than the tools want; getting ${NODE_VERSION} by npm …`,
    );
    mkdirSync(home, { recursive: true });
    runOrExit(
      'npm',
      [
        'install',
        '--prefix',
        home,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${name}@${NODE_VERSION}`,
      ],
      process.env,
    );
  }
  return folder;
}

/** Runs `npm ci` once per lock file. */
function installPackages(environment) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.whetstone-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], environment);
  writeFileSync(stamp, lock);
}

const folder = nodeFolder();
const path = [join(root, 'node_modules', '.bin'), folder, process.env.PATH].join(delimiter);
const environment = { ...process.env, PATH: path, DO_NOT_TRACK: '1' };
installPackages(environment);

const [target, ...rest] = process.argv.slice(2);
const [command, args] =
  target === '--bin'
    ? [rest[0], rest.slice(1)]
    : [join(folder, windows ? 'node.exe' : 'node'), ['--import', 'tsx', target, ...rest]];
const child = spawn(command, args, {
  cwd: root,
  // The channel tells the run that its parent is gone, even where that was killed outright.
  stdio: target === '--bin' ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment,
  shell: windows && target === '--bin',
});

/** The parent of a process, where the system tells. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return undefined;
  }
}

// npm runs this through a shell that passes no signal on, and nobody can when it is killed outright. So the run ends
// when either of the two is gone: a process without a parent gets another one.
const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
const born = lineage();
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event && lineage() !== born) child.kill('SIGTERM');
}, 500);
watch.unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
