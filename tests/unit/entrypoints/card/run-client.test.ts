import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startRun } from '@/entrypoints/card/run-client.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { createLoopbackPort, type LoopbackEnd } from '@/tests/support/loopback-port.ts';

const request = {
  requestId: 'r1',
  task: { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'teh' },
} as const;
const done = { type: 'done', text: 'the', segments: [], sections: [], guard: [], credits: null };

function run() {
  const [card, background] = createLoopbackPort('enhance', { id: fakeBrowser.runtime.id });
  vi.spyOn(fakeBrowser.runtime, 'connect').mockReturnValue(card as never);
  const sent: unknown[] = [];
  const closed = vi.fn();
  background.onMessage.addListener((message) => sent.push(message));
  background.onDisconnect.addListener(closed);
  const events: EnhancePortEvent[] = [];
  const control = new AbortController();
  startRun(request, { onEvent: (event) => events.push(event), signal: control.signal });
  return { background: background as LoopbackEnd, sent, closed, events, control };
}

const ownId = fakeBrowser.runtime.id;
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.id = ownId;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a run as the card hears it', () => {
  it('asks once and hears everything but pings, then closes', () => {
    const { background, sent, events, closed } = run();
    background.postMessage({ type: 'ping' });
    background.postMessage({ type: 'delta', seq: 0, text: 'the' });
    background.postMessage(done);
    expect(sent).toEqual([{ type: 'start', ...request }]);
    expect(events.map(({ type }) => type)).toEqual(['delta', 'done']);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('says that the answer broke off when the worker dies under it', () => {
    const { background, events } = run();
    background.postMessage({ type: 'delta', seq: 0, text: 'th' });
    background.disconnect();
    vi.advanceTimersByTime(100);
    expect(events.at(-1)).toEqual({ type: 'error', code: 'cut_off' });
  });

  it('says that the extension was reloaded when its own is gone, which shows a moment after its port', () => {
    const { background, events } = run();
    background.disconnect();
    vi.advanceTimersByTime(10);
    fakeBrowser.runtime.id = '';
    vi.advanceTimersByTime(100);
    expect(events).toEqual([{ type: 'error', code: 'extension_reloaded' }]);
  });

  it('says so as well where the browser refuses to connect', () => {
    vi.spyOn(fakeBrowser.runtime, 'connect').mockImplementation(() => {
      throw new Error('Extension context invalidated.');
    });
    fakeBrowser.runtime.id = '';
    const events: EnhancePortEvent[] = [];
    startRun(request, { onEvent: (event) => events.push(event), signal: new AbortController().signal });
    vi.advanceTimersByTime(100);
    expect(events).toEqual([{ type: 'error', code: 'extension_reloaded' }]);
  });

  it('gives up on a background that has fallen silent', () => {
    const { events, closed } = run();
    vi.advanceTimersByTime(70_000);
    expect(events).toEqual([{ type: 'error', code: 'cut_off' }]);
    expect(closed).toHaveBeenCalled();
  });

  it('goes on as long as the background pings', () => {
    const { background, events } = run();
    for (let minutes = 0; minutes < 15; minutes += 1) {
      vi.advanceTimersByTime(20_000);
      background.postMessage({ type: 'ping' });
    }
    expect(events).toEqual([]);
  });

  it('cancels by closing the port and hears nothing afterwards', () => {
    const { events, closed, control } = run();
    control.abort();
    vi.advanceTimersByTime(70_000);
    expect(closed).toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('takes an event of another shape for a broken answer', () => {
    const { background, events } = run();
    background.postMessage({ type: 'done', text: 7 });
    expect(events).toEqual([{ type: 'error', code: 'bad_response' }]);
  });
});
