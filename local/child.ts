import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ChildOptions {
  command: string;
  args: string[];
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  uid?: number | undefined;
  gid?: number | undefined;
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

/** A process of the stack. `exited` tells how it ended, whoever ended it. */
export interface Child {
  readonly pid: number | undefined;
  readonly exited: Promise<string>;
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

let watchdog: ChildProcess | undefined;
let lastWatchdog: { child: ChildProcess; gone: Promise<unknown> } | undefined;
const watched = new Set<number>();

function startWatchdog(): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./watchdog.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  lastWatchdog = { child, gone };
  child.stdin?.on('error', () => undefined);
  child.unref();
  return child;
}

function watch(pid: number, alive: boolean): void {
  if (alive) watched.add(pid);
  else watched.delete(pid);
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${alive ? '+' : '-'}${pid}\n`);
  if (watched.size === 0) {
    watchdog.stdin?.end();
    watchdog = undefined;
  }
}

/** Settles when the last child is gone and the watchdog with it, so that the caller may end and leave nothing. */
export async function noChildrenLeft(): Promise<void> {
  lastWatchdog?.child.ref();
  await lastWatchdog?.gone;
}

function splitLines(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

/**
 * Starts a process in a session of its own, so that Ctrl+C reaches the stack alone and the stack ends its
 * children in order; the watchdog ends them if the stack cannot.
 */
export function startChild(options: ChildOptions): Child {
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...(options.uid === undefined ? {} : { uid: options.uid }),
    ...(options.gid === undefined ? {} : { gid: options.gid }),
  });
  const { pid } = child;
  if (pid !== undefined) watch(pid, true);
  child.stdout.on(
    'data',
    splitLines((line) => options.onLine?.(line, 'stdout')),
  );
  child.stderr.on(
    'data',
    splitLines((line) => options.onLine?.(line, 'stderr')),
  );
  let ended = false;
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      if (!ended && pid !== undefined) watch(pid, false);
      ended = true;
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  return {
    pid,
    exited,
    async stop(signal, graceMs) {
      if (ended) return;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
