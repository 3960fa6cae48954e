import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { outputLimit } from '@/shared/engines/output-limit.ts';
import { chatClients, runEngine } from '@/tests/support/chat-clients.ts';
import { type Answer, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

// What servers do to the bytes of a stream, and to the shape of their errors (faults N5 to N11).

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it' };
const TEXT = 'Grüße, 👩‍👧 — done.\n';
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.stop());

const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] });
const said = (content: string) => `data: ${chunk({ content })}\n\n`;
const STOP = `data: ${chunk({}, 'stop')}\n\n`;
const DONE = 'data: [DONE]\n\n';

/** Sends the bytes as given, and ends. */
function sends(raw: string) {
  return (answer: Answer) => answer.plain(200, raw, { 'Content-Type': 'text/event-stream' });
}

describe.each(chatClients)('over %s', (_name, client) => {
  const run = () => runEngine(task, { client, baseUrl: server.url });

  describe('the text is exact', () => {
    test('however the bytes are split', async () => {
      const bytes = new TextEncoder().encode(said(TEXT) + said(TEXT) + STOP + DONE);
      server.script = async (answer) => {
        for (let at = 0; at < bytes.length; at += 3) {
          answer.raw(bytes.subarray(at, at + 3));
          if (at % 30 === 0) await answer.wait(1);
        }
        answer.finish();
      };
      expect(await run()).toMatchObject({ text: TEXT + TEXT, done: TEXT + TEXT });
    });

    test.each([
      ['with CRLF', (said(TEXT) + STOP + DONE).replaceAll('\n', '\r\n')],
      ['with CR', (said(TEXT) + STOP + DONE).replaceAll('\n', '\r')],
      ['with comments and empty lines', `: hello\n\n\n${said(TEXT)}: still here\n\n\n\n${STOP}${DONE}`],
      ['with a mark of byte order', `\uFEFF${said(TEXT)}${STOP}${DONE}`],
      ['with ids and names', `id: 1\nevent: message\n${said(TEXT)}${STOP}${DONE}`],
      ['over several data lines', said(TEXT).replace(',"finish', '\ndata: ,"finish') + STOP + DONE],
      ['without [DONE]', said(TEXT) + STOP],
      ['with [DONE] twice', said(TEXT) + STOP + DONE + DONE],
      ['with text after [DONE]', said(TEXT) + STOP + DONE + said('more')],
      ['without the last blank line', said(TEXT) + STOP.trimEnd()],
      [
        'with the counts at the end',
        `${said(TEXT)}${STOP}data: {"choices":[],"usage":{"total":9}}\n\n${DONE}`,
      ],
      ['with null for what is not there', said(TEXT).replace('}}', ',"refusal":null}}') + STOP + DONE],
      ['beside thoughts in parts', said([{ type: 'thinking' }] as never) + said(TEXT) + STOP + DONE],
    ])('%s', async (_, raw) => {
      server.script = sends(raw);
      expect(await run()).toMatchObject({ text: TEXT, done: TEXT });
    });
  });

  test.each([
    ['in the middle of an event’s JSON', said('Half').trimEnd().slice(0, -20), 'bad_response'],
    ['between two events', '', 'cut_off'],
  ])('a stream that ends %s keeps what came', async (_, rest, code) => {
    server.script = sends(said('Half') + rest);
    expect(await run()).toMatchObject({ text: 'Half', error: { code } });
    expect(server.calls).toHaveLength(1);
  });

  test('a word of 10 MB is cut at what an answer may hold', async () => {
    server.script = sends(said('x'.repeat(10_000_000)) + STOP + DONE);
    const { text, error } = await run();
    expect({ length: text.length, code: error?.code }).toEqual({
      length: outputLimit(task).chars,
      code: 'output_limit',
    });
  });

  test.each([
    ['a finish and no words', STOP + DONE, { text: '', done: '' }],
    ['[DONE] alone', DONE, { text: '', error: { code: 'bad_response' } }],
    ['no event', 'hello\n\n', { text: '', error: { code: 'bad_response' } }],
    ['events of another kind', 'data: 5\n\n', { text: '', error: { code: 'bad_response' } }],
    ['one JSON answer', '{"choices":[{"message":{"content":"Hi"}}]}', { error: { code: 'bad_response' } }],
  ])('%s', async (_, raw, outcome) => {
    server.script = sends(raw);
    expect(await run()).toMatchObject(outcome);
  });

  test.each([
    ['an error event', 'event: error\ndata: {"message":"boom"}\n\n', 'bad_response'],
    ['a filtered error event', 'event: error\ndata: {"code":"content_filter"}\n\n', 'refused'],
    ['an error field', 'data: {"error":{"message":"boom","code":500}}\n\n', 'bad_response'],
    ['a filtered error field', 'data: {"error":{"code":"content_filter"}}\n\n', 'refused'],
    ['an error in words', 'data: {"error":"boom"}\n\n', 'bad_response'],
    ['a quota error', 'data: {"error":{"code":"insufficient_quota"}}\n\n', 'engine_unavailable'],
    ['a refusal', `data: ${chunk({ refusal: 'No.' })}\n\n`, 'refused'],
  ])('%s inside the stream ends the answer', async (_, raw, code) => {
    server.script = sends(said('Half') + raw);
    expect(await run()).toMatchObject({ text: 'Half', error: { code } });
  });

  test.each([
    [400, '{"error":{"code":"content_filter"}}', 'refused'],
    [400, '{"error":{"code":"context_length_exceeded"}}', 'too_long'],
    [400, '{"error":{"code":"constructor"}}', 'bad_response'],
    [400, '{"error":"no such thing"}', 'bad_response'],
    [413, '<html>Too large</html>', 'too_long'],
    [422, '{"detail":[{"msg":"bad"}]}', 'bad_response'],
    [502, '<html>Bad gateway</html>', 'engine_failed'],
    [408, '', 'timeout'],
  ])('status %i with %s is %s', async (status, body, code) => {
    server.script = (answer) => answer.plain(status, body);
    expect(await run()).toMatchObject({ text: '', error: { code } });
  });

  test('a quota that is used up is told at once', async () => {
    server.script = (answer) => answer.plain(429, '{"error":{"code":"insufficient_quota"}}');
    expect(await run()).toMatchObject({ error: { code: 'engine_unavailable' } });
    expect(server.calls).toHaveLength(1);
  });

  test('a date in Retry-After is told as a wait', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    server.script = (answer) => answer.plain(503, '', { 'Retry-After': inAMinute });
    const waitMs = (await run()).error?.retryAfterMs ?? 0;
    expect(waitMs).toBeGreaterThan(50_000);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  });
});
