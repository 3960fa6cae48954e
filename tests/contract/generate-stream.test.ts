import { describe, expect, test } from 'vitest';
import type { Engine } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { JWT, USER_ID } from '@/tests/support/caller.ts';
import { enhanceCall, fakeEngine, fakeLedger, readAnswer } from '@/tests/support/enhance-app.ts';
import { generateApp, generateBody } from '@/tests/support/generate-app.ts';

const STREAM = { accept: 'text/event-stream' };

const ask = ({ app }: ReturnType<typeof generateApp>, token = '') =>
  app.request('/generate', enhanceCall(generateBody(), { token, headers: STREAM }));

/** Writes one word, then fails. */
const breaking: Engine = {
  id: 'cloud',
  async *run() {
    yield { type: 'start', engine: 'cloud', model: 'm' };
    yield { type: 'delta', text: 'A prompt. ' };
    throw new AppError('engine_unavailable');
  },
};

describe('a prompt as it is written', () => {
  test('comes word by word to a user, for one credit kept before the first', async () => {
    const parts = generateApp();
    const response = await ask(parts, JWT);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = await readAnswer(response);
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'delta', 'done']);
    expect(events.at(-1)).toMatchObject({ text: 'A prompt.', credits: 9 });
    expect(parts.ledger.acts).toEqual(['open g-1', 'settle g-1']);
  });

  test('goes into the history of who keeps one', async () => {
    const parts = generateApp();
    await parts.history.start(USER_ID);
    await readAnswer(await ask(parts, JWT));
    expect(await parts.history.read(USER_ID)).toMatchObject([{ id: 'g-1', prompt: 'A prompt.' }]);
  });

  test('comes to a visitor by rules, counted as ever and paid by nobody', async () => {
    const parts = generateApp();
    const events = await readAnswer(await ask(parts));
    expect(events.at(-1)).toMatchObject({ type: 'done', text: 'A prompt by rules.', credits: null });
    expect([parts.hits.length, parts.ledger.opened]).toEqual([1, []]);
  });

  test('leaves the queue to others where a visitor had his prompt of the day', async () => {
    let place = new AbortController().signal;
    const offlineEngine = {
      ...fakeEngine('offline', 'A prompt by rules.'),
      admit({ signal }: { signal: AbortSignal }) {
        place = signal;
        return offlineEngine;
      },
    };
    const hitRateLimits = async () => {
      throw new AppError('rate_limited');
    };
    const response = await ask(generateApp({ offlineEngine, hitRateLimits }));
    expect([response.status, place.aborted]).toEqual([429, true]);
  });

  test('gives its credit back where not one word came, and keeps it where one did', async () => {
    const silent: Engine = {
      id: 'cloud',
      // biome-ignore lint/correctness/useYield: an engine that fails before its first word
      async *run() {
        throw new AppError('engine_unavailable');
      },
    };
    for (const [engine, last] of [
      [silent, 'release g-1'],
      [breaking, 'settle g-1'],
    ] as const) {
      const parts = generateApp({ engine });
      const events = await readAnswer(await ask(parts, JWT));
      expect(events.at(-1)).toMatchObject({ type: 'error', code: 'engine_unavailable' });
      expect(parts.ledger.acts).toEqual(['open g-1', last]);
    }
  });

  test('stops and is not paid where its reader leaves before the first word', async () => {
    let stopped = false;
    const slow: Engine = {
      id: 'cloud',
      async *run(_task, { signal }) {
        try {
          yield { type: 'start', engine: 'cloud', model: 'm' };
          if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        } finally {
          stopped = true;
        }
      },
    };
    const parts = generateApp({ engine: slow });
    const reader = (await ask(parts, JWT)).body?.getReader();
    // What opens the stream, then that the engine has begun.
    for (const _ of ['comment', 'start']) await reader?.read();
    await reader?.cancel();
    await expect.poll(() => [stopped, ...parts.ledger.acts]).toEqual([true, 'open g-1', 'release g-1']);
  });

  test('is refused before the stream, as JSON, where no credit is left', async () => {
    const response = await ask(generateApp({ ledger: fakeLedger(0) }), JWT);
    expect([response.status, await response.json()]).toMatchObject([402, { code: 'insufficient_credits' }]);
  });
});
