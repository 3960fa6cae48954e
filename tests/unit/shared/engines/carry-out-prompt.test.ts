import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import type { BrowserModel } from '@/shared/engines/browser-model.ts';
import { fetchChatClient } from '@/shared/engines/chat-completions-fetch.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { installFakeModel } from '@/tests/support/fake-language-model.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

const PROMPT = 'Name three herbs for a shady bed, <b>with prices</b>.';
const ANSWER = 'Sure! Here are three:\n\n- Mint\n- Chives\n- Parsley';
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer(answerWith(ANSWER));
});
afterEach(async () => {
  await server.stop();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

async function carryOut(engine: Engine): Promise<EnhanceEvent[]> {
  const task = { kind: 'answer', text: PROMPT } as const;
  const run = { task, requestId: 'r', signal: new AbortController().signal };
  const events: EnhanceEvent[] = [];
  for await (const event of runTask(engine, run)) events.push(event);
  return events;
}

test('a model server gets the prompt as it stands and nothing beside it; its whole answer comes back', async () => {
  const engine = createOpenAICompatibleEngine(
    { id: 'local', apiKey: 'k', baseUrl: server.url, model: 'm' },
    fetchChatClient,
  );
  const events = await carryOut(engine);
  expect(server.calls[0]?.messages).toEqual([{ role: 'user', content: PROMPT }]);
  expect(events.at(-1)).toMatchObject({ type: 'done', text: ANSWER, sections: [], guard: [] });
  expect(events.map((event) => (event.type === 'delta' ? event.text : '')).join('')).toBe(ANSWER);
});

test('what a model thinks aloud is no part of its answer', async () => {
  server.script = answerWith(`<think>\nShade, so mint.\n</think>\n\n${ANSWER}`);
  const engine = createOpenAICompatibleEngine(
    { id: 'local', apiKey: 'k', baseUrl: server.url, model: 'm' },
    fetchChatClient,
  );
  expect((await carryOut(engine)).at(-1)).toMatchObject({ type: 'done', text: ANSWER });
});

test('the browser’s own model is asked the same way', async () => {
  installFakeModel({ availability: 'available', pieces: ['Mint', ', chives'] });
  const model = (globalThis as unknown as { LanguageModel: BrowserModel }).LanguageModel;
  const events = await carryOut(createBrowserEngine(() => model));
  expect(events.at(-1)).toMatchObject({ type: 'done', text: 'Mint, chives' });
  expect(model).toMatchObject({ state: { sessions: [{ prompts: [] }, { system: '', prompts: [PROMPT] }] } });
});

test('the rules of this device carry nothing out', async () => {
  expect(await carryOut(createOfflineEngine({}))).toEqual([{ type: 'error', code: 'engine_not_ready' }]);
});
