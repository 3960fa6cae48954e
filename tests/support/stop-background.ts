import type { ExtensionBrowser } from './extension-browser.ts';

/** Ends the extension's service worker as the browser does when it needs the room. */
export async function stopBackground(
  browser: Pick<ExtensionBrowser, 'context' | 'extensionId'> & Partial<Pick<ExtensionBrowser, 'wasStopped'>>,
): Promise<void> {
  const { context, extensionId } = browser;
  browser.wasStopped = true;
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/popup.html`);
  const session = await context.newCDPSession(page);
  const running = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ runningStatus }) => runningStatus === 'running');
      if (version) resolve(version.versionId);
    });
  });
  await session.send('ServiceWorker.enable');
  const stopped = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await session.send('ServiceWorker.stopWorker', { versionId: await running });
  await stopped;
  await page.close();
}
