import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serveModel } from '@/entrypoints/model-host/serve-model.ts';
import { MODEL_PORT } from '@/shared/engines/downloaded/model-question.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createLoopbackPort, type LoopbackEnd } from '@/tests/support/loopback-port.ts';

const question = {
  type: 'start',
  messages: [{ role: 'user', content: 'hello' }],
  temperature: 0,
  leastTokens: 1,
  mostTokens: 9,
};

let connect: (port: LoopbackEnd) => void;
let model: { loads: number; closes: number; aborted: number; fails?: Error; holds: boolean };
let host: { forget(): void };
const onIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onIdle.mockClear();
  fakeBrowser.runtime.id = 'own';
  vi.spyOn(fakeBrowser.runtime.onConnect, 'addListener').mockImplementation(((listener: typeof connect) => {
    connect = listener;
  }) as never);
  model = { loads: 0, closes: 0, aborted: 0, holds: false };
  host = serveModel({
    onIdle,
    idleMs: 1000,
    load: async () => {
      model.loads += 1;
      return {
        async *complete(_, signal) {
          yield 'one ';
          if (model.fails) throw model.fails;
          if (model.holds)
            await new Promise((_, reject) =>
              signal.addEventListener('abort', () => {
                model.aborted += 1;
                reject(signal.reason);
              }),
            );
          yield 'two';
        },
        close: () => {
          model.closes += 1;
        },
      };
    },
  });
});
afterEach(() => vi.useRealTimers());

function ask(sender: { id: string; tab?: { id: number } } = { id: 'own' }) {
  const [here, there] = createLoopbackPort(MODEL_PORT, sender as never);
  const events: unknown[] = [];
  here.onMessage.addListener((event) => events.push(event));
  connect(there);
  here.postMessage(question);
  return { events, port: here };
}
const settle = () => vi.advanceTimersByTimeAsync(10);
const answered = [{ type: 'piece', text: 'one ' }, { type: 'piece', text: 'two' }, { type: 'done' }];

it('answers one question after the other on a model that is loaded once', async () => {
  const [first, second] = [ask(), ask()];
  await settle();
  expect(first.events).toEqual(answered);
  expect(second.events).toEqual(answered);
  expect(model.loads).toBe(1);
});

it.each([
  ['another extension’s port', { id: 'other' }],
  ['a port of a script in a page', { id: 'own', tab: { id: 1 } }],
])('lets %s alone', async (_who, sender) => {
  const { events } = ask(sender);
  await settle();
  expect(events).toEqual([]);
  expect(model.loads).toBe(0);
});

it('stops when its port closes, and takes the next question', async () => {
  model.holds = true;
  const { port } = ask();
  await settle();
  port.disconnect();
  await settle();
  expect(model.aborted).toBe(1);
  model.holds = false;
  const { events } = ask();
  await settle();
  expect(events).toEqual(answered);
  expect(model.loads).toBe(1);
});

it('ends the answer of a model that was removed, and asks for it no more', async () => {
  model.holds = true;
  const { events } = ask();
  await settle();
  host.forget();
  await settle();
  expect(events.at(-1)).toEqual({ type: 'error', code: 'engine_not_ready' });
  expect(model.closes).toBe(1);
});

it('loads the model anew after its runtime failed, and keeps it after a text that was too long', async () => {
  model.fails = new Error('memory access out of bounds');
  const failed = ask();
  await settle();
  expect(failed.events.at(-1)).toEqual({ type: 'error', code: 'engine_unavailable' });
  expect(model.closes).toBe(1);
  model.fails = new AppError('too_long');
  const long = ask();
  await settle();
  expect(long.events.at(-1)).toEqual({ type: 'error', code: 'too_long' });
  delete model.fails;
  const { events } = ask();
  await settle();
  expect(events).toEqual(answered);
  expect(model.loads).toBe(2);
});

it('lets the model go when nobody asked for a while, and never in the middle of an answer', async () => {
  model.holds = true;
  const { port } = ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onIdle).not.toHaveBeenCalled();
  port.disconnect();
  await vi.advanceTimersByTimeAsync(1100);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(model.closes).toBe(1);
});
