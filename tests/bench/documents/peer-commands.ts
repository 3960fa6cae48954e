import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

/** What a program of the system said, and the CPU time the shell counts for it, its start among it. */
export interface CommandReading {
  text: string;
  cpuMs: number;
}

/** Runs a program with what it needs of the environment; undefined where it is not installed or fails. */
export function readByCommand(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): CommandReading | undefined {
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%U %S'; time "$@" 2>/dev/null`, 'bash', command, ...args],
    { encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, ...environment } },
  );
  if (status !== 0) return undefined;
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return { text: stdout, cpuMs: (user + system) * 1000 };
}

const LITEPARSE = '2.14.7';
const folder = join(projectRoot, '.whetstone/bench-peers', LITEPARSE);
let isTried = false;

/** The text or Markdown liteparse gives. It is 65 MB of native code, so the first bench installs it, not the project. */
export function readByLiteparse(
  path: string,
  format: 'markdown' | 'json',
  password?: string,
): CommandReading | undefined {
  const program = join(folder, 'node_modules/@llamaindex/liteparse/dist/cli.js');
  if (!existsSync(program) && !isTried) {
    isTried = true;
    spawnSync('npm', ['install', '--prefix', folder, '--no-save', `@llamaindex/liteparse@${LITEPARSE}`]);
  }
  if (!existsSync(program)) return undefined;
  const opened = password === undefined ? [] : ['--password', password];
  return readByCommand(process.execPath, [
    program,
    ...['parse', '--no-ocr', '-q', '--format', format, ...opened, path],
  ]);
}

/** The text of all pages, with a form feed behind each, laid out as on the page. */
export function readByPdftotext(path: string, password?: string): CommandReading | undefined {
  return readByCommand('pdftotext', [
    '-layout',
    ...(password === undefined ? [] : ['-upw', password]),
    path,
    '-',
  ]);
}

/** As it comes tesseract works with a thread for each processor, which wait for each other busily; `threads` keeps it to so many. */
export function readByTesseract(path: string, threads?: number): CommandReading | undefined {
  return readByCommand(
    'tesseract',
    [path, '-'],
    threads === undefined ? {} : { OMP_THREAD_LIMIT: `${threads}` },
  );
}
