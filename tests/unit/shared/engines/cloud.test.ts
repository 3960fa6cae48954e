import { describe, expect, test } from 'vitest';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import type { EngineEvent } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review' };
const retry = { maxRetries: 2, baseDelayMs: 1, maxDelayMs: 50 };
const sse = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const frame = (event: { type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const start = { type: 'start', engine: 'offline', model: 'harper 2.10' };
const guard = [{ kind: 'name', change: 'lost', value: 'Ana' }];
const done = { type: 'done', text: 'Please review.', sections: [], guard, credits: 12 };
const whole = [start, { type: 'delta', seq: 0, text: 'Please review.' }, done].map(frame).join('');

interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
}

async function run(
  answers: (() => Response | Promise<Response>)[],
  { token = undefined as string | undefined, given = task as Task } = {},
) {
  const sent: Sent[] = [];
  const engine = createCloudEngine({
    functionsUrl: 'https://api.test/functions/v1',
    anonKey: 'sb_publishable_x',
    getToken: async () => token,
    connectMs: 200,
    retry,
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      const aborted = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
      return Promise.race([answer?.() ?? new Promise<never>(() => {}), aborted]);
    },
  });
  const events: EngineEvent[] = [];
  let error: unknown;
  try {
    for await (const event of engine.run(given, { requestId: 'r-1', signal: new AbortController().signal }))
      events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  return { sent, events, error: error instanceof AppError ? error.code : error };
}

test('passes on what the server says, whoever answered there, and the balance', async () => {
  const { sent, events } = await run([() => new Response(whole, { headers: sse })], { token: 'wst_abc' });
  expect(events).toMatchObject([
    start,
    { type: 'delta', text: 'Please review.' },
    { type: 'done', credits: 12, checked: { sections: [], guard } },
  ]);
  expect(sent[0]?.url).toBe('https://api.test/functions/v1/enhance');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer wst_abc');
  expect(sent[0]?.headers.get('apikey')).toBe('sb_publishable_x');
  expect(sent[0]?.body).toEqual({ requestId: 'r-1', task });
});

test.each<[string, Task]>([
  ['/enhance/action', { kind: 'action', action: 'fix', text: 'pls' }],
  ['/enhance/follow-ups', { kind: 'follow-ups', text: 'It holds.' }],
  ['/enhance/persona', { kind: 'persona', text: 'calm, coach' }],
  ['/enhance/answer', { kind: 'answer', text: 'Why is it so?' }],
  ['/enhance/file', { kind: 'file-question', text: 'Who pays?', material: '[p. 2]\nAna pays.' }],
])('asks %s for its kind of task', async (path, given) => {
  const { sent } = await run([() => new Response(whole, { headers: sse })], { given });
  expect(sent[0]).toMatchObject({ url: `https://api.test/functions/v1${path}`, body: { task: given } });
});

test('without a token it goes on without an account', async () => {
  const { sent } = await run([() => new Response(whole, { headers: sse })]);
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

describe('a refusal', () => {
  test.each([
    [401, 'unauthorized'],
    [402, 'insufficient_credits'],
    [409, 'conflict'],
    [413, 'too_long'],
  ])('with status %i is told as %s, once', async (status, code) => {
    const { sent, error } = await run([() => Response.json({ code, requestId: 'r-1' }, { status })]);
    expect({ error, tries: sent.length }).toEqual({ error: code, tries: 1 });
  });

  test('by the limit is tried again after a short wait', async () => {
    const limited = () =>
      Response.json({ code: 'rate_limited', requestId: 'r', retryAfterMs: 5 }, { status: 429 });
    const { sent, events } = await run([limited, () => new Response(whole, { headers: sse })]);
    expect(events).toHaveLength(3);
    expect(sent.map(({ body }) => (body as { requestId: string }).requestId)).toEqual(['r-1', 'r-1']);
  });

  test('in words that are not ours is unreadable', async () => {
    const { error } = await run([() => new Response('<html>', { status: 400 })]);
    expect(error).toBe('bad_response');
  });
});

describe('the line', () => {
  test('that leads nowhere is tried three times', async () => {
    const { sent, error } = await run([() => Promise.reject(new TypeError('Failed to fetch'))]);
    expect({ error, tries: sent.length }).toEqual({ error: 'network_error', tries: 3 });
  });

  test('with a gateway that lost the server is tried again', async () => {
    const { events } = await run([
      () => new Response('Bad gateway', { status: 502 }),
      () => new Response(whole, { headers: sse }),
    ]);
    expect(events).toHaveLength(3);
  });

  test('without headers in time is a timeout', async () => {
    expect((await run([])).error).toBe('timeout');
  });

  test('into a login page is a bad response', async () => {
    const page = () => new Response('<html>Sign in</html>', { headers: { 'Content-Type': 'text/html' } });
    expect((await run([page])).error).toBe('bad_response');
  });
});

describe('a stream', () => {
  test.each([
    ['that stops before its end', frame(start), 'cut_off'],
    [
      'that ends in an error',
      frame(start) + frame({ type: 'error', code: 'engine_overloaded' } as never),
      'engine_overloaded',
    ],
    ['with broken JSON', 'event: delta\ndata: {"seq":0,\n\n', 'bad_response'],
    ['with a piece missing', frame({ type: 'delta', seq: 1, text: 'x' } as never), 'bad_response'],
  ])('%s', async (_, body, code) => {
    expect((await run([() => new Response(body, { headers: sse })])).error).toBe(code);
  });

  test('may hold comments and events of a later server', async () => {
    const body = `: hello\n\nevent: usage\ndata: 1\n\n${whole}`;
    expect((await run([() => new Response(body, { headers: sse })])).events).toHaveLength(3);
  });
});
