import { describe, expect, test } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { delay } from '@/shared/engines/delay.ts';
import type { Engine, EngineEvent } from '@/shared/engines/engine.ts';
import { runTask, type TaskRun } from '@/shared/engines/run-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls pay 20 to Ana' };
const limits = { firstTokenMs: 40, stallMs: 40 };
const start: EngineEvent = { type: 'start', engine: 'local', model: 'm' };

type Step = EngineEvent | 'starting' | ((signal: AbortSignal) => Promise<void> | void);

/** An engine that gives these events; a function among them runs in their place. */
function engineOf(...steps: Step[]): Engine {
  return {
    id: 'local',
    async *run(_, { signal, onStarting }) {
      for (const step of steps) {
        if (step === 'starting') onStarting?.();
        else if (typeof step === 'function') await step(signal);
        else yield step;
      }
    },
  };
}

async function collect(engine: Engine, given: Partial<EnhanceTask> = {}, run: Partial<TaskRun> = {}) {
  const events: EnhanceEvent[] = [];
  for await (const event of runTask(engine, {
    task: { ...task, ...given },
    requestId: 'r',
    signal: new AbortController().signal,
    limits,
    ...run,
  }))
    events.push(event);
  return events;
}
const last = async (engine: Engine, given: Partial<EnhanceTask> = {}) =>
  (await collect(engine, given)).at(-1);

test('numbers the text and ends with the whole', async () => {
  const engine = engineOf(
    start,
    { type: 'delta', text: 'Please pay ' },
    { type: 'delta', text: '20 to Ana.' },
    { type: 'done', text: 'Please pay 20 to Ana.', credits: 7 },
  );
  expect(await collect(engine)).toEqual([
    start,
    { type: 'delta', seq: 0, text: 'Please pay ' },
    { type: 'delta', seq: 1, text: '20 to Ana.' },
    { type: 'done', text: 'Please pay 20 to Ana.', sections: [], guard: [], credits: 7 },
  ]);
});

test('tells what a rewrite lost and what it made up', async () => {
  const event = await last(engineOf(start, { type: 'done', text: 'Please pay 30 to Ana.' }));
  expect(event).toMatchObject({
    type: 'done',
    guard: [
      { kind: 'number', change: 'lost', value: '20' },
      { kind: 'number', change: 'added', value: '30' },
    ],
  });
});

test('strips what a model says around the text, and keeps the blank space around the draft', async () => {
  const engine = engineOf(start, {
    type: 'done',
    text: "Sure, here's the improved text:\n\nPlease pay 20 to Ana.\n",
  });
  expect(await last(engine, { text: '\n pls pay 20 to Ana  ' })).toMatchObject({
    text: '\n Please pay 20 to Ana.  ',
  });
});

test('takes the offline engine at its word', async () => {
  const text = 'Sure, here is the text:\n\nPlease pay 20 to Ana.';
  const engine = engineOf({ ...start, engine: 'offline' }, { type: 'delta', text }, { type: 'done', text });
  const events = await collect(engine, { text: 'sure here is the text:\n\npls pay 20 to Ana' });
  expect(events.slice(1)).toMatchObject([{ text }, { text }]);
});

describe('a task that is no rewrite', () => {
  const text = 'Ana pays 20 on Friday.';
  const run = async (given: Task, answer: string) => {
    const engine = engineOf(start, { type: 'done', text: answer });
    const events: EnhanceEvent[] = [];
    const signal = new AbortController().signal;
    for await (const event of runTask(engine, { task: given, requestId: 'r', signal })) events.push(event);
    return events.at(-1);
  };

  test('is neither held against its text nor cut into sections', async () => {
    const answer = '## Task\nSomebody pays.';
    expect(await run({ kind: 'action', action: 'summarise', text }, answer)).toEqual({
      type: 'done',
      text: answer,
      sections: [],
      guard: [],
      credits: null,
    });
  });

  test('loses what a model says around its answer', async () => {
    const answer = 'Sure! Here is the summary:\n\nAna pays.\n\nLet me know if you need more.';
    expect(await run({ kind: 'action', action: 'summarise', text }, answer)).toMatchObject({
      text: 'Ana pays.',
    });
  });

  test('keeps the blank space around a text whose place it takes', async () => {
    const given = { kind: 'action', action: 'translate', text: ` ${text}\n` } as const;
    expect(await run(given, 'Ana paie 20 vendredi.')).toMatchObject({ text: ' Ana paie 20 vendredi.\n' });
  });
});

