import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

/** A stack run by the command a user gives, with a state folder and ports of its own. */
export interface StackProcess {
  readonly child: ChildProcess;
  readonly stateFolder: string;
  /** All it has printed so far. */
  output(): string;
  /** Settles when the text has been printed; fails when the process ends first. */
  printed(text: string): Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Command lines of all processes that belong to it, those it left behind included. */
  family(): Map<number, string>;
}

export function makeStateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-process-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeStateFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Every process started by a stack inherits the variable that names its state folder, or has the folder in its arguments. */
function processesOf(stateFolder: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8');
      const state = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.[0];
      if (state !== 'Z' && (commandLine + environment).includes(stateFolder)) {
        found.set(Number(name), commandLine);
      }
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

/** Runs `npm start -- --stack-only` without npm in between. */
export function startStackProcess(stateFolder: string): StackProcess {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'local/bootstrap.mjs'), 'local/start.ts', '--stack-only'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        CI: 'true',
        WHETSTONE_STATE: stateFolder,
        WHETSTONE_API_PORT: '0',
        WHETSTONE_DB_PORT: '0',
        WHETSTONE_MAIL_PORT: '0',
        WHETSTONE_PAYMENTS_PORT: '0',
        WHETSTONE_SITE_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const waiting = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const look of waiting) look();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    child,
    stateFolder,
    ended,
    output: () => output,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`It ended before it said "${text}":\n${output}`)));
      }),
    family: () => processesOf(stateFolder),
  };
}
