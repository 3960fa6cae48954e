import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Session, Settings } from '@/shared/extension/storage.ts';

async function currentWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** Writes what the extension reads at every run, as its own storage would hold it. */
export async function store(
  context: BrowserContext,
  values: { settings?: Settings; session?: Session },
): Promise<void> {
  const worker = await currentWorker(context);
  await worker.evaluate(async (items) => {
    for (const [name, value] of Object.entries(items))
      await chrome.storage.local.set({ [name]: value, [`${name}$`]: { v: 1 } });
  }, values);
}

/** Ends the background the way the browser does when it was idle, and waits until it is gone. */
export async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const worker = context.serviceWorkers()[0];
  if (!worker) return;
  const gone = worker.waitForEvent('close');
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await gone;
  await session.detach();
}
