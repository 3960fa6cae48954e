import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Session, Settings } from '@/shared/extension/storage.ts';
import { stopBackground } from '@/tests/support/stop-background.ts';

async function currentWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** Writes what the extension reads at every run, as its own storage would hold it; gives the extension's id. */
export async function store(
  context: BrowserContext,
  values: { settings?: Settings; session?: Session },
): Promise<string> {
  const worker = await currentWorker(context);
  await worker.evaluate(async (items) => {
    for (const [name, value] of Object.entries(items))
      await chrome.storage.local.set({ [name]: value, [`${name}$`]: { v: 1 } });
  }, values);
  return new URL(worker.url()).host;
}

/** Ends the background the way the browser does when it was idle, and comes back to the page. */
export async function stopWorker(page: Page, extensionId: string): Promise<void> {
  await stopBackground({ context: page.context(), extensionId });
  await page.bringToFront();
}
