import { slimBinary } from 'harper.js/slimBinary';
import { createOfflineEngine, type OfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import modelUrl from '@/shared/engines/offline/language-model/english.bin?url';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { engineSize } from './engine-size.ts';

/** Fetches a file and counts its bytes as they arrive. */
async function fetchCounted(url: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new AppError('network_error', { cause });
  });
  if (!response.ok || !response.body) throw new AppError('network_error');
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer().catch((cause: unknown) => {
    throw new AppError('network_error', { cause });
  });
}

/**
 * The extension's engine, in a worker of the page. Its data is all there before the first rewrite, so that the site shows
 * what the extension does and nothing weaker.
 *
 * @param onShare hears how much of the data has arrived, from 0 to 1
 * @throws AppError `network_error` where a file does not arrive; asking again tries again
 */
export async function loadEngine(onShare: (share: number) => void): Promise<OfflineEngine> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    onShare(Math.min(received / engineSize.unpacked, 1));
  };
  const wasmUrl = String(slimBinary.url);
  const [model] = await Promise.all([fetchCounted(modelUrl, count), fetchCounted(wasmUrl, count)]);
  return createOfflineEngine({
    // Compiled from the browser's cache, which has it by now.
    checker: createHarperChecker({ wasmUrl }),
    language: createLanguageSource(async () => model),
  });
}
