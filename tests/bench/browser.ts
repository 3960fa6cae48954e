import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { welcomePage } from '@/tests/support/extension-browser.ts';
import { serveChatPage } from './pages/chat-page.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where the built extension looks for the API unless told otherwise (design §7). */
const API_PORT = 54321;

interface OpenBrowserOptions {
  /** Folder of an unpacked extension; a bare browser without it. */
  extension?: string;
  /** Port on loopback that answers in place of the API. Without it the extension meets a refused connection. */
  apiPort?: number;
}

/** Chromium without a window, with the chat page at its real host name. */
export async function openBrowser({ extension, apiPort = 1 }: OpenBrowserOptions): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(temporaryFolder('profile'), {
    executablePath: await requireChromium(),
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: [
      ...(extension ? [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`] : []),
      `--host-resolver-rules=MAP 127.0.0.1:${API_PORT} 127.0.0.1:${apiPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  // Ours opens a page when it is installed; measured is what stands open all day.
  if (extension && existsSync(join(extension, 'welcome.html'))) await (await welcomePage(context)).close();
  await serveChatPage(context);
  return context;
}
