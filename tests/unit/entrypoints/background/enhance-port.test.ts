import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Enhance, registerEnhancePort } from '@/entrypoints/background/enhance-port.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { createLoopbackPort } from '@/tests/support/loopback-port.ts';

const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'teh' } as const;
const start = { type: 'start', requestId: 'r1', task };
const done: EnhancePortEvent = {
  type: 'done',
  text: 'the',
  segments: [],
  sections: [],
  guard: [],
  credits: null,
};

/** Registers a background and opens a card's port to it. */
function connect(enhance: Enhance, { name = ENHANCE_PORT, id = fakeBrowser.runtime.id, url = '' } = {}) {
  let accept: ((port: unknown) => void) | undefined;
  vi.spyOn(fakeBrowser.runtime.onConnect, 'addListener').mockImplementation((listener) => {
    accept = listener as (port: unknown) => void;
  });
  registerEnhancePort(enhance);
  const [card, background] = createLoopbackPort(name, { id, url });
  const heard: unknown[] = [];
  const closed = vi.fn();
  card.onMessage.addListener((message) => heard.push(message));
  card.onDisconnect.addListener(closed);
  accept?.(background);
  return { card, heard, closed };
}

const answer: Enhance = async function* () {
  yield { type: 'start', engine: 'offline', model: 'm' };
  yield done;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the port of a card', () => {
  it('streams a run to its end', async () => {
    const { card, heard } = connect(answer);
    card.postMessage(start);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ type: 'start', engine: 'offline', model: 'm' }, done]);
  });

  it('turns a failure into its code', async () => {
    const { card, heard } = connect(async function* () {
      yield { type: 'start', engine: 'cloud', model: 'm' };
      throw new AppError('rate_limited', { retryAfterMs: 2_000 });
    });
    card.postMessage(start);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.at(-1)).toEqual({ type: 'error', code: 'rate_limited', retryAfterMs: 2_000 });
  });

  it('pings a silent run, so that neither side takes it for dead', async () => {
    const { card, heard } = connect(async function* (_start, { signal }) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield done;
    });
    card.postMessage(start);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([{ type: 'ping' }, { type: 'ping' }, { type: 'ping' }]);
  });

  it('stops the engine and its pings when the card goes away', async () => {
    let stopped: AbortSignal | undefined;
    const { card, heard } = connect(async function* (_start, { signal }) {
      stopped = signal;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield done;
    });
    card.postMessage(start);
    await vi.advanceTimersByTimeAsync(0);
    card.disconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stopped?.aborted).toBe(true);
    expect(heard).toEqual([]);
  });

  it('runs once, whatever a card sends after its start', async () => {
    const run = vi.fn(answer);
    const { card } = connect(run);
    card.postMessage(start);
    card.postMessage({ ...start, requestId: 'r2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https://chatgpt.com/c/1', 'https://chatgpt.com'],
    ['chrome-extension://abc/sidepanel.html', null],
  ])('knows the site it was opened on: %s', async (url, site) => {
    const run = vi.fn(answer);
    const { card } = connect(run, { url });
    card.postMessage(start);
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledWith(start, expect.objectContaining({ site }));
  });

  it('refuses a start of another shape', async () => {
    const run = vi.fn(answer);
    const { card, heard } = connect(run);
    card.postMessage({ ...start, task: { ...task, level: 'best' } });
    expect(heard).toEqual([{ type: 'error', code: 'invalid_request' }]);
    expect(run).not.toHaveBeenCalled();
  });

  it('closes the port of another extension unheard', () => {
    const run = vi.fn(answer);
    const { closed } = connect(run, { id: 'another-extension' });
    expect(closed).toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });
});
