import type { BrowserContext, CDPSession } from '@playwright/test';

const BACKGROUND = '/background.js';

/** One question to a target through the browser's own session. */
async function askTarget(browser: CDPSession, sessionId: string, method: string): Promise<object> {
  return new Promise((resolve, reject) => {
    const listen = (received: { sessionId: string; message: string }) => {
      const { id, result, error } = JSON.parse(received.message) as {
        id?: number;
        result?: object;
        error?: { message: string };
      };
      if (received.sessionId !== sessionId || id !== 1) return;
      browser.off('Target.receivedMessageFromTarget', listen);
      if (result) resolve(result);
      else reject(new Error(error?.message));
    };
    browser.on('Target.receivedMessageFromTarget', listen);
    const message = JSON.stringify({ id: 1, method });
    browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
  });
}

/** What the extension's background holds after its garbage was taken out, WebAssembly's memory with it, in MB. */
export async function readBackgroundHeap(context: BrowserContext): Promise<number> {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('The browser takes no session of its own.');
  try {
    const { targetInfos } = await browser.send('Target.getTargets');
    const target = targetInfos.find(({ type, url }) => type === 'service_worker' && url.endsWith(BACKGROUND));
    if (!target) throw new Error('The background does not run.');
    const { sessionId } = await browser.send('Target.attachToTarget', {
      targetId: target.targetId,
      flatten: false,
    });
    for (let turn = 0; turn < 2; turn += 1)
      await askTarget(browser, sessionId, 'HeapProfiler.collectGarbage');
    const usage = (await askTarget(browser, sessionId, 'Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usage.usedSize + (usage.backingStorageSize ?? 0)) / 2 ** 20;
  } finally {
    await browser.detach();
  }
}
