import { randomUUID } from 'node:crypto';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';

/** The grammar checker's WebAssembly as it lies in its package. */
export function harperWasmUrl(): string {
  const entry = new URL(import.meta.resolve('harper.js'));
  return new URL('harper_wasm_slim_bg.wasm', entry).href;
}

/** Loads the offline engine; gives a function from a draft to its result. */
export async function loadOffline(): Promise<(text: string, level: EnhanceLevel) => Promise<string>> {
  const checker = createHarperChecker({ wasmUrl: harperWasmUrl() });
  await checker.load();
  const engine = createOfflineEngine({ checker });
  return async (text, level) => {
    const task = { kind: 'enhance', mode: 'rewrite', level, text } as const;
    const { signal } = new AbortController();
    for await (const event of engine.run(task, { requestId: randomUUID(), signal }))
      if (event.type === 'done') return event.text;
    throw new Error('The offline engine ended without a result.');
  };
}
