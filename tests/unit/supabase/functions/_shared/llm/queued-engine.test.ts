import { expect, test } from 'vitest';
import type { Task } from '@/shared/contracts/task.ts';
import type { Engine, EngineEvent } from '@/shared/engines/engine.ts';
import { admit, createQueuedEngine } from '@/supabase/functions/_shared/llm/queued-engine.ts';
import type { WorkerLike } from '@/supabase/functions/_shared/llm/worker-lane.ts';
import type { FromWorker, ToWorker } from '@/supabase/functions/_shared/llm/worker-messages.ts';

const task: Task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'pls review it' };

/** A worker as a test plays it. */
function fakeWorkers() {
  const told: ToWorker[] = [];
  const workers: { say(message: FromWorker): void; die(): void; isEnded: boolean }[] = [];
  const createWorker = (): WorkerLike => {
    const target = new EventTarget();
    const worker = {
      isEnded: false,
      say: (data: FromWorker) => target.dispatchEvent(new MessageEvent('message', { data })),
      die: () => target.dispatchEvent(new Event('error', { cancelable: true })),
    };
    workers.push(worker);
    queueMicrotask(() => worker.say({ type: 'ready' }));
    return {
      postMessage: (message: unknown) => void told.push(message as ToWorker),
      terminate: () => {
        worker.isEnded = true;
      },
      addEventListener: target.addEventListener.bind(target) as WorkerLike['addEventListener'],
    };
  };
  const runs = () => told.filter(({ type }) => type === 'run').length;
  return { createWorker, told, workers, runs };
}

function begin(engine: Engine, { caller = 'a', signal = new AbortController().signal } = {}) {
  const events: EngineEvent[] = [];
  const admitted = admit(engine, { caller, task, signal });
  const ended = (async () => {
    for await (const event of admitted.run(task, { requestId: 'r', signal })) events.push(event);
  })();
  return { events, ended };
}

test('what a worker gives is what the engine gives', async () => {
  const { createWorker, workers, runs } = fakeWorkers();
  const { events, ended } = begin(createQueuedEngine({ createWorker, workers: 1 }));
  await expect.poll(runs).toBe(1);
  const given: FromWorker[] = [
    { type: 'start', engine: 'offline', model: 'harper + rules' },
    { type: 'delta', text: 'Please ' },
    { type: 'done', text: 'Please review it.', remarks: ['no_mail'] },
  ];
  for (const message of given) workers[0]?.say(message);
  await ended;
  expect(events).toEqual(given);
});

test('a worker whose grammar checker died gives its answer, and the next task gets another worker', async () => {
  const { createWorker, workers, runs } = fakeWorkers();
  const engine = createQueuedEngine({ createWorker, workers: 1 });
  const { events, ended } = begin(engine);
  await expect.poll(runs).toBe(1);
  const done: FromWorker = { type: 'done', text: 'Please review it.' };
  for (const message of [{ type: 'broken' } as const, done]) workers[0]?.say(message);
  await ended;
  expect(events).toEqual([done]);
  expect(workers[0]?.isEnded).toBe(true);
  const next = begin(engine, { caller: 'next' });
  await expect.poll(runs).toBe(2);
  workers[1]?.say(done);
  await next.ended;
  expect(next.events).toEqual([done]);
});

test('a caller who reads nothing holds up nobody', async () => {
  const { createWorker, workers, runs } = fakeWorkers();
  const engine = createQueuedEngine({ createWorker, workers: 1 });
  const { signal } = new AbortController();
  const idle = admit(engine, { caller: 'idle', task, signal }).run(task, { requestId: 'r', signal });
  const first = idle[Symbol.asyncIterator]().next();
  await expect.poll(runs).toBe(1);
  workers[0]?.say({ type: 'start', engine: 'offline', model: 'rules' });
  await first;
  workers[0]?.say({ type: 'done', text: 'Never read.' });
  begin(engine, { caller: 'next' });
  await expect.poll(runs).toBe(2);
});

test('a caller who leaves gives the worker to the next, also before it was his turn', async () => {
  const { createWorker, told, workers, runs } = fakeWorkers();
  const engine = createQueuedEngine({ createWorker, workers: 1 });
  const leave = new AbortController();
  const left = begin(engine, { caller: 'a', signal: leave.signal });
  const leaveToo = new AbortController();
  admit(engine, { caller: 'never run', task, signal: leaveToo.signal });
  begin(engine, { caller: 'c' });
  await expect.poll(runs).toBe(1);
  leave.abort();
  leaveToo.abort();
  await expect.poll(() => told.at(-1)?.type).toBe('abort');
  workers[0]?.say({ type: 'failed', code: 'aborted' });
  await expect(left.ended).rejects.toMatchObject({ code: 'aborted' });
  await expect.poll(runs).toBe(2);
});

test('a text whose turn does not come in time is sent away with a wait, not left to a time-out', async () => {
  const { createWorker, runs } = fakeWorkers();
  const limits = { perCaller: 4, maxWaitMs: 20 };
  const engine = createQueuedEngine({ createWorker, workers: 1, limits });
  begin(engine, { caller: 'a' });
  await expect.poll(runs).toBe(1);
  const late = begin(engine, { caller: 'b' });
  await expect(late.ended).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 20 });
});

test('a worker that dies fails its text alone, and another takes its place', async () => {
  const { createWorker, workers, runs } = fakeWorkers();
  const engine = createQueuedEngine({ createWorker, workers: 1 });
  const { ended } = begin(engine);
  await expect.poll(runs).toBe(1);
  workers[0]?.die();
  await expect(ended).rejects.toMatchObject({ code: 'engine_failed' });
  expect(workers[0]?.isEnded).toBe(true);
  begin(engine);
  await expect.poll(() => workers.length).toBe(2);
});

test.each([
  [
    'has no workers',
    () => {
      throw new ReferenceError('Worker is not defined');
    },
  ],
  [
    'starts none',
    () => {
      const target = new EventTarget();
      queueMicrotask(() => target.dispatchEvent(new Event('error', { cancelable: true })));
      const addEventListener = target.addEventListener.bind(target) as WorkerLike['addEventListener'];
      return { postMessage: () => undefined, terminate: () => undefined, addEventListener };
    },
  ],
])('a runtime that %s gets the rules alone, and the answer says so', async (_, createWorker) => {
  const { events, ended } = begin(createQueuedEngine({ createWorker, workers: 1 }));
  await ended;
  expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'rules' });
  expect(events.at(-1)).toMatchObject({ type: 'done', text: expect.stringMatching(/review it/) });
});
