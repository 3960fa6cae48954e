import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { bundleScript } from '@/tests/bench/bundle.ts';

export const CHAT_URL = 'https://chatgpt.com/';
/** A site the extension has no business on. */
export const OTHER_URL = 'https://example.test/';

const STYLE = `body{margin:0;font:16px/1.5 sans-serif}main{max-width:760px;margin:auto;padding-bottom:160px}
.user{background:#eee}.composer{position:fixed;bottom:0;width:760px;background:#fff;display:flex}
.composer-place{flex:1;border:1px solid #999;border-radius:12px;padding:10px}#prompt-textarea{outline:0;white-space:pre-wrap}`;

/** Serves the chat page, with real ProseMirror as its composer, at the real host name; nothing leaves the machine. */
export async function serveChatPage(context: BrowserContext): Promise<void> {
  const script = await bundleScript(join(import.meta.dirname, 'chat-page.client.ts'));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chat</title><link rel="icon" href="data:,">
<style>${STYLE}</style></head><body><div id="app"></div><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`;
  for (const url of [CHAT_URL, OTHER_URL])
    await context.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

/** Opens the page with so many messages in it and waits until it is quiet: loaded, idle, painted. */
export async function openChatPage(page: Page, messages: number, url: string = CHAT_URL): Promise<void> {
  await page.goto(`${url}?messages=${messages}`, { waitUntil: 'load' });
  await settle(page);
}

/** Waits for three idle moments with a painted frame between them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}
