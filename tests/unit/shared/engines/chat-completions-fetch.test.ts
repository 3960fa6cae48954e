import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchChatClient } from '@/shared/engines/chat-completions-fetch.ts';
import { answerWith, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

// What is the extension's own in making the call; what it has in common with the SDK is in openai-compatible*.test.ts.

const completion = {
  messages: [{ role: 'user' as const, content: 'Hi' }],
  limit: { tokens: 20, chars: 100 },
};
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer(answerWith('Fine.'));
});
afterEach(() => server.stop());

/** What the client asked `fetch` for, while the server answered. */
async function requestFor(baseUrl: string | undefined) {
  const requests: { url: string; init: RequestInit }[] = [];
  const chunks = await fetchChatClient({
    id: 'own-key',
    apiKey: 'sk-test',
    baseUrl,
    model: 'm-1',
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), init });
      return fetch(`${server.url}/chat/completions`, init);
    },
  })(completion, new AbortController().signal);
  for await (const _ of chunks);
  return requests[0];
}

test.each([
  [undefined, 'https://api.openai.com/v1/chat/completions'],
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
  ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1/chat/completions'],
  ['https://gateway.test/v1?version=2', 'https://gateway.test/v1/chat/completions?version=2'],
])('%s is asked at %s', async (baseUrl, url) => {
  expect((await requestFor(baseUrl))?.url).toBe(url);
});

test('nothing but the request, the key and the kind of answer is told; no cookie goes along', async () => {
  const request = await requestFor(server.url);
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'omit', cache: 'no-store' });
  expect(request?.init.headers).toEqual({
    'Content-Type': 'application/json',
    Accept: 'text/event-stream',
    Authorization: 'Bearer sk-test',
  });
  expect(JSON.parse(String(request?.init.body))).toEqual({
    model: 'm-1',
    messages: completion.messages,
    stream: true,
  });
});

test('an error that does not end is a timeout, and the line is closed', async () => {
  const open = fetchChatClient({
    id: 'own-key',
    apiKey: 'sk-test',
    baseUrl: server.url,
    model: 'm-1',
    connectMs: 50,
    fetch: async (url, init) => {
      const { body, headers } = await fetch(url, init);
      return new Response(body, { status: 500, headers });
    },
  });
  server.script = (answer) => answer.raw('{"error":');
  await expect(open(completion, new AbortController().signal)).rejects.toMatchObject({ code: 'timeout' });
  await expect.poll(() => server.calls[0]?.abortedAtMs).toBeDefined();
});

test('a login page is not read on', async () => {
  let isCancelled = false;
  const page = new ReadableStream({
    cancel() {
      isCancelled = true;
    },
  });
  const open = fetchChatClient({
    id: 'own-key',
    apiKey: 'k',
    model: 'm-1',
    fetch: async () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  });
  await expect(open(completion, new AbortController().signal)).rejects.toMatchObject({
    code: 'bad_response',
  });
  expect(isCancelled).toBe(true);
});
