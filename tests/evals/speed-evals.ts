import { readFileSync } from 'node:fs';
import { createOfflineEngine, type OfflineEngineOptions } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { judge } from './judge.ts';

const FIRST_MS = 1_500;
const LONG_MS = 2_000;
const LONG_CHARS = 50_000;
const WORDS = 200;
const ROUNDS = 12;
const MODEL = new URL('../../shared/engines/offline/language-model/english.bin', import.meta.url);
const MESSAGES = new URL('../../local/language-model/messages/in-offices.txt', import.meta.url);
const DRAFT =
  'i want to plan a trip to rome with my sister in may, pls make it cheap and tell me what we can do there when it rain. we dont like museums';

/** Processor time from here to the first words of a polished text, and to its end. */
async function timed(engine: ReturnType<typeof createOfflineEngine>, text: string) {
  const begin = cpuMs();
  let first: number | undefined;
  const task = { kind: 'enhance', text, level: 'polish', mode: 'rewrite' } as const;
  for await (const event of engine.run(task, { requestId: 'eval', signal: new AbortController().signal }))
    if (event.type === 'delta') first ??= cpuMs() - begin;
  return { first: first ?? Number.POSITIVE_INFINITY, whole: cpuMs() - begin };
}

/** Messages that differ, a line each: text that repeats itself is taken for data. */
const messages = (): string => readFileSync(MESSAGES, 'utf8');

/**
 * The processor time of a cold start, of 200 words and of the longest draft. Must be run first: whatever runs before would load for it.
 * @returns whether the targets are met
 */
export async function runSpeedEvals(): Promise<boolean> {
  const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
  const options: OfflineEngineOptions = {
    checker: createHarperChecker({ wasmUrl }),
    language: createLanguageSource(async () => new Uint8Array(readFileSync(MODEL)).buffer),
  };
  const engine = createOfflineEngine(options);
  const cold = await timed(engine, DRAFT);
  const words = messages().split(/(?<=\s)/);
  const short: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    short.push((await timed(engine, words.slice(round * WORDS, (round + 1) * WORDS).join(''))).whole);
  const long = await timed(engine, messages().slice(-LONG_CHARS));
  console.log('\nProcessor time, ms');
  console.table([
    {
      'first words, cold': Math.round(cold.first),
      'whole, cold': Math.round(cold.whole),
      '200 words': Math.round(short.sort((a, b) => a - b)[ROUNDS / 2] ?? 0),
      '50,000 characters': Math.round(long.whole),
    },
  ]);
  return [
    judge('the first words take at most 1.5 s, cold', cold.first <= FIRST_MS),
    judge('50,000 characters take at most 2 s', long.whole <= LONG_MS),
  ].every(Boolean);
}
