import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import type { Card } from './card.ts';
import { conversations, type SiteName } from './conversations.ts';
import { editors } from './editors.ts';

const MODEL = 'llama3.2:latest';

/** Puts the user's own model server on, as its settings would. */
export async function useLocalServer(extension: ExtensionBrowser, more: object = {}): Promise<void> {
  const background = await extension.background();
  await background.evaluate((all) => chrome.storage.local.set(all), {
    settings: { engine: 'local', ...more },
    settings$: { v: 2 },
    localServer: { baseUrl: 'http://127.0.0.1:11434/v1', model: MODEL },
  });
}

/** The editor of a chat site, as the matrix tests it. */
export const editorOf = (site: SiteName) => {
  const editor = editors.find(({ url }) => url === conversations[site].url);
  if (!editor) throw new Error(`No editor is tested on ${site}.`);
  return editor;
};

/** The part of the card that sends earlier turns along. */
export const box = ({ dialog }: Card) => ({
  add: dialog.getByRole('button', { name: 'Add context' }),
  list: dialog.getByRole('list', { name: 'Earlier messages' }),
  turn: (words: string) => dialog.getByRole('listitem').filter({ hasText: words }),
  check: (words: string) => dialog.getByRole('listitem').filter({ hasText: words }).getByRole('checkbox'),
  keep: dialog.getByRole('checkbox', { name: 'Keep for this page' }),
  run: dialog.getByRole('button', { name: 'Run with context' }),
  remove: dialog.getByRole('button', { name: 'Leave out' }),
});

/** Notes every read of a text in the world of the extension's own scripts. */
export async function spyOnReads(page: Page, extension: ExtensionBrowser) {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<number>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin.includes(extension.extensionId)) resolve(context.id);
    });
  });
  await session.send('Runtime.enable');
  const contextId = await found;
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, contextId });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as unknown;
  };
  await evaluate(`(() => {
    globalThis.readsOfTurns = 0;
    const main = document.querySelector('main');
    const spy = (owner, name) => {
      const { get, ...rest } = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { ...rest, get() {
        if (main.contains(this)) globalThis.readsOfTurns += 1;
        return get.call(this);
      } });
    };
    spy(CharacterData.prototype, 'data');
    spy(Node.prototype, 'textContent');
    spy(Node.prototype, 'nodeValue');
    spy(Element.prototype, 'innerHTML');
    spy(HTMLElement.prototype, 'innerText');
  })()`);
  return () => evaluate('globalThis.readsOfTurns');
}
