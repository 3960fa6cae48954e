import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, extensionFolder } from './extension-browser.ts';

interface Injection {
  extension: ExtensionBrowser;
  /** A file of the built extension. */
  script: string;
}

/** Runs one of the extension's scripts once more where its content scripts run. */
export async function runInContentWorld(page: Page, { extension, script }: Injection): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<number>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin.includes(extension.extensionId)) resolve(context.id);
    });
  });
  await session.send('Runtime.enable');
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: readFileSync(join(extensionFolder, script), 'utf8'),
    contextId: await found,
    awaitPromise: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}
