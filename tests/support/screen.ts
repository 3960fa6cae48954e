import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Screen {
  /** For `DISPLAY`. */
  display: string;
  /** Acts as the user's mouse and keyboard do, with the words of xdotool. */
  act(...words: (string | number)[]): Promise<void>;
  /** Windows that can be seen; an open menu is one. */
  windowCount(): Promise<number>;
  close(): void;
}

/** What a screen of its own needs and this machine lacks; empty where nothing is missing. */
export function missingForScreen(): string[] {
  return ['Xvfb', 'openbox', 'xdotool'].filter(
    (program) => spawnSync('which', [program], { stdio: 'ignore' }).status !== 0,
  );
}

/** A screen without a monitor, on which native menus open and the keyboard reaches the browser itself. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(server)}`;
  const env = { ...process.env, DISPLAY: display };
  const windows = spawn('openbox', { env, stdio: 'ignore' });
  const xdotool = (...words: (string | number)[]) => run('xdotool', words.map(String), { env });
  return {
    display,
    act: async (...words) => {
      await xdotool(...words);
    },
    windowCount: async () => {
      const { stdout } = await xdotool('search', '--onlyvisible', '--name', '.*');
      return stdout.trim().split('\n').length;
    },
    close: () => {
      windows.kill();
      server.kill();
    },
  };
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    server.once('error', reject);
    server.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
}
