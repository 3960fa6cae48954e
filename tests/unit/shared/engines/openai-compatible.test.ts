import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { outputLimit } from '@/shared/engines/output-limit.ts';
import { chatClients, runEngine } from '@/tests/support/chat-clients.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it' };
const reframe: EnhanceTask = { ...task, level: 'reframe' };
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.stop());

describe.each(chatClients)('over %s', (_name, client) => {
  const run = (
    given: EnhanceTask,
    options: { signal?: AbortSignal; baseUrl?: string; connectMs?: number; onText?: () => void } = {},
  ) => runEngine(given, { client, baseUrl: server.url, ...options });

  test('a reframed e-mail is asked for as it is, without a schema', async () => {
    expect(await run({ ...reframe, mode: 'email' })).toMatchObject({ done: 'Please review it.' });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ isStructured: false });
  });

  test('streams an answer and says who gave it', async () => {
    expect(await run(task)).toEqual({
      start: 'own-key m-1',
      text: 'Please review it.',
      done: 'Please review it.',
    });
    expect(server.calls[0]).toMatchObject({
      model: 'm-1',
      isStructured: false,
      authorization: 'Bearer sk-test',
    });
  });

  describe('before the first word', () => {
    test.each([
      [401, 'engine_unauthorized', 1],
      [403, 'engine_unauthorized', 1],
      [404, 'engine_unavailable', 1],
      [400, 'bad_response', 1],
      [429, 'engine_overloaded', 3],
      [500, 'engine_failed', 3],
      [503, 'engine_overloaded', 3],
      [529, 'engine_overloaded', 3],
    ])('status %i becomes %s after %i tries', async (status, code, tries) => {
      server.script = (answer) => answer.plain(status, '{"error":{"message":"no","code":null}}');
      const { error, text } = await run(task);
      expect({ code: error?.code, tries: server.calls.length, text }).toEqual({ code, tries, text: '' });
    });

    test('a short Retry-After is waited for', async () => {
      server.script = (answer) => {
        if (server.calls.length > 1) return answerWith('Fine.')(answer, server.calls[0] as never);
        answer.plain(429, '{}', { 'Retry-After': '0.05' });
      };
      const startedMs = performance.now();
      expect((await run(task)).done).toBe('Fine.');
      expect(performance.now() - startedMs).toBeGreaterThanOrEqual(49);
    });

    test('a long Retry-After is told', async () => {
      server.script = (answer) => answer.plain(429, '{}', { 'Retry-After': '20' });
      const { error } = await run(task);
      expect(error).toMatchObject({ code: 'engine_overloaded', retryAfterMs: 20_000 });
      expect(server.calls).toHaveLength(1);
    });

    test('a stream that breaks is asked for again', async () => {
      server.script = (answer, call) => {
        if (server.calls.length > 1) return answerWith('Fine.')(answer, call);
        answer.begin();
        answer.cut();
      };
      expect(await run(task)).toMatchObject({ start: 'own-key m-1', text: 'Fine.', done: 'Fine.' });
    });

    test('nobody listening is an unavailable engine', async () => {
      const gone = server.url;
      await server.stop();
      server = await startModelServer();
      expect((await run(task, { baseUrl: gone })).error?.code).toBe('engine_unavailable');
    });

    test('a server without headers in time is a timeout', async () => {
      server.script = () => undefined;
      expect((await run(task, { connectMs: 30 })).error?.code).toBe('timeout');
    });

    test('a login page is a bad response', async () => {
      server.script = (answer) => answer.plain(200, '<html>Sign in</html>', { 'Content-Type': 'text/html' });
      expect((await run(task)).error?.code).toBe('bad_response');
    });

    test('an answer without events is a bad response', async () => {
      server.script = (answer) => answer.plain(200, '', { 'Content-Type': 'text/event-stream' });
      expect((await run(task)).error?.code).toBe('bad_response');
    });
  });

  describe('in the middle', () => {
    test('a cut line keeps what came and asks no second time', async () => {
      server.script = async (answer) => {
        answer.text('Half of ');
        await answer.wait(20);
        answer.cut();
      };
      const { text, error } = await run(task);
      expect({ text, code: error?.code, tries: server.calls.length }).toEqual({
        text: 'Half of ',
        code: 'cut_off',
        tries: 1,
      });
    });

    test.each([
      ['a malformed event', 'data: {"choices":[{"del\n\n', 'bad_response'],
      ['an error event', 'data: {"error":{"message":"boom","code":"server_error"}}\n\n', 'bad_response'],
      ['a refusal', 'data: {"choices":[{"delta":{"refusal":"No."},"index":0}]}\n\n', 'refused'],
    ])('%s ends the answer', async (_, raw, code) => {
      server.script = (answer) => {
        answer.text('Half');
        answer.raw(raw);
      };
      expect((await run(task)).error?.code).toBe(code);
    });

    test.each([
      ['length', 'output_limit'],
      ['content_filter', 'refused'],
    ])('finish reason %s is %s', async (reason, code) => {
      server.script = (answer) => {
        answer.text('Half');
        answer.finish(reason);
      };
      expect(await run(task)).toMatchObject({ text: 'Half', error: { code } });
    });

    test('a stream that stops without a reason is cut off', async () => {
      server.script = (answer) => {
        answer.raw('data: {"choices":[{"delta":{"content":"Half"},"index":0}]}\n\ndata: [DONE]\n\n');
        answer.finish(null as never);
      };
      expect((await run(task)).error?.code).toBe('cut_off');
    });

    test('an endless answer and a huge word are cut, and the model is stopped', async () => {
      server.script = async (answer) => {
        answer.text('y'.repeat(19_000));
        while (!answer.isClosed) {
          answer.text('x'.repeat(1_000));
          await answer.wait(1);
        }
      };
      const { text, error } = await run(task);
      expect({ length: text.length, code: error?.code }).toEqual({
        length: outputLimit(task).chars,
        code: 'output_limit',
      });
      await expect.poll(() => server.calls[0]?.abortedAtMs).toBeDefined();
    });

    test('leaving stops the model within a second', async () => {
      server.script = async (answer) => {
        while (!answer.isClosed) {
          answer.text('word ');
          await answer.wait(5);
        }
      };
      const stop = new AbortController();
      let leftMs = 0;
      const onText = () => {
        leftMs = leftMs || performance.now();
        stop.abort();
      };
      const outcome = run(task, { signal: stop.signal, onText });
      await outcome.catch(() => undefined);
      await expect.poll(() => server.calls[0]?.abortedAtMs).toBeDefined();
      expect((server.calls[0]?.abortedAtMs ?? 0) - leftMs).toBeLessThan(1_000);
    });
  });

  describe('a reframe', () => {
    const json = JSON.stringify({ sections: [{ title: 'Task', body: 'Review it.' }] });

    test('asks for structure and streams readable text', async () => {
      server.script = answerWith(json, { pieceChars: 3 });
      expect(await run(reframe)).toMatchObject({ text: '## Task\nReview it.', done: '## Task\nReview it.' });
      expect(server.calls[0]?.isStructured).toBe(true);
    });

    test('asks for headings where the server knows no structure, and remembers it', async () => {
      server.script = (answer, call) =>
        call.isStructured
          ? answer.plain(400, '{"error":{"message":"response_format is not supported"}}')
          : answerWith('## Task\nReview it.')(answer, call);
      expect((await run(reframe)).done).toBe('## Task\nReview it.');
      expect(server.calls.map(({ isStructured }) => isStructured)).toEqual([true, false]);
      expect(server.calls[1]?.messages[0]?.content).toContain('## Heading');
    });

    test('without a heading is repaired once', async () => {
      server.script = (answer, call) =>
        answerWith(server.calls.length === 1 ? 'Just review it.' : '## Task\nJust review it.')(answer, call);
      expect(await run(reframe)).toMatchObject({ text: 'Just review it.', done: '## Task\nJust review it.' });
      expect(server.calls).toHaveLength(2);
    });

    test('that cannot be repaired is shown as it came', async () => {
      server.script = answerWith('Just review it.');
      expect((await run(reframe)).done).toBe('Just review it.');
      expect(server.calls).toHaveLength(2);
    });
  });
});
