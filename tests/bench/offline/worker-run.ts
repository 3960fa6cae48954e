import type { BrowserContext, Page } from '@playwright/test';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';

/** Sends the task through the port a card uses and waits for its end; runs in the extension's world of a page. */
function runThroughPort(task: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'enhance' });
    const begin = performance.now();
    port.onMessage.addListener((event: { type: string; code?: string }) => {
      if (event.type === 'done') resolve(performance.now() - begin);
      if (event.type === 'error') reject(new Error(event.code));
      if (event.type === 'done' || event.type === 'error') port.disconnect();
    });
    port.onDisconnect.addListener(() => reject(new Error('The background went away.')));
    port.postMessage({ type: 'start', requestId: crypto.randomUUID(), task });
  });
}

export type RunInWorker = (text: string, level: EnhanceLevel) => Promise<number>;

/** A function from a draft to the milliseconds the real background took, there and back through the port. */
export async function openWorkerRun(context: BrowserContext, page: Page): Promise<RunInWorker> {
  const session = await context.newCDPSession(page);
  let world: number | undefined;
  session.on('Runtime.executionContextCreated', ({ context: created }) => {
    if (created.origin.startsWith('chrome-extension://')) world = created.id;
  });
  await session.send('Runtime.enable');
  if (world === undefined) throw new Error('The extension has no script in the page.');
  const contextId = world;
  return async (text, level) => {
    const task = { kind: 'enhance', mode: 'rewrite', level, text };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression: `(${runThroughPort.toString()})(${JSON.stringify(task)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return Number(result.value);
  };
}
