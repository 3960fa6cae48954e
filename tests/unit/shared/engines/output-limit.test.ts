import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { type EnhanceTask, enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { outputLimit } from '@/shared/engines/output-limit.ts';
import { chatClients, runEngine } from '@/tests/support/chat-clients.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it' };
const tokens = (changes: Partial<EnhanceTask>) => outputLimit({ ...task, ...changes }).tokens;

test('grows with the level, with what a mode writes, and with the draft', () => {
  expect(tokens({ level: 'polish' })).toBeLessThan(tokens({ level: 'balanced' }));
  expect(tokens({ level: 'balanced' })).toBeLessThan(tokens({ level: 'reframe' }));
  expect(tokens({ mode: 'concise' })).toBeLessThan(tokens({ mode: 'detailed' }));
  expect(tokens({ text: 'word '.repeat(1_000) })).toBeGreaterThan(tokens({}) + 1_000);
});

test('is bounded for every mode and level at the longest draft', () => {
  const text = 'x'.repeat(MAX_DRAFT_CHARS);
  for (const mode of enhanceMode.options)
    for (const level of enhanceLevel.options)
      expect(tokens({ mode, level, text }), `${mode} ${level}`).toBeLessThan(33_000);
});

test.each([
  ['English', 'I would have liked to review the quarterly report with you before Thursday. '],
  ['Chinese', '请在星期四之前审阅季度报告，并告诉我您的意见。'],
  ['Hindi', 'कृपया गुरुवार से पहले तिमाही रिपोर्ट की समीक्षा करें। '],
])('leaves a %s draft room to come back whole', (_, sentence) => {
  const text = sentence.repeat(50);
  expect(outputLimit({ ...task, level: 'polish', text }).chars).toBeGreaterThan(text.length * 1.2);
});

describe.each(chatClients)('over %s', (_name, client) => {
  let server: ModelServer;
  const limits = () => server.calls.map(({ limit }) => Object.keys(limit)[0]);

  beforeEach(async () => {
    server = await startModelServer(answerWith('Fine.'));
  });
  afterEach(() => server.stop());

  test('the server is told the limit', async () => {
    expect((await runEngine(task, { client, baseUrl: server.url })).done).toBe('Fine.');
    expect(server.calls[0]?.limit).toEqual({ max_tokens: outputLimit(task).tokens });
  });

  test('a server that wants the other name gets it, and keeps its schema', async () => {
    server.script = (answer, call) =>
      call.limit.max_tokens
        ? answer.plain(
            400,
            '{"error":{"message":"Unsupported parameter: \'max_tokens\' is not supported with this model.","code":"unsupported_parameter"}}',
          )
        : answerWith('{"sections":[{"title":"Task","body":"Review it."}]}')(answer, call);
    const outcome = await runEngine({ ...task, level: 'reframe' }, { client, baseUrl: server.url });
    expect(outcome.done).toBe('## Task\nReview it.');
    expect(limits()).toEqual(['max_tokens', 'max_completion_tokens']);
    expect(server.calls[1]?.isStructured).toBe(true);
  });

  test('a server that takes no limit, or none so high, is asked without one', async () => {
    server.script = (answer, call) =>
      Object.keys(call.limit).length > 0
        ? answer.plain(400, '{"error":{"message":"max_tokens or max_completion_tokens is too large"}}')
        : answerWith('Fine.')(answer, call);
    expect((await runEngine(task, { client, baseUrl: server.url })).done).toBe('Fine.');
    expect(limits()).toEqual(['max_tokens', 'max_completion_tokens', undefined]);
  });

  test('an answer that met the limit is told as such, and is no result', async () => {
    server.script = (answer) => {
      answer.text('Please review');
      answer.finish('length');
    };
    const outcome = await runEngine(task, { client, baseUrl: server.url });
    expect(outcome.error?.code).toBe('output_limit');
    expect(outcome.done).toBeUndefined();
  });
});
