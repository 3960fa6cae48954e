// Reads files for a scorer in the shape ../shared/samples/check.mjs describes. Plain Node, any folder: the readers run
// in a process of their own that `local/bootstrap.mjs` gives the right Node, answers by lines of JSON, and is ended and
// started anew where a file hangs or kills it.
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FILE_MS = Number(process.env.WHETSTONE_FILE_MS ?? 55_000);

let reader;
let lastId = 0;

/** Ends a process by its id; it may be gone already. */
function end(pid) {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch (thrown) {
    if (thrown.code !== 'ESRCH') throw thrown;
  }
}

/** An idle reader keeps nobody waiting who is done. */
function hold({ child }, isBusy) {
  const act = isBusy ? 'ref' : 'unref';
  for (const part of [child, child.stdin, child.stdout]) part[act]?.();
}

function stop(stopped) {
  if (reader === stopped) reader = undefined;
  end(stopped.pid);
  end(stopped.child.pid);
}

/** Starts the reading process; what it says that is no line of ours, as an installer's, goes to the error stream. */
function start() {
  const child = spawn(
    process.execPath,
    [join(root, 'local/bootstrap.mjs'), 'tests/bench/documents/serve-reader.ts'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const started = { child, pid: undefined, waiting: new Map() };
  // A reader that is gone has no ear; its end is told by `exit`.
  child.stdin.on('error', () => undefined);
  started.ready = new Promise((resolveReady, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      const gone = new Error(`The reading process ended (${code}).`);
      reject(gone);
      for (const { reject: fail } of started.waiting.values()) fail(gone);
      stop(started);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{"reader":')) return console.error(line);
      const { reader: said } = JSON.parse(line);
      if (said.pid) {
        started.pid = said.pid;
        return resolveReady();
      }
      const asked = started.waiting.get(said.id);
      if (said.error) asked?.reject(new Error(said.error));
      else asked?.resolve(said.answer);
    });
  });
  started.ready.catch(() => undefined);
  return started;
}

async function ask(kind, path, options = {}) {
  reader ??= start();
  const asked = reader;
  hold(asked, true);
  const id = ++lastId;
  let timer;
  try {
    await asked.ready;
    return await new Promise((resolveAnswer, reject) => {
      asked.waiting.set(id, { resolve: resolveAnswer, reject });
      timer = setTimeout(() => {
        reject(new Error(`No answer within ${FILE_MS} ms.`));
        stop(asked);
      }, FILE_MS);
      const { password, lang: language } = options;
      asked.child.stdin.write(`${JSON.stringify({ id, kind, path: resolve(path), password, language })}\n`);
    });
  } finally {
    clearTimeout(timer);
    asked.waiting.delete(id);
    if (asked.waiting.size === 0) hold(asked, false);
  }
}

process.on('exit', () => reader && stop(reader));

// Starting is nobody's reading time.
reader = start();
await reader.ready.catch(() => undefined);
if (reader) hold(reader, false);

export const pdf = (path, options) => ask('pdf', path, options);
export const xlsx = (path, options) => ask('xlsx', path, options);
export const csv = (path, options) => ask('csv', path, options);
export const image = (path, options) => ask('image', path, options);
