import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import type { ChatClient } from '@/shared/engines/openai-compatible-completion.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { chatClients } from '@/tests/support/chat-clients.ts';

// The engine against a model server written by others, so that our own idea of the protocol is not the only witness.

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it' };
let mock: LLMock;

beforeEach(async () => {
  mock = new LLMock({ port: 0, chunkSize: 6 });
  await mock.start();
});
afterEach(() => mock.stop());

async function runOver(client: ChatClient, given: EnhanceTask): Promise<EnhanceEvent[]> {
  const engine = createOpenAICompatibleEngine(
    {
      id: 'own-key',
      apiKey: 'sk-test',
      baseUrl: `${mock.url}/v1`,
      model: 'gpt-5-mini',
      retry: { maxRetries: 2, baseDelayMs: 2, maxDelayMs: 1_500 },
    },
    client,
  );
  const events: EnhanceEvent[] = [];
  const limits = { firstTokenMs: 4_000, stallMs: 400 };
  for await (const event of runTask(engine, {
    task: given,
    requestId: 'r',
    signal: new AbortController().signal,
    limits,
  }))
    events.push(event);
  return events;
}
const textOf = (events: EnhanceEvent[]) =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
const everyCall = { predicate: () => true };

describe.each(chatClients)('over %s', (_name, client) => {
  const run = (given = task) => runOver(client, given);

  test('an answer streams and ends', async () => {
    mock.on(everyCall, { content: 'Please review it.' });
    const events = await run();
    expect(textOf(events)).toBe('Please review it.');
    expect(events.at(-1)).toMatchObject({ type: 'done', text: 'Please review it.', guard: [] });
  });

  test('a reframe comes as sections by the schema', async () => {
    const sections = [{ title: 'Task', body: 'Review it.' }];
    mock.on(everyCall, { content: JSON.stringify({ sections }) });
    const events = await run({ ...task, level: 'reframe' });
    expect(textOf(events)).toBe('## Task\nReview it.');
    expect(events.at(-1)).toMatchObject({ type: 'done', sections });
  });

  describe('a fault', () => {
    test.each([429, 500, 503])('with status %i that passes is not seen', async (status) => {
      mock.nextRequestError(status, { message: 'one of those days' });
      mock.on(everyCall, { content: 'Please review it.' });
      expect((await run()).at(-1)).toMatchObject({ type: 'done' });
    });

    test('with status 401 is told as a refused key', async () => {
      mock.nextRequestError(401, { message: 'bad key', code: 'invalid_api_key' });
      expect((await run()).at(-1)).toEqual({ type: 'error', code: 'engine_unauthorized' });
    });

    test('that cuts the stream keeps what came', async () => {
      mock.on(everyCall, { content: 'Please review it today.' }, { latency: 10, truncateAfterChunks: 4 });
      const events = await run();
      expect(textOf(events).length).toBeGreaterThan(0);
      expect(events.at(-1)).toEqual({ type: 'error', code: 'cut_off' });
    });

    test('that drops the line keeps what came', async () => {
      mock.on(everyCall, { content: 'word '.repeat(50) }, { latency: 20, disconnectAfterMs: 120 });
      const events = await run();
      expect(textOf(events)).toMatch(/^word /);
      expect(events.at(-1)).toEqual({ type: 'error', code: 'cut_off' });
    });

    test('that stalls between two words is a timeout', async () => {
      mock.on(everyCall, { content: 'Please review it today.' }, { latency: 900 });
      expect((await run()).at(-1)).toEqual({ type: 'error', code: 'timeout' });
    });

    test('that answers with nothing is an empty answer', async () => {
      mock.on(everyCall, { content: '' });
      expect((await run()).at(-1)).toEqual({ type: 'error', code: 'empty_answer' });
    });

    test('that breaks the JSON is a bad response', async () => {
      mock.on(everyCall, { content: 'Please review it.' }, { chaos: { malformedRate: 1 } });
      expect((await run()).at(-1)).toMatchObject({ type: 'error', code: 'bad_response' });
    });
  });
});
