import { describe, expect, test } from 'vitest';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOpenAICompatibleEngine } from '@/shared/engines/openai-compatible.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { DEVICE_TOKEN, JWT } from '@/tests/support/caller.ts';
import {
  enhanceApp,
  enhanceBody,
  enhanceCall,
  fakeEngine,
  fakeLedger,
  readAnswer,
} from '@/tests/support/enhance-app.ts';
import { answerWith, type Script, startModelServer } from '@/tests/support/model-server.ts';

const paid = enhanceCall(enhanceBody(), { token: JWT });

/** The function in front of a model server that behaves as the script says. */
/** Long enough for a busy machine; who tests the limit sets a short one. */
const PATIENT_MS = 30_000;

async function withModel(script: Script, firstTokenMs = PATIENT_MS) {
  const server = await startModelServer(script);
  const engine = createOpenAICompatibleEngine(
    {
      id: 'cloud',
      apiKey: 'k',
      baseUrl: server.url,
      model: 'm',
      retry: { maxRetries: 0, baseDelayMs: 1, maxDelayMs: 1 },
    },
    sdkChatClient,
  );
  return { ...enhanceApp({ engine, limits: { firstTokenMs, stallMs: PATIENT_MS } }), server };
}

const never: Engine = {
  id: 'cloud',
  run: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }),
};

describe('the stream', () => {
  test('sends headers and a comment at once, whatever the model does', async () => {
    const response = await enhanceApp({ engine: never }).app.request('/enhance', paid);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\n\n');
    await reader?.cancel();
  });

  test('keeps the line alive while the model thinks', async () => {
    const response = await enhanceApp({ engine: never, heartbeatMs: 5 }).app.request('/enhance', paid);
    const reader = response.body?.getReader();
    const comments = [await reader?.read(), await reader?.read(), await reader?.read()];
    expect(comments.map((chunk) => new TextDecoder().decode(chunk?.value))).toEqual([
      ':\n\n',
      ':\n\n',
      ':\n\n',
    ]);
    await reader?.cancel();
  });

  test('names every event by its type and numbers the text', async () => {
    const text = await (await enhanceApp().app.request('/enhance', paid)).text();
    expect([...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)).toEqual([
      'start',
      'delta',
      'delta',
      'delta',
      'done',
    ]);
    expect([...text.matchAll(/"seq":(\d+)/g)].map(([, seq]) => seq)).toEqual(['0', '1', '2']);
  });

  test('asks the model for no more than the client takes', async () => {
    let given = 0;
    const engine: Engine = {
      id: 'cloud',
      async *run() {
        yield { type: 'start', engine: 'cloud', model: 'm' };
        for (; given < 1_000; given += 1) yield { type: 'delta', text: 'word ' };
        yield { type: 'done', text: 'word' };
      },
    };
    const response = await enhanceApp({ engine }).app.request('/enhance', paid);
    const reader = response.body?.getReader();
    for (let read = 0; read < 5; read += 1) await reader?.read();
    expect(given).toBeLessThan(10);
    await reader?.cancel();
  });
});

