import { LoggerWithoutDebug, Wllama } from '@wllama/wllama/esm/index.js';
import { browser } from 'wxt/browser';
import { CONTEXT_TOKENS, createCompleter, STEP_TOKENS } from '@/shared/engines/downloaded/complete.ts';
import { openModelFolder } from '@/shared/engines/downloaded/model-folder.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readModelRelease } from '@/shared/extension/downloaded-model.ts';
import type { LoadedModel } from './serve-model.ts';

/** The packaged worker knows its WebAssembly by its own address; the library asks for one in any case. */
const WASM = { 'single-thread/wllama.wasm': browser.runtime.getURL('/wllama/wllama.wasm') };

/**
 * Reads the downloaded model into memory.
 * @throws AppError `engine_not_ready` where it is not on the disk, `engine_unavailable` where it cannot be run
 */
export async function loadModel(): Promise<LoadedModel> {
  const file = await openModelFolder(await readModelRelease()).read();
  if (!file) throw new AppError('engine_not_ready');
  const model = new Wllama(WASM, { suppressNativeLog: true, logger: LoggerWithoutDebug });
  const close = () => void model.exit().catch(() => undefined);
  try {
    await model.loadModel([file], { n_ctx: CONTEXT_TOKENS, n_batch: STEP_TOKENS });
  } catch (cause) {
    close();
    throw new AppError('engine_unavailable', { cause });
  }
  return { complete: createCompleter(model), close };
}
