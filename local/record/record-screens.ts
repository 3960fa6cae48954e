import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { Card } from '@/tests/e2e/card.ts';
import { type ExtensionBrowser, welcomePage } from '@/tests/support/extension-browser.ts';
import { chatPage } from './chat-page.ts';
import { libraryFile } from './library-file.ts';

/** What the stores take. */
const SCREEN = { width: 1280, height: 800 };
/** As wide as browsers open a side panel. */
const PANEL_WIDTH = 420;
export const CHAT = 'https://chatgpt.com/';

const MAIL =
  'hi Dana, i wanted to ask weather you could send me the the numbers for thursday. its for the meeting with Northwind on 12 March, we should of had them yesterday, alot of people are waiting.';
const TASK =
  'write a mail to my landlord about the broken heating in flat 4B, its broken since monday 3 november, max 120 words, polite but firm';

export type Scheme = 'light' | 'dark';

export async function openPage(context: BrowserContext, scheme: Scheme): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(SCREEN);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // A page of nobody's, at an address the mark stands on.
  await page.route(`${CHAT}**`, (route) => route.fulfill({ contentType: 'text/html', body: chatPage }));
  return page;
}

/** A draft in the composer and the card on it, at rest. */
export async function sharpenIn(page: Page, draft: string, level: 'Balanced' | 'Reframe'): Promise<Card> {
  await page.goto(CHAT);
  await page.getByRole('textbox').fill(draft);
  const card = new Card(page);
  await card.chip.click();
  await card.opened();
  await card.chooseLevel(level);
  await card.doneText();
  await card.fold.click();
  return card;
}

const shoot = (page: Page, folder: string, number: number) =>
  page.screenshot({ path: join(folder, `screenshot-${number}.png`) });

async function recordCards(context: BrowserContext, folder: string): Promise<void> {
  const light = await openPage(context, 'light');
  const card = await sharpenIn(light, MAIL, 'Balanced');
  await card.showChanges.click();
  await card.result.locator('ins').first().waitFor();
  await shoot(light, folder, 1);
  await light.close();
  const dark = await openPage(context, 'dark');
  await sharpenIn(dark, TASK, 'Reframe');
  await shoot(dark, folder, 2);
  await dark.close();
}

const asSource = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** The panel beside a page, as the browser shows both; a driver sees neither in one window. */
async function recordPanel(context: BrowserContext, extensionId: string, folder: string): Promise<void> {
  const panel = await openPage(context, 'light');
  await panel.goto(`chrome-extension://${extensionId}/sidepanel.html`);
  await panel.getByRole('tab', { name: 'Library' }).click();
  await panel.getByRole('button', { name: 'Import and export' }).click();
  await panel.locator('input[type=file]').setInputFiles(libraryFile);
  await panel.getByRole('button', { name: /^Import \d/ }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: /^Weekly update/ }).click();
  await panel.setViewportSize({ width: PANEL_WIDTH, height: SCREEN.height });
  const right = await panel.screenshot();
  await panel.close();
  const page = await openPage(context, 'light');
  await page.setViewportSize({ width: SCREEN.width - PANEL_WIDTH - 1, height: SCREEN.height });
  await page.goto(CHAT);
  const left = await page.screenshot();
  await page.setViewportSize(SCREEN);
  await page.setContent(
    `<style>body{margin:0;display:flex;background:#d8d4cc;gap:1px}img{display:block}</style><img src="${asSource(left)}"><img src="${asSource(right)}">`,
  );
  await page.locator('img').last().waitFor();
  await shoot(page, folder, 3);
  await page.close();
}

async function recordSettings(context: BrowserContext, extensionId: string, folder: string): Promise<void> {
  const page = await openPage(context, 'light');
  await page.goto(`chrome-extension://${extensionId}/options.html`);
  await page.getByRole('radiogroup', { name: 'Engine' }).waitFor();
  await shoot(page, folder, 4);
  await page.close();
}

async function recordWelcome(page: Page, folder: string): Promise<void> {
  await page.setViewportSize(SCREEN);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sharpen' }).first().click();
  const card = new Card(page);
  await card.opened();
  await card.doneText();
  // The first run of a new browser also loads the checker.
  await card.button('Retry').click();
  await card.doneText();
  await shoot(page, folder, 5);
}

/** The five screens of the listing, as `screenshot-<number>.png`. */
export async function recordScreens(extension: ExtensionBrowser, folder: string): Promise<void> {
  const { context, extensionId } = extension;
  await recordWelcome(await welcomePage(context), folder);
  await recordCards(context, folder);
  await recordPanel(context, extensionId, folder);
  await recordSettings(context, extensionId, folder);
}
