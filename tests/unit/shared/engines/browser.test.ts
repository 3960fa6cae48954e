import { afterEach, describe, expect, it } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import { type BrowserModel, downloadModel, readModelState } from '@/shared/engines/browser-model.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import {
  type FakeModel,
  type FakeModelOptions,
  installFakeModel,
} from '@/tests/support/fake-language-model.ts';

const scope = globalThis as { LanguageModel?: BrowserModel & FakeModel };
const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it' };

function install(options: Partial<FakeModelOptions> = {}) {
  installFakeModel({ availability: 'available', pieces: ['Please ', 'review ', 'it.'], ...options });
  const model = scope.LanguageModel;
  if (!model) throw new Error('The emulator was not installed.');
  return model;
}

async function run(
  signal = new AbortController().signal,
  { engine = createBrowserEngine(), of = task }: { engine?: Engine; of?: EnhanceTask } = {},
): Promise<EnhanceEvent[]> {
  const events: EnhanceEvent[] = [];
  for await (const event of runTask(engine, { task: of, requestId: 'r', signal })) events.push(event);
  return events;
}

afterEach(() => {
  delete scope.LanguageModel;
});

describe('the browser’s own model', () => {
  it('streams an answer, and is let go afterwards', async () => {
    const { state } = install();
    const events = await run();
    expect(events[0]).toMatchObject({ type: 'start', engine: 'browser', model: 'built-in model' });
    expect(events[0]).toHaveProperty('prompt', expect.stringMatching(/^enhance@\d+$/));
    expect(events.at(-1)).toMatchObject({ type: 'done', text: 'Please review it.', credits: null });
    const [warm, own] = state.sessions;
    expect(own).toMatchObject({ isClone: true, isDestroyed: true });
    expect(own?.prompts[0]).toContain('pls review it');
    expect(warm).toMatchObject({ isClone: false, isDestroyed: false, prompts: [] });
    expect(own?.system).not.toContain('pls review it');
  });

  it.each(['unavailable', 'downloadable', 'downloading'] as const)(
    'is not set up while it is %s: nothing is downloaded behind the user’s back',
    async (availability) => {
      const { state } = install({ availability });
      expect(await run()).toEqual([{ type: 'error', code: 'engine_not_ready' }]);
      expect(state.sessions).toEqual([]);
    },
  );

  it('is not set up where the browser has none', async () => {
    expect(await run()).toEqual([{ type: 'error', code: 'engine_not_ready' }]);
    expect(await readModelState()).toBe('absent');
  });

  it('keeps what arrived when the browser takes the session away', async () => {
    install({ destroyedAfter: 1 });
    const events = await run();
    expect(events.at(-1)).toEqual({ type: 'error', code: 'cut_off' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'delta', text: 'Please ' }));
  });

  it('stops with the user, and lets the model go', async () => {
    const { state } = install({ isHeld: true });
    const control = new AbortController();
    const running = run(control.signal);
    await expect.poll(() => state.sessions[1]?.prompts.length).toBe(1);
    control.abort();
    expect((await running).at(-1)).toEqual({ type: 'error', code: 'aborted' });
    await expect.poll(() => state.sessions[1]?.isDestroyed).toBe(true);
  });

  it.each([
    ['QuotaExceededError', 'too_long'],
    ['NotReadableError', 'refused'],
    ['NotSupportedError', 'engine_not_ready'],
    ['OperationError', 'engine_unavailable'],
  ])('turns %s into %s', async (name, code) => {
    const model = install();
    model.create = async () => {
      throw new DOMException('words of the browser', name);
    };
    expect(await run()).toEqual([{ type: 'error', code }]);
  });

  it('runs without a word on language where it does not promise the draft’s', async () => {
    const model = install();
    const { availability } = model;
    model.availability = async (options) => (options?.expectedOutputs ? 'unavailable' : availability());
    expect((await run()).at(-1)?.type).toBe('done');
  });
});

describe('its sessions', () => {
  const long = (length: number): EnhanceTask => ({ ...task, text: 'review it '.repeat(length / 10) });

  it('read the same instructions once, and let them go when others are asked for', async () => {
    const { state } = install();
    const engine = createBrowserEngine();
    await run(undefined, { engine });
    await run(undefined, { engine });
    expect(state.sessions.filter(({ isClone }) => !isClone)).toHaveLength(1);
    await run(undefined, { engine, of: { ...task, level: 'polish' } });
    expect(state.sessions[0]?.isDestroyed).toBe(true);
  });

  it('survive a run that was aborted', async () => {
    const { state } = install({ isHeld: true });
    const engine = createBrowserEngine();
    const control = new AbortController();
    const running = run(control.signal, { engine });
    await expect.poll(() => state.sessions[1]?.prompts.length).toBe(1);
    control.abort();
    await running;
    state.isHeld = false;
    expect((await run(undefined, { engine })).at(-1)?.type).toBe('done');
    expect(state.sessions.filter(({ isClone }) => !isClone)).toHaveLength(1);
  });

  it('are made anew where the browser took one away', async () => {
    const { state } = install();
    const engine = createBrowserEngine();
    await run(undefined, { engine });
    if (state.sessions[0]) state.sessions[0].isDestroyed = true;
    expect((await run(undefined, { engine })).at(-1)?.type).toBe('done');
  });

  it('are asked nothing that does not fit with its answer', async () => {
    const { state } = install({ contextWindow: 4_000 });
    expect((await run(undefined, { of: long(9_000) })).at(-1)).toEqual({ type: 'error', code: 'too_long' });
    expect(state.sessions.flatMap(({ prompts }) => prompts)).toEqual([]);
  });
});

describe('a reframe', () => {
  const reframe: EnhanceTask = { ...task, level: 'reframe', text: 'Plane einen Tag im Juni für das Team' };
  const answer = JSON.stringify({ sections: [{ title: 'Aufgabe', body: 'Plane einen Tag im Juni.' }] });

  it('is held to the sections, with headings in the draft’s language', async () => {
    const { state } = install({ pieces: [answer.slice(0, 30), answer.slice(30)] });
    const events = await run(undefined, { of: reframe });
    expect(JSON.stringify(state.sessions[1]?.constraint)).toContain('"Aufgabe"');
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      text: '## Aufgabe\nPlane einen Tag im Juni.',
      sections: [{ title: 'Task', heading: 'Aufgabe' }],
    });
  });

  it('without a heading is put under headings by one more question', async () => {
    const text = 'Plane einen Tag im Juni.';
    install({ pieces: [text], laterPieces: [`## Aufgabe\n${text}`] });
    expect((await run(undefined, { of: reframe })).at(-1)).toMatchObject({
      type: 'done',
      text: '## Aufgabe\nPlane einen Tag im Juni.',
    });
  });
});

describe('its download', () => {
  it('tells how much has arrived, and ends with the model there', async () => {
    const model = install({ availability: 'downloadable' });
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    const heard: number[] = [];
    const onProgress = (fraction: number) => void heard.push(fraction);
    await downloadModel({ onProgress, signal: new AbortController().signal });
    expect(heard).toEqual([0, 0.25, 0.5, 1]);
    expect(await readModelState()).toBe('available');
    expect(model.state.sessions[0]?.isDestroyed).toBe(true);
  });

  it('can be left, and begun again', async () => {
    install({ availability: 'downloadable' });
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    const control = new AbortController();
    const leaving = downloadModel({ onProgress: () => control.abort(), signal: control.signal });
    await expect(leaving).rejects.toMatchObject({ code: 'aborted' });
    expect(await readModelState()).toBe('downloadable');
  });
});
