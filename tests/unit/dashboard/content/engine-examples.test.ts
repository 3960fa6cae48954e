import { beforeAll, describe, expect, it } from 'vitest';
import { featureDemos } from '@/dashboard/content/feature-demos.ts';
import { example } from '@/dashboard/content/landing.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { modesOfRules } from '@/shared/enhance/modes.ts';

const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
const engine = createOfflineEngine({ checker: createHarperChecker({ wasmUrl }) });

// Loading its data takes seconds on a busy machine; that is no example's fault.
beforeAll(() => engine.warm(new AbortController().signal), 60_000);

async function sharpen(task: Omit<EnhanceTask, 'kind'>) {
  const { signal } = new AbortController();
  const run = { task: { kind: 'enhance', ...task } as const, requestId: 'r', signal };
  for await (const event of runTask(engine, run)) if (event.type === 'done') return event;
  throw new Error('the run did not end');
}

describe('an example of the site is what the engine on the device really gives', () => {
  it.each(featureDemos.filter(({ mode }) => modesOfRules.has(mode)))(
    '$id',
    async ({ mode, level, prompt, answer }) => {
      const { text, guard } = await sharpen({ mode, level, text: prompt });
      expect(text).toBe(answer);
      expect(guard).toEqual([]);
    },
  );

  it.each(featureDemos.filter(({ mode }) => !modesOfRules.has(mode)))(
    '$id needs a model, and shows nothing lost',
    async ({ mode, level, prompt, answer }) => {
      expect(await sharpen({ mode, level, text: prompt })).toMatchObject({ remarks: ['needs_model'] });
      expect(checkIntent(prompt, answer)).toEqual([]);
    },
  );

  it('before and after on the landing page', async () => {
    const { mode, level, before, after } = example;
    const { text, guard } = await sharpen({ mode, level, text: before });
    expect(text).toBe(after);
    expect(guard).toEqual([]);
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