test('an echoed delimiter is no part of the text', async () => {
  const text = '<text-0a1b2c3d-4e5f>\nPlease pay 20 to Ana.\n</text-0a1b2c3d-4e5f>';
  expect(await last(engineOf(start, { type: 'done', text }))).toMatchObject({
    text: 'Please pay 20 to Ana.',
  });
});

test('reads the sections of a reframe', async () => {
  const engine = engineOf(start, {
    type: 'done',
    text: '## Task\nPay 20 to Ana.\n\n## Requirements\n- today',
  });
  expect(await last(engine, { level: 'reframe' })).toMatchObject({
    sections: [
      { title: 'Task', body: 'Pay 20 to Ana.' },
      { title: 'Requirements', body: '- today' },
    ],
  });
});

describe('ends with an error', () => {
  test.each([
    ['empty_answer', 'x', engineOf(start, { type: 'done', text: ' \n' })],
    ['empty_answer', 'x', engineOf(start, { type: 'done', text: '<think>hm</think>' })],
    ['cut_off', 'x', engineOf(start)],
    ['internal', 'x', engineOf(start, () => Promise.reject(new RangeError('odd')))],
  ])('%s for draft %j', async (code, text, engine) => {
    expect(await last(engine, { text })).toEqual({ type: 'error', code });
  });

  test('with the wait the engine names', async () => {
    const error = new AppError('engine_overloaded', { retryAfterMs: 20_000 });
    const engine = engineOf(() => Promise.reject(error));
    expect(await last(engine)).toEqual({ type: 'error', code: 'engine_overloaded', retryAfterMs: 20_000 });
  });

  test('after text that already came', async () => {
    const engine = engineOf(start, { type: 'delta', text: 'Half' }, () =>
      Promise.reject(new AppError('cut_off')),
    );
    expect(await collect(engine)).toEqual([
      start,
      { type: 'delta', seq: 0, text: 'Half' },
      { type: 'error', code: 'cut_off' },
    ]);
  });
});

describe('an engine that falls silent', () => {
  const silence = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

  test('before its first word is stopped', async () => {
    let isStopped = false;
    const engine = engineOf(start, async (signal) => {
      await silence(signal);
      isStopped = true;
    });
    expect(await last(engine)).toEqual({ type: 'error', code: 'timeout' });
    expect(isStopped).toBe(true);
  });

  test('in the middle keeps what came', async () => {
    const engine = engineOf(start, { type: 'delta', text: 'Half' }, silence);
    expect((await collect(engine)).slice(1)).toEqual([
      { type: 'delta', seq: 0, text: 'Half' },
      { type: 'error', code: 'timeout' },
    ]);
  });

  const after = (ms: number) => () => delay(ms, new AbortController().signal);

  test.each([
    ['before its first word', [after(200), start]],
    ['in the middle', [start, { type: 'delta', text: 'Ha' } as const, 'starting' as const, after(200)]],
  ])('%s because it is starting is waited for', async (_, steps) => {
    const engine = engineOf('starting', ...steps, { type: 'done', text: 'Half' });
    expect((await collect(engine)).at(-1)).toMatchObject({ type: 'done', text: 'Half' });
  });

  test.each([
    ['before its first word', []],
    ['in the middle', [{ type: 'delta', text: 'Half' } as const]],
  ])('%s after it started is not', async (_, steps) => {
    const engine = engineOf('starting', after(60), start, ...steps, silence);
    expect((await collect(engine)).at(-1)).toEqual({ type: 'error', code: 'timeout' });
  });

  test('while it is starting is waited for no longer than a start may take', async () => {
    const engine = engineOf('starting', silence, start);
    expect((await collect(engine, {}, { limits: { ...limits, startMs: 20 } })).at(-1)).toEqual({
      type: 'error',
      code: 'timeout',
    });
  });

  test('and hears no signal cannot hold up who leaves', async () => {
    const stop = new AbortController();
    const engine = engineOf(start, () => new Promise<void>(() => {}));
    const events = collect(engine, {}, { signal: stop.signal });
    stop.abort();
    expect((await events).at(-1)).toEqual({ type: 'error', code: 'aborted' });
  });
});

test('leaving the loop stops the engine', async () => {
  let signalSeen: AbortSignal | undefined;
  const engine = engineOf(
    (signal) => {
      signalSeen = signal;
    },
    start,
    start,
  );
  for await (const _ of runTask(engine, { task, requestId: 'r', signal: new AbortController().signal }))
    break;
  expect(signalSeen?.aborted).toBe(true);
});
