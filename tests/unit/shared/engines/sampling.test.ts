import { afterEach, expect, it } from 'vitest';
import type { EngineTask } from '@/shared/contracts/task.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import type { BrowserModel } from '@/shared/engines/browser-model.ts';
import { createDownloadedEngine } from '@/shared/engines/downloaded/engine.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { createRequestBody } from '@/shared/engines/openai-compatible-request.ts';
import { type FakeModel, installFakeModel } from '@/tests/support/fake-language-model.ts';

const text = 'Plan a team day in June.';
const enhance = { kind: 'enhance', mode: 'email', text } as const;

/** How freely each kind of task is written, as each kind of engine is asked for it. */
const freedom: [name: string, task: EngineTask, asked: [number, string, string] | null][] = [
  ['a correction', { ...enhance, level: 'polish' }, [0, 'minimal', 'most-predictable']],
  ['a rewrite', { ...enhance, level: 'balanced' }, [0.3, 'low', 'predictable']],
  ['a reframe', { ...enhance, level: 'reframe' }, [0.3, 'medium', 'predictable']],
  ['Fix', { kind: 'action', action: 'fix', text }, [0, 'minimal', 'most-predictable']],
  [
    'Translate',
    { kind: 'action', action: 'translate', language: 'Hindi', text },
    [0, 'minimal', 'most-predictable'],
  ],
  ['Summarise', { kind: 'action', action: 'summarise', text }, [0.3, 'low', 'predictable']],
  [
    'an answer from a file',
    { kind: 'file-question', text, material: 'June.' },
    [0, 'minimal', 'most-predictable'],
  ],
  ['follow-ups', { kind: 'follow-ups', text }, [0.7, 'low', 'balanced']],
  ['a persona', { kind: 'persona', text }, [0.7, 'low', 'balanced']],
  ['an author’s own prompt', { kind: 'answer', text }, null],
];

async function run(engine: Engine, task: EngineTask): Promise<void> {
  const { signal } = new AbortController();
  for await (const _ of engine.run(task, { signal, requestId: 'r' })) {
    // What was asked is looked at, not what comes.
  }
}

/** What a server is posted for a task. */
async function postedFor(task: EngineTask, baseUrl?: string): Promise<Record<string, unknown>> {
  let posted: Record<string, unknown> = {};
  const options = { id: 'own-key', apiKey: 'k', model: 'm', baseUrl } as const;
  const engine = createOpenAICompatibleEngine(options, () => async (completion) => {
    posted = createRequestBody(options, completion);
    return (async function* () {
      yield { choices: [{ delta: { content: 'Fine.' }, finish_reason: 'stop' }] };
    })();
  });
  await run(engine, task);
  return posted;
}

const scope = globalThis as { LanguageModel?: BrowserModel & FakeModel };
afterEach(() => {
  delete scope.LanguageModel;
});

it.each(freedom)(
  'a server with keys of the vendor’s is asked for %s by its effort',
  async (_name, task, asked) => {
    const posted = await postedFor(task);
    expect([posted.reasoning_effort, posted.temperature]).toEqual([asked?.[1], undefined]);
  },
);

it.each(freedom)('any other server is asked for %s by a temperature', async (_name, task, asked) => {
  const posted = await postedFor(task, 'http://127.0.0.1:11434/v1');
  expect([posted.temperature, posted.reasoning_effort]).toEqual([asked?.[0], undefined]);
});

it.each(freedom)('the browser’s model is asked for %s by its mode', async (_name, task, asked) => {
  installFakeModel({ availability: 'available', pieces: ['Fine.'] });
  await run(createBrowserEngine(), task);
  expect(scope.LanguageModel?.state.sessions[0]?.samplingMode).toBe(asked?.[2] ?? 'balanced');
});

it.each(freedom)('the downloaded model is asked for %s by a temperature', async (_name, task, asked) => {
  let temperature: number | undefined;
  const engine = createDownloadedEngine(
    async function* (question) {
      ({ temperature } = question);
      yield 'Fine.';
    },
    async () => 'm',
  );
  await run(engine, task);
  expect(temperature).toBe(asked?.[0] ?? 0.7);
});
