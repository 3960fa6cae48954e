import { browser } from 'wxt/browser';
import type { OfflineEngine } from '@/shared/engines/offline/engine.ts';

/** Imported when it is asked for: the bundler keeps it in this script, but none of it runs before. */
async function build(): Promise<OfflineEngine> {
  const { createOfflineEngine } = await import('@/shared/engines/offline/engine.ts');
  const { createHarperChecker } = await import('@/shared/engines/offline/harper-checker.ts');
  const { createLanguageSource } = await import('@/shared/engines/offline/language-model/language-tools.ts');
  const wasmUrl = browser.runtime.getURL('/harper/harper_wasm_slim_bg.wasm');
  const language = createLanguageSource(async () => {
    const response = await fetch(browser.runtime.getURL('/language-model/english.bin'));
    return response.arrayBuffer();
  });
  return createOfflineEngine({ checker: createHarperChecker({ wasmUrl }), language });
}

/**
 * The engine on the device, made at its first use: its word lists and rules are most of what this script would do when
 * the browser wakes it, before it hears why it was woken (design §8).
 */
export function createLateOfflineEngine(): OfflineEngine {
  let built: Promise<OfflineEngine> | undefined;
  const engine = () => {
    built ??= build();
    return built;
  };
  return {
    id: 'offline',
    async warm(signal) {
      await (await engine()).warm(signal);
    },
    async *run(task, run) {
      run.onStarting?.();
      yield* (await engine()).run(task, run);
    },
  };
}
