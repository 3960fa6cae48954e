import type { Page } from '@playwright/test';
import type { Stack } from '@/local/stack.ts';
import type { Account } from '@/tests/support/account.ts';
import { goodAnswer } from '@/tests/support/cloud-scripts.ts';
import { type ExtensionBrowser, launchWithExtension } from '@/tests/support/extension-browser.ts';
import type { ModelServer } from '@/tests/support/model-server.ts';
import { Card } from './card.ts';
import { ChatPage } from './chat-page.ts';
import { editors } from './editors.ts';
import { expect, pagesPort } from './fixtures.ts';
import { Summon } from './summon.ts';

export const DRAFT = 'what should i plant in my small garden ?';
/** What an account begins with. */
export const CREDITS = 250;

const [first] = editors;
if (!first) throw new Error('The first editor is the one of ChatGPT.');
export const chatgpt = first;

interface OwnBrowser {
  account: Account;
  model: ModelServer;
  /** Where the API answers. */
  apiPort: number;
  profile?: string;
}

export const portOf = ({ apiUrl }: Stack) => Number(new URL(apiUrl).port);

/** A browser that a test may end, signed in; the model answers well and has not been asked. */
export async function launchSignedIn({ account, model, apiPort, profile }: OwnBrowser) {
  Object.assign(model, { script: goodAnswer });
  model.calls.length = 0;
  const extension = await launchWithExtension({
    pagesPort: pagesPort(),
    apiPort,
    ...(profile && { profile }),
  });
  const background = await extension.background();
  await background.evaluate((session) => chrome.storage.local.set({ session, session$: { v: 1 } }), {
    ...account,
    credits: null,
  });
  return extension;
}

/** A chat page with a draft in such a browser. */
export async function openChat(extension: ExtensionBrowser) {
  const page = await extension.context.newPage();
  const card = new Card(page);
  const chat = new ChatPage(page, chatgpt);
  await chat.open();
  await chat.typeDraft(DRAFT);
  await expect(card.chip).toBeVisible();
  return { page, card, chat, summon: new Summon(page, card, extension) };
}

/** The panel with a draft, as a tab of its own. */
export async function openPanel(page: Page, extension: ExtensionBrowser): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#enhance`);
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
}

/** Lays something of the page's over all of it that lets clicks through, until `uncover`. */
export async function cover(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lure = document.createElement('div');
    lure.id = 'lure';
    lure.textContent = 'Win a prize';
    lure.style.cssText =
      'position:fixed;inset:0;width:100vw;height:100vh;margin:0;background:#fff;pointer-events:none';
    lure.popover = 'manual';
    document.documentElement.append(lure);
    // Above all, also above a card that comes above it again: there its presses would count, and rightly.
    const cover = () => {
      if (lure.id === '') return;
      if (lure.matches(':popover-open')) lure.hidePopover();
      lure.showPopover();
      requestAnimationFrame(cover);
    };
    cover();
    // The browser tells of covers 100 ms late at the earliest, between frames.
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });
}

export async function uncover(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lure = document.querySelector<HTMLElement>('#lure');
    if (lure) {
      lure.id = '';
      // As pages do; the card hears of it, and what covers it has to go before it may be pressed.
      lure.hidePopover();
      await new Promise((done) => setTimeout(done));
      lure.remove();
    }
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });
}
