import { describe, expect, it } from 'vitest';
import { createPageEngine } from '@/dashboard/features/try-it/run-in-page.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { EngineRequest } from '@/shared/run/engine-worker-messages.ts';
import type { RunEvent } from '@/shared/run/run-state.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'their is a bug' };
const start = { type: 'start', engine: 'offline', model: 'rules' };
const done = {
  type: 'done',
  text: 'There is a bug.',
  segments: [],
  sections: [],
  guard: [],
  credits: null,
};

/** A worker that answers each request with the given events; none: it keeps silent. */
class ScriptedWorker extends EventTarget {
  isOver = false;
  asked = 0;
  constructor(private readonly events: readonly unknown[]) {
    super();
  }
  postMessage({ id }: EngineRequest): void {
    this.asked++;
    for (const event of this.events)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, event } })));
  }
  terminate(): void {
    this.isOver = true;
  }
}

function setUp(events: readonly unknown[]) {
  const workers: ScriptedWorker[] = [];
  const shares: number[] = [];
  const engine = createPageEngine(
    (share) => shares.push(share),
    () => {
      const worker = new ScriptedWorker(events);
      workers.push(worker);
      return worker;
    },
  );
  const run = async (signal = new AbortController().signal) => {
    const heard: RunEvent[] = [];
    for await (const event of engine.run(task, signal)) heard.push(event);
    return heard;
  };
  return { engine, workers, shares, run };
}

describe('the engine of the page', () => {
  it('tells how much of it has arrived, gives the run, and is kept for the next one', async () => {
    const { run, workers, shares, engine } = setUp([{ type: 'loading', share: 0.5 }, start, done]);
    expect((await run()).map(({ type }) => type)).toEqual(['start', 'done']);
    await run();
    expect(shares).toEqual([0.5, 0.5]);
    expect(workers.map(({ asked, isOver }) => [asked, isOver])).toEqual([[2, false]]);
    engine.stop();
    expect(workers[0]?.isOver).toBe(true);
  });

  it('ends its worker with a run that failed, so that the next one begins anew', async () => {
    const { run, workers } = setUp([{ type: 'error', code: 'network_error' }]);
    expect(await run()).toEqual([{ type: 'error', code: 'network_error' }]);
    await run();
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
  });

  it('ends its worker when the run is cancelled', async () => {
    const { run, workers } = setUp([start]);
    const control = new AbortController();
    const running = run(control.signal);
    setTimeout(() => control.abort());
    expect(await running).toEqual([start]);
    expect(workers[0]?.isOver).toBe(true);
  });

  it('starts nothing for a run that is cancelled already', async () => {
    const { run, workers } = setUp([start, done]);
    expect(await run(AbortSignal.abort())).toEqual([]);
    expect(workers).toEqual([]);
  });

  it.each([
    ['a reply that cannot be read', { type: 'done' }],
    ['a share above the whole', { type: 'loading', share: 2 }],
  ])('fails with %s', async (_, event) => {
    await expect(setUp([event]).run()).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('says that the network failed where its script does not arrive', async () => {
    const { run, workers } = setUp([]);
    const running = run();
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(running).rejects.toMatchObject({ code: 'network_error' });
    expect(workers[0]?.isOver).toBe(true);
  });
});
