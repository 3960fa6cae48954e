import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';

/** The grammar checker's WebAssembly as it lies in its package. */
export function harperWasmUrl(): string {
  const entry = new URL(import.meta.resolve('harper.js'));
  return new URL('harper_wasm_slim_bg.wasm', entry).href;
}

/** The bytes of the word model. */
async function readModel(): Promise<ArrayBuffer> {
  const file = new URL('../../../shared/engines/offline/language-model/english.bin', import.meta.url);
  return new Uint8Array(await readFile(file)).buffer;
}

/** Loads the offline engine with all that helps it; gives a function from a draft to its result. */
export async function loadOffline(): Promise<(text: string, level: EnhanceLevel) => Promise<string>> {
  const checker = createHarperChecker({ wasmUrl: harperWasmUrl() });
  const language = createLanguageSource(readModel);
  await Promise.all([checker.load(), language()]);
  const engine = createOfflineEngine({ checker, language });
  return async (text, level) => {
    const task = { kind: 'enhance', mode: 'rewrite', level, text } as const;
    const { signal } = new AbortController();
    for await (const event of engine.run(task, { requestId: randomUUID(), signal }))
      if (event.type === 'done') return event.text;
    throw new Error('The offline engine ended without a result.');
  };
}
