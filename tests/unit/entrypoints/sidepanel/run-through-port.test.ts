import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { runThroughPort } from '@/entrypoints/sidepanel/run-through-port.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';

type Listener = (message?: unknown) => void;

/** A port whose far end is the test. */
function fakePort() {
  const onMessage: Listener[] = [];
  const onDisconnect: Listener[] = [];
  const posted: unknown[] = [];
  const port = {
    onMessage: { addListener: (listener: Listener) => onMessage.push(listener) },
    onDisconnect: { addListener: (listener: Listener) => onDisconnect.push(listener) },
    postMessage: (message: unknown) => posted.push(message),
    disconnect: vi.fn(),
  };
  vi.spyOn(fakeBrowser.runtime, 'connect').mockReturnValue(port as never);
  return {
    port,
    posted,
    send: (message: unknown) => onMessage.forEach((listener) => void listener(message)),
    close: () => onDisconnect.forEach((listener) => void listener()),
  };
}

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'their is' };
const start = { type: 'start', engine: 'offline', model: 'rules' };

afterEach(() => vi.restoreAllMocks());

it('sends the task once and gives what comes back, in order, until the port closes', async () => {
  const background = fakePort();
  const run = runThroughPort(task, new AbortController().signal);
  const first = run.next();
  background.send(start);
  background.send({ type: 'delta', seq: 0, text: 'There' });
  background.close();
  expect((await first).value).toMatchObject(start);
  expect((await run.next()).value).toMatchObject({ type: 'delta', text: 'There' });
  expect((await run.next()).done).toBe(true);
  expect(background.posted).toMatchObject([{ type: 'start', task }]);
});

it('closes the port when the user cancels', async () => {
  const background = fakePort();
  const control = new AbortController();
  const run = runThroughPort(task, control.signal);
  const first = run.next();
  control.abort();
  expect((await first).done).toBe(true);
  expect(background.port.disconnect).toHaveBeenCalled();
});

it('refuses an event of no known shape', async () => {
  const background = fakePort();
  const run = runThroughPort(task, new AbortController().signal);
  const first = run.next();
  background.send({ type: 'delta', text: 1 });
  await expect(first).rejects.toMatchObject({ code: 'bad_response' });
  expect(background.port.disconnect).toHaveBeenCalled();
});
