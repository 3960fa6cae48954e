import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { type LanguagePack, readLanguagePack } from './language-pack.ts';
import { startTextWorker, type TextWorker } from './text-worker.ts';

const ENGLISH = 'eng';

/**
 * One worker is kept warm for the next page or picture in its language; it is ended when its work is cancelled or takes too
 * long.
 */
let warm: { language: string; worker: Promise<TextWorker> } | undefined;
let queue: Promise<unknown> = Promise.resolve();
let report: (share: number) => void = () => {};

interface UseOptions {
  /** The language to read in; English where none is given. */
  pack?: LanguagePack | undefined;
  assets: string;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Takes a picture as a file that leptonica reads and gives tesseract's table of words. */
export type ReadPgm = (file: Uint8Array<ArrayBuffer>) => Promise<string>;

/** Lends the worker to one caller after the other. */
export function useTextWorker<T>(options: UseOptions, work: (read: ReadPgm) => Promise<T>): Promise<T> {
  return lend(options, (call) =>
    work(async (file) => {
      const page = (await call('recognize', recognition(file), [file.buffer])) as { tsv: string };
      return page.tsv;
    }),
  );
}

/** Decodes what browsers cannot, such as TIFF, by the same library; gives a PNG. Throws `document_damaged`. */
export function decodeByTextWorker(file: Uint8Array<ArrayBuffer>, options: UseOptions): Promise<Uint8Array> {
  return lend(options, async (call) => {
    const payload = { image: file, options: {}, output: { text: false, imageColor: true } };
    const page = (await call('recognize', payload, [])) as { imageColor: string };
    return Uint8Array.from(atob(page.imageColor.slice(page.imageColor.indexOf(',') + 1)), (letter) =>
      letter.charCodeAt(0),
    );
  });
}

type Call = TextWorker['call'];

async function lend<T>(
  { pack, assets, signal, onProgress }: UseOptions,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const before = queue;
  let release = () => {};
  queue = new Promise<void>((resolve) => {
    release = resolve;
  });
  await untilAborted(before, signal).catch((error: unknown) => {
    void before.finally(release);
    throw error;
  });
  let worker: TextWorker | undefined;
  const cancel = () => worker?.end('aborted');
  const deadline = setTimeout(() => worker?.end('timeout'), limits.recognitionMs);
  signal.addEventListener('abort', cancel);
  try {
    report = onProgress ?? (() => {});
    worker = await untilAborted(warmWorker(assets, pack), signal);
    return await work(worker.call);
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', cancel);
    release();
  }
}

async function warmWorker(assets: string, pack: LanguagePack | undefined): Promise<TextWorker> {
  const language = pack?.language ?? ENGLISH;
  if (warm) {
    const worker = await warm.worker.catch(() => undefined);
    if (worker && !worker.isEnded && warm.language === language) return worker;
    worker?.end('aborted');
  }
  warm = { language, worker: start(`${assets}tesseract/`, pack) };
  return warm.worker;
}

async function start(folder: string, pack: LanguagePack | undefined): Promise<TextWorker> {
  const language = pack?.language ?? ENGLISH;
  const langs = pack ? [{ code: language, data: await readLanguagePack(pack) }] : language;
  const worker = startTextWorker(folder, (share) => report(share));
  const deadline = setTimeout(() => worker.end('timeout'), limits.recognitionStartMs);
  try {
    const corePath = `${folder}tesseract-core-simd-lstm.js`;
    await worker.call('load', { options: { lstmOnly: 1, corePath, logging: false } });
    const options = { langPath: folder.replace(/\/$/, ''), gzip: true, cacheMethod: 'none', lstmOnly: true };
    await worker.call('loadLanguage', { langs, options });
    await worker.call('initialize', { langs: language, oem: 1, config: {} });
    return worker;
  } catch (error) {
    worker.end('reader_stopped');
    throw error instanceof AppError && error.code === 'timeout'
      ? error
      : new AppError('reader_stopped', { cause: error });
  } finally {
    clearTimeout(deadline);
  }
}

/** Automatic layout. */
function recognition(image: Uint8Array<ArrayBuffer>) {
  return {
    image,
    options: { tessedit_pageseg_mode: '3', debug_file: '/dev/null' },
    output: { text: false, tsv: true },
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new AppError('aborted'));
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
