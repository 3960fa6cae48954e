import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { runOnDevice, runThroughPort } from '@/entrypoints/sidepanel/run-through-port.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';

type Listener = (message?: unknown) => void;

/** A port whose far end is the test, opened from a window of this kind. */
function fakePort({ incognito = false } = {}) {
  vi.spyOn(fakeBrowser.windows, 'getCurrent').mockResolvedValue({ incognito } as never);
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
    started: () => vi.waitFor(() => expect(posted).toHaveLength(1)),
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
  await background.started();
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
  await background.started();
  control.abort();
  expect((await first).done).toBe(true);
  expect(background.port.disconnect).toHaveBeenCalled();
});

it('refuses an event of no known shape', async () => {
  const background = fakePort();
  const run = runThroughPort(task, new AbortController().signal);
  const first = run.next();
  await background.started();
  background.send({ type: 'delta', text: 1 });
  await expect(first).rejects.toMatchObject({ code: 'bad_response' });
  expect(background.port.disconnect).toHaveBeenCalled();
});

/** Runs a task whose background says these and goes away; gives what it was asked. */
async function runOnce(text: string, events: readonly object[], window = {}): Promise<unknown> {
  const background = fakePort(window);
  const run = runThroughPort({ ...task, text }, new AbortController().signal);
  const first = run.next();
  await background.started();
  for (const event of events) background.send(event);
  background.close();
  await first;
  for await (const _ of run);
  return background.posted[0];
}

const idOf = async (asked: Promise<unknown>) => ((await asked) as { requestId: string }).requestId;
const done = { type: 'done', text: 'b', segments: [], sections: [], guard: [], credits: 3 };

it('asks for what was lost as the same run, so that it is paid once, and anew once it was answered', async () => {
  const lost = await idOf(runOnce('lost', [start]));
  expect(await idOf(runOnce('lost', [start, done]))).toBe(lost);
  expect(await idOf(runOnce('lost', [start]))).not.toBe(lost);
});

it('gives up an id that the server no longer takes', async () => {
  const refused = await idOf(runOnce('refused', [{ type: 'error', code: 'conflict' }]));
  expect(await idOf(runOnce('refused', [start]))).not.toBe(refused);
});

it('says that it runs in a private window', async () => {
  expect(await runOnce('shown', [start])).not.toHaveProperty('isPrivate');
  expect(await runOnce('hidden', [start], { incognito: true })).toMatchObject({ isPrivate: true });
});

it('says that this device is at work before the background does', async () => {
  const background = fakePort();
  const run = runOnDevice(task, new AbortController().signal);
  expect((await run.next()).value).toEqual({ type: 'start', engine: 'offline' });
  const next = run.next();
  await background.started();
  expect(background.posted).toMatchObject([{ type: 'start', task, onDevice: true }]);
  background.send(start);
  expect((await next).value).toMatchObject(start);
  background.close();
  expect((await run.next()).done).toBe(true);
});
