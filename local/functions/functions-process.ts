import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { startChild } from '@/local/child.ts';
import { LOOPBACK } from '@/local/ports.ts';

/**
 * What the heap of a hosted function may take here: half of the platform's 256 MB, which count what lies outside the
 * heap too (supabase.com/docs/guides/functions/limits). A process that needs more is ended by V8 itself.
 */
const HOSTED_HEAP_MB = 128;
const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 3_000;
const ANNOUNCEMENT = 'whetstone-functions ';
/** Deno says so once; the functions know that a finished answer's signal fires too, as on the hosted service. */
const KNOWN_NOTICE = 'Deno.serve: request.signal aborts on successful responses';
const announcement = z.object({ port: z.int() });
/** What the operator sets and the functions read; nothing else of the shell reaches them. */
const PASSED_ON =
  /^(OPENAI_|STRIPE_|REDDIT_|TWITTER_|X_|YOUTUBE_|STACKEXCHANGE_|BRAVE_|TAVILY_|BLUESKY_|LEMMY_|WHETSTONE_|HTTPS?_PROXY$|NO_PROXY$|SSL_CERT_FILE$)/i;

export interface FunctionsProcessOptions {
  root: string;
  folder: string;
  stateFolder: string;
  /** The functions it runs; all of the folder where none are named. */
  names?: readonly string[];
  /** With little memory and no workers, as on the hosted service. */
  hosted?: boolean;
  /** As on the hosted service: `SUPABASE_URL`, `SUPABASE_ANON_KEY`, `SUPABASE_SERVICE_ROLE_KEY` and more. */
  environment: Record<string, string>;
  log: (line: string) => void;
  signal: AbortSignal;
}

export interface FunctionsProcess {
  origin: string;
  pid: number | undefined;
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** The binary itself: the package's launcher would be one more process between us and it. */
function findDeno(): string {
  const require = createRequire(import.meta.url);
  const home = dirname(require.resolve('deno/package.json'));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const name = `@deno/${process.platform}-${process.arch}${libc}`;
  try {
    return join(
      dirname(createRequire(join(home, 'package.json')).resolve(`${name}/package.json`)),
      `deno${suffix}`,
    );
  } catch {
    throw new Error(
      `npm has no Deno for this platform (${name}); the functions need one of the platforms Deno supports.`,
    );
  }
}

function denoArguments(root: string, hosted: boolean): string[] {
  return [
    'run',
    ...(hosted ? [`--v8-flags=--max-heap-size=${HOSTED_HEAP_MB}`] : []),
    '--quiet',
    '--cached-only',
    '--no-remote',
    '--no-prompt',
    '--no-lock',
    `--config=${join(root, 'deno.json')}`,
    '--allow-net',
    '--allow-env',
    '--allow-read',
    '--allow-sys',
  ];
}

/** The functions of a folder: those with an entry file. */
export function listFunctions(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('_') && existsSync(join(folder, name, 'index.ts')))
    .sort();
}

/**
 * Starts functions in one Deno process and waits until they take requests.
 *
 * @throws Error with Deno's last lines where it does not come up.
 */
export async function startFunctionsProcess(options: FunctionsProcessOptions): Promise<FunctionsProcess> {
  const { hosted = false, names = listFunctions(options.folder) } = options;
  const host = fileURLToPath(new URL('./functions-host.ts', import.meta.url));
  const denoFolder = join(options.stateFolder, 'deno');
  mkdirSync(denoFolder, { recursive: true });
  const logFile = join(options.stateFolder, 'functions.log');
  const passedOn = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  let announce: (found: z.infer<typeof announcement>) => void = () => undefined;
  const announced = new Promise<z.infer<typeof announcement>>((resolve) => {
    announce = resolve;
  });
  const child = startChild({
    command: findDeno(),
    args: [
      ...denoArguments(options.root, hosted),
      host,
      options.folder,
      LOOPBACK,
      hosted ? 'hosted' : 'local',
      ...names,
    ],
    cwd: options.root,
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SYSTEMROOT: process.env.SYSTEMROOT,
      ...Object.fromEntries(passedOn),
      DENO_DIR: denoFolder,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      ...options.environment,
    },
    onLine(line, stream) {
      if (line.startsWith(ANNOUNCEMENT)) {
        announce(announcement.parse(JSON.parse(line.slice(ANNOUNCEMENT.length))));
        return;
      }
      appendFileSync(logFile, `${line}\n`);
      // What functions log of their runs goes to the file; what goes wrong is also shown.
      if (stream === 'stderr' && !line.startsWith(KNOWN_NOTICE)) options.log(line);
    },
  });
  const limit = AbortSignal.any([options.signal, AbortSignal.timeout(START_TIMEOUT_MS)]);
  const stopped = new Promise<string>((resolve) => {
    limit.addEventListener('abort', () => resolve('was stopped or took too long'), { once: true });
  });
  const outcome = await Promise.race([announced, child.exited, stopped]);
  if (typeof outcome === 'string') {
    await child.stop('SIGTERM', STOP_GRACE_MS);
    throw new Error(`The functions did not start: Deno ${outcome}.`);
  }
  return {
    origin: `http://${LOOPBACK}:${outcome.port}`,
    pid: child.pid,
    crashed: child.exited,
    stop: () => child.stop('SIGTERM', STOP_GRACE_MS),
  };
}
