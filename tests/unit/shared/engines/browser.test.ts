import { afterEach, describe, expect, it } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import { type BrowserModel, downloadModel, readModelState } from '@/shared/engines/browser-model.ts';
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

async function run(signal = new AbortController().signal): Promise<EnhanceEvent[]> {
  const events: EnhanceEvent[] = [];
  for await (const event of runTask(createBrowserEngine(), { task, requestId: 'r', signal }))
    events.push(event);
  return events;
}

afterEach(() => {
  delete scope.LanguageModel;
});

describe('the browser’s own model', () => {
  it('streams an answer, and is let go afterwards', async () => {
    const { state } = install();
    const events = await run();
    expect(events[0]).toEqual({ type: 'start', engine: 'browser', model: 'built-in model' });
    expect(events.at(-1)).toMatchObject({ type: 'done', text: 'Please review it.', credits: null });
    expect(state.sessions).toHaveLength(1);
    expect(state.sessions[0]?.isDestroyed).toBe(true);
    expect(state.sessions[0]?.prompts[0]).toContain('pls review it');
    expect(state.sessions[0]?.system).not.toContain('pls review it');
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
    await expect.poll(() => state.sessions[0]?.prompts.length).toBe(1);
    control.abort();
    expect((await running).at(-1)).toEqual({ type: 'error', code: 'aborted' });
    await expect.poll(() => state.sessions[0]?.isDestroyed).toBe(true);
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
