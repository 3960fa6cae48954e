import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoPart, demoSamples } from '@/dashboard/content/demo-samples.en.ts';
import { featureDemos } from '@/dashboard/content/feature-demos.en.ts';
import { example } from '@/dashboard/content/landing.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import { changeParts } from '@/shared/run/changed-sentences.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { textOf } from '@/tests/support/demo-result.ts';

const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
const language = readLanguageTools();
const engine = createOfflineEngine({
  checker: createHarperChecker({ wasmUrl }),
  language: async () => language,
});

// Loading its data takes seconds on a busy machine; that is no example's fault.
beforeAll(() => engine.warm(new AbortController().signal), 60_000);

async function sharpen(task: Omit<EnhanceTask, 'kind'>) {
  const { signal } = new AbortController();
  const run = { task: { kind: 'enhance', ...task } as const, requestId: 'r', signal };
  for await (const event of runTask(engine, run)) if (event.type === 'done') return event;
  throw new Error('the run did not end');
}

/** The walk from a draft to its result, as it is drawn: neighbours of one kind are one piece. */
function partsOf(draft: string, text: string): DemoPart[] {
  const parts: DemoPart[] = [];
  const add = (kind: DemoPart[0], part: string) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (last?.[0] === kind) parts[parts.length - 1] = [kind, last[1] + part];
    else parts.push([kind, part]);
  };
  for (const segment of diffWords(draft, text)) {
    if ('same' in segment) add('same', segment.same);
    else {
      const { start, removed, between, added, end } = changeParts(segment);
      add('same', start);
      add('removed', removed);
      add('same', between);
      add('added', added);
      add('same', end);
    }
  }
  return parts;
}

describe('an example of the site', () => {
  // `vitest -u` writes the file anew after the engine has learned something; read what it says before you keep it.
  it('is what the engine on the device really gives', async () => {
    const samples: Record<string, Record<string, object>> = {};
    for (const { id, mode, draft } of demoSamples) {
      const results: Record<string, object> = {};
      for (const { id: level } of levels) {
        const { text, remarks = [] } = await sharpen({ mode, level, text: draft });
        results[level] = { parts: partsOf(draft, text), remarks };
      }
      samples[id] = results;
    }
    const demos: Record<string, string> = {};
    for (const { id, mode, level, prompt } of featureDemos)
      demos[id] = (await sharpen({ mode, level, text: prompt })).text;
    const { mode, level, before } = example;
    const landing = (await sharpen({ mode, level, text: before })).text;
    // The homepage fetches its samples without the other pages' examples.
    const files = { 'demo-results': samples, 'engine-results': { demos, landing } };
    for (const [name, held] of Object.entries(files))
      await expect(`${JSON.stringify(held, null, 2)}\n`).toMatchFileSnapshot(
        `../../../../dashboard/content/${name}.json`,
      );
  });

  it.each([
    ...demoSamples.flatMap(({ draft, results }) =>
      levels.map(({ id }) => [draft, textOf(results[id])] as const),
    ),
    ...featureDemos.map(({ prompt, answer }) => [prompt, answer] as const),
    [example.before, example.after] as const,
  ])('%s loses nothing, makes nothing up and is no copy', (before, after) => {
    expect(checkIntent(before, after)).toEqual([]);
    expect(after).not.toBe(before);
  });
});

it('the features page has the eight demos of spec §2, in order', () => {
  expect(featureDemos.map(({ id }) => id)).toEqual([
    'enhanced-rewrite',
    'reframe-casual',
    'reframe-technical',
    'concise-prompt',
    'detailed-prompt',
    'chain-of-thought',
    'tree-of-thoughts',
    'save-prompt',
  ]);
});
