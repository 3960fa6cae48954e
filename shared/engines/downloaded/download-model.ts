import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { delay } from '@/shared/engines/delay.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { type ModelFolder, PART_BYTES } from './model-folder.ts';
import type { FileRelease } from './model-release.ts';

/**
 * Why a file did not arrive. `wrong_file`: what came is not the file that was promised, and nothing of it is kept.
 * After the other two the next download goes on where this one stopped.
 */
export type DownloadFailure = 'no_room' | 'unreachable' | 'wrong_file';

/** Beside the file itself, so that the browser is not filled to the brim. In bytes. */
const SPARE_BYTES = 64 * 1024 * 1024;
/** How often a connection that broke is taken up again before the user is told, and how long is waited before, in ms. */
const RETRY_MS = [500, 2_000, 8_000];

interface DownloadOptions {
  folder: ModelFolder;
  signal: AbortSignal;
  /** Hears how many bytes are on the disk or on their way there. */
  onProgress(bytes: number): void;
  /** Bytes the browser still lets the extension keep; undefined where it does not say. */
  readRoom(): Promise<number | undefined>;
  fetch?: typeof fetch;
  retryMs?: readonly number[];
}

/** A download cannot go on; the code is its end. */
class Ended extends Error {
  constructor(readonly failure: DownloadFailure) {
    super(failure);
  }
}

/** What has arrived, part by part on the disk, with the hash of all of it. */
async function openArrived({ bytes }: FileRelease, { folder, signal, onProgress }: DownloadOptions) {
  let hash = sha256.create();
  let count = 0;
  let pending = new Uint8Array(PART_BYTES);
  let filled = 0;
  const stored = () => Math.min(bytes, count * PART_BYTES);
  const flush = async () => {
    const part = pending.slice(0, filled);
    await folder.write(count, part);
    hash.update(part);
    count += 1;
    filled = 0;
  };
  for (const file of await folder.parts()) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.arrayBuffer()));
    count += 1;
    onProgress(stored());
  }
  return {
    stored,
    /** Forgets what a broken connection left over. */
    rewind() {
      filled = 0;
    },
    async restart() {
      await folder.clear();
      hash = sha256.create();
      pending = new Uint8Array(PART_BYTES);
      count = 0;
      filled = 0;
    },
    async add(chunk: Uint8Array) {
      if (stored() + filled + chunk.length > bytes) throw new Ended('wrong_file');
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + PART_BYTES - filled);
        pending.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === PART_BYTES) await flush();
      }
      onProgress(stored() + filled);
    },
    /** The hash of the whole, in hexadecimal. */
    async finish() {
      if (filled > 0) await flush();
      return bytesToHex(hash.digest());
    },
    isWhole: () => stored() + filled === bytes,
  };
}

type Arrived = Awaited<ReturnType<typeof openArrived>>;

/** One connection: asks for what is missing, and takes what comes. Throws what the network throws when it breaks. */
async function receive({ url }: FileRelease, arrived: Arrived, options: DownloadOptions): Promise<void> {
  const { signal } = options;
  arrived.rewind();
  const from = arrived.stored();
  const response = await (options.fetch ?? fetch)(url, {
    // The server learns an address and nothing else.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
    headers: from > 0 ? { Range: `bytes=${from}-` } : {},
  });
  // The file there ends before what we have of ours.
  if (response.status === 416) throw new Ended('wrong_file');
  if (!response.ok || !response.body) throw new Ended('unreachable');
  // A server that knows no ranges sends the whole again.
  if (from > 0 && response.status !== 206) await arrived.restart();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      await arrived.add(value);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Takes a broken connection up again, as long as each brings something. */
async function receiveAll(release: FileRelease, arrived: Arrived, options: DownloadOptions): Promise<void> {
  const waits = options.retryMs ?? RETRY_MS;
  for (let failed = 0; !arrived.isWhole(); ) {
    const before = arrived.stored();
    await receive(release, arrived, options).catch((thrown: unknown) => {
      // What the network throws is a `TypeError`; anything else is not of its making.
      if (!(thrown instanceof TypeError)) throw thrown;
    });
    options.signal.throwIfAborted();
    if (arrived.isWhole()) return;
    failed = arrived.stored() > before ? 0 : failed + 1;
    const wait = waits[failed];
    if (wait === undefined) throw new Ended('unreachable');
    await delay(wait, options.signal);
  }
}

/**
 * Downloads a model or another large file, or what is missing of it, and checks that it is the file that was promised: until its SHA-256 was
 * compared nobody can read it, and another file is deleted.
 * @throws the signal's reason when it aborts; what arrived by then stays
 */
export async function downloadModel(
  release: FileRelease,
  options: DownloadOptions,
): Promise<Result<null, DownloadFailure>> {
  const { folder } = options;
  try {
    const arrived = await openArrived(release, options);
    const room = await options.readRoom();
    if (room !== undefined && room < release.bytes - arrived.stored() + SPARE_BYTES) return fail('no_room');
    await receiveAll(release, arrived, options);
    if ((await arrived.finish()) !== release.sha256) throw new Ended('wrong_file');
    await folder.markChecked();
    // Another window may have removed what had arrived before.
    if (!(await folder.read())) throw new Ended('wrong_file');
    return ok(null);
  } catch (thrown) {
    options.signal.throwIfAborted();
    if ((thrown as DOMException).name === 'QuotaExceededError') return fail('no_room');
    if (!(thrown instanceof Ended)) throw thrown;
    if (thrown.failure === 'wrong_file') await folder.clear();
    return fail(thrown.failure);
  }
}