describe('the credit', () => {
  test('is kept once text was delivered, though the answer broke off', async () => {
    const { app, ledger, server } = await withModel(async (answer) => {
      answer.text('Half of ');
      await answer.wait(20);
      answer.cut();
    });
    const events = await readAnswer(await app.request('/enhance', paid));
    expect(events.slice(1)).toEqual([
      { type: 'delta', seq: 0, text: 'Half of ' },
      { type: 'error', code: 'cut_off' },
    ]);
    expect(ledger.acts).toEqual(['open r-1', 'settle r-1']);
    await server.stop();
  });

  test.each<[string, string, Script]>([
    ['the model refuses its key', 'engine_unauthorized', (answer) => answer.plain(401, '{}')],
    ['the model fails', 'engine_failed', (answer) => answer.plain(500, '{}')],
    [
      'the model is overloaded',
      'engine_overloaded',
      (answer) => answer.plain(429, '{}', { 'Retry-After': '9' }),
    ],
    ['the answer is empty', 'empty_answer', (answer) => answer.finish()],
    ['the model declines', 'refused', (answer) => answer.finish('content_filter')],
    ['an event is malformed', 'bad_response', (answer) => answer.raw('data: {"choices":[\n\n')],
    [
      'a login page answers',
      'bad_response',
      (answer) => answer.plain(200, '<html>', { 'Content-Type': 'text/html' }),
    ],
    ['the first word never comes', 'timeout', (answer) => answer.begin()],
  ])('comes back where %s', async (_, code, script) => {
    const { app, ledger, server } = await withModel(script, code === 'timeout' ? 300 : PATIENT_MS);
    const response = await app.request('/enhance', paid);
    expect(response.status).toBe(200);
    expect((await readAnswer(response)).at(-1)).toMatchObject({ type: 'error', code });
    expect(ledger.acts).toEqual(['open r-1', 'release r-1']);
    expect(ledger.balance).toBe(10);
    await server.stop();
  });

  test('comes back where the client leaves before the first word, and the model is stopped within a second', async () => {
    const { app, ledger, server } = await withModel((answer) => answer.begin());
    const response = await app.request('/enhance', paid);
    const reader = response.body?.getReader();
    await reader?.read();
    await expect.poll(() => server.calls.length).toBe(1);
    const leftMs = performance.now();
    await reader?.cancel();
    await expect.poll(() => ledger.acts).toEqual(['open r-1', 'release r-1']);
    await expect.poll(() => server.calls[0]?.abortedAtMs).toBeDefined();
    expect((server.calls[0]?.abortedAtMs ?? 0) - leftMs).toBeLessThan(1_000);
    await server.stop();
  });

  test('is kept where the client leaves after words came', async () => {
    const { app, ledger, server } = await withModel(async (answer) => {
      while (!answer.isClosed) {
        answer.text('word ');
        await answer.wait(2);
      }
    });
    const reader = (await app.request('/enhance', paid)).body?.getReader();
    for (let read = 0; read < 5; read += 1) await reader?.read();
    await reader?.cancel();
    await expect.poll(() => ledger.acts).toEqual(['open r-1', 'settle r-1']);
    await expect.poll(() => server.calls[0]?.abortedAtMs).toBeDefined();
    await server.stop();
  });

  test('that cannot be settled leaves an error, not a broken line', async () => {
    const ledger = fakeLedger();
    ledger.settle = () => Promise.reject(new Error('connection lost'));
    const { app } = enhanceApp({ ledger });
    expect((await readAnswer(await app.request('/enhance', paid))).at(-1)).toEqual({
      type: 'error',
      code: 'internal',
    });
  });
});

describe('a caller that paid a moment ago', () => {
  test('has the model called while the next credit is held, but hears nothing before it is', async () => {
    let hold = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const ledger = fakeLedger();
    const open = ledger.open;
    const starts: number[] = [];
    const engine: Engine = {
      id: 'cloud',
      run: (task, run) => {
        starts.push(ledger.opened.length);
        return fakeEngine('cloud').run(task, run);
      },
    };
    const { app } = enhanceApp({ engine, ledger });
    await readAnswer(await app.request('/enhance', paid));
    ledger.open = async (request) => {
      await held;
      return open(request);
    };
    const second = app.request('/enhance', enhanceCall(enhanceBody({}, 'r-2'), { token: JWT }));
    await expect.poll(() => starts).toEqual([1, 1]);
    hold();
    expect((await readAnswer(await second)).at(-1)).toMatchObject({ type: 'done', credits: 8 });
  });

  test('and has nothing left stops the model, and is no longer ahead', async () => {
    const { app, ledger, server } = await withModel(answerWith('Fine.'));
    await readAnswer(await app.request('/enhance', enhanceCall(enhanceBody(), { token: DEVICE_TOKEN })));
    server.script = () => undefined;
    ledger.open = async () => {
      await expect.poll(() => server.calls.length).toBe(2);
      throw new AppError('insufficient_credits');
    };
    const refused = await app.request(
      '/enhance',
      enhanceCall(enhanceBody({}, 'r-2'), { token: DEVICE_TOKEN }),
    );
    expect(refused.status).toBe(402);
    await expect.poll(() => server.calls[1]?.abortedAtMs).toBeDefined();
    ledger.open = () => Promise.reject(new AppError('insufficient_credits'));
    await app.request('/enhance', enhanceCall(enhanceBody({}, 'r-3'), { token: DEVICE_TOKEN }));
    expect(server.calls).toHaveLength(2);
    await server.stop();
  });
});

test('the log tells ids, codes and counts, and nothing of the text', async () => {
  const canary = 'canary-7f3a91';
  const { app, logLines } = enhanceApp({ engine: fakeEngine('cloud', `Please see ${canary}.`) });
  await readAnswer(
    await app.request(
      '/enhance',
      enhanceCall(enhanceBody({ text: `see ${canary}`, context: canary }), { token: JWT }),
    ),
  );
  await app.request('/enhance', enhanceCall(enhanceBody({ text: canary, mode: canary }), { token: JWT }));
  const [answered, refused] = logLines.map((line) => JSON.parse(line));
  expect(answered).toMatchObject({
    event: 'enhance',
    requestId: 'r-1',
    caller: 'user',
    engine: 'cloud',
    code: 'ok',
    charsIn: 17,
  });
  expect(refused).toMatchObject({ event: 'failure', requestId: 'r-1', code: 'invalid_request' });
  expect(logLines.join('')).not.toMatch(new RegExp(`${canary}|${JWT}`));
});
