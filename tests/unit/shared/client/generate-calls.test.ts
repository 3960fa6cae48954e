import { afterEach, expect, test, vi } from 'vitest';
import { generatePrompt } from '@/shared/client/generate-calls.ts';
import type { GenerateRequest } from '@/shared/contracts/generate.ts';

const body: GenerateRequest = {
  requestId: 'g-1',
  topic: 'ferries',
  tone: 'professional',
  length: 'balanced',
  mode: 'reframe',
  additional_context: '',
};
const access = { functionsUrl: 'https://api.example/functions/v1', apiKey: 'k', getToken: async () => 't' };

const start = { type: 'start', engine: 'cloud', model: 'm' };
const delta = (seq: number, text: string) => ({ type: 'delta', seq, text });
const done = { type: 'done', text: 'Write of ferries.', sections: [], guard: [], credits: 9 };

/** The server sends these and then, as asked, ends or breaks the line. */
function serve(events: readonly object[], end: 'close' | 'break' = 'close'): void {
  const sent = events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(sent)),
    pull: (controller) =>
      end === 'close' ? controller.close() : controller.error(new TypeError('network error')),
  });
  const headers = { 'content-type': 'text/event-stream' };
  vi.stubGlobal('fetch', async () => new Response(stream, { headers }));
}

async function ask() {
  const seen: string[] = [];
  const { signal } = new AbortController();
  const answer = generatePrompt({ access, body, signal, onText: (text) => seen.push(text) });
  return { seen, answer: await answer.catch(({ code }: { code: string }) => code) };
}

afterEach(() => vi.unstubAllGlobals());

test('all that was written so far is told as it comes, and the whole at the end', async () => {
  serve([start, delta(0, 'Write '), delta(1, 'of ferries.'), done]);
  expect(await ask()).toEqual({
    seen: ['Write ', 'Write of ferries.'],
    answer: { prompt: 'Write of ferries.', engine: 'cloud', credits: 9 },
  });
});

test('a line that breaks off, or ends early, is no prompt', async () => {
  serve([start, delta(0, 'Write ')]);
  expect((await ask()).answer).toBe('cut_off');
  serve([start, delta(0, 'Write ')], 'break');
  expect((await ask()).answer).toBe('network_error');
});

test('what the server says went wrong is said on', async () => {
  serve([start, { type: 'error', code: 'engine_unavailable' }]);
  expect((await ask()).answer).toBe('engine_unavailable');
});

test('an answer that is no stream, from a captive portal say, is refused', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('<html>Welcome', { headers: { 'content-type': 'text/html' } }),
  );
  expect((await ask()).answer).toBe('bad_response');
});
