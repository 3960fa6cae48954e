import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { runThroughPort } from '@/entrypoints/sidepanel/run-through-port.ts';
import { createLoopbackPort } from '@/tests/support/loopback-port.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(fakeBrowser.windows, 'getCurrent').mockResolvedValue({ incognito: false } as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A run of the panel with the background's end of its port in hand. */
async function openRun() {
  const [panel, background] = createLoopbackPort('enhance', { id: fakeBrowser.runtime.id });
  vi.spyOn(fakeBrowser.runtime, 'connect').mockReturnValue(panel as never);
  const closed = vi.fn();
  background.onDisconnect.addListener(closed);
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'teh' } as const;
  const next = runThroughPort(task, new AbortController().signal).next();
  await vi.advanceTimersByTimeAsync(0);
  return { background, next, closed };
}

it('ends the panel’s run when the background has fallen silent, as the card’s', async () => {
  const { next, closed } = await openRun();
  await vi.advanceTimersByTimeAsync(65_000);
  expect((await next).done).toBe(true);
  expect(closed).toHaveBeenCalled();
});

it('waits as long as the background pings', async () => {
  const { background, next, closed } = await openRun();
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await vi.advanceTimersByTimeAsync(40_000);
    background.postMessage({ type: 'ping' });
  }
  expect(closed).not.toHaveBeenCalled();
  background.postMessage({ type: 'start', engine: 'offline', model: 'rules' });
  expect((await next).value).toMatchObject({ type: 'start' });
});
