import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import {
  type ExtensionBrowser,
  launchWithExtension,
  welcomePage,
} from '@/tests/support/extension-browser.ts';
import { Card } from './card.ts';
import { pagesPort } from './fixtures.ts';
import { Summon } from './summon.ts';

/** What a person may need for a first rewrite, from the install on. */
const MINUTE_MS = 60_000;

interface Fixtures {
  installedAt: number;
  extension: ExtensionBrowser;
  /** The page that opened by itself. */
  page: Page;
  card: Card;
}

/** A browser of its own for each test, without a network, with the extension just installed. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  installedAt: async ({}, use) => use(Date.now()),
  extension: async ({ installedAt: _ }, use) => {
    const extension = await launchWithExtension({ pagesPort: pagesPort(), keepsWelcome: true });
    await extension.context.setOffline(true);
    await use(extension);
    await extension.close();
  },
  page: async ({ extension }, use) => use(await welcomePage(extension.context)),
  card: async ({ page }, use) => use(new Card(page)),
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Draft' });
const openPages = (context: BrowserContext) => context.pages().map((page) => page.url());

test('from the install to an accepted rewrite: no account, no network, less than a minute', async ({
  installedAt,
  extension,
  page,
  card,
}) => {
  const asked: string[] = [];
  extension.context.on('request', (request) => asked.push(request.url()));
  const draft = await field(page).inputValue();
  await page.getByRole('button', { name: 'Sharpen', exact: true }).click();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect(field(page)).toHaveValue(result);
  expect(result).not.toBe(draft);
  expect(Date.now() - installedAt).toBeLessThan(MINUTE_MS);
  await card.button('Undo').click();
  await expect(field(page)).toHaveValue(draft);
  expect(asked.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);
});

test('one thing is primary at a time: the card’s Accept takes that from the page’s Sharpen', async ({
  page,
  card,
}) => {
  const sharpen = page.getByRole('button', { name: 'Sharpen', exact: true });
  const fillOf = (button: typeof sharpen) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ember = await fillOf(sharpen);
  await sharpen.click();
  await card.opened();
  await expect(card.button('Accept')).toBeEnabled();
  await page.mouse.move(0, 0);
  await expect.poll(() => fillOf(sharpen)).not.toBe(ember);
  await card.button('Discard').click();
  await page.mouse.move(0, 0);
  await expect.poll(() => fillOf(sharpen)).toBe(ember);
});

test('the chip and the shortcut sharpen the draft as they do on chat sites', async ({
  extension,
  page,
  card,
}) => {
  const draft = await field(page).inputValue();
  const summon = new Summon(page, card, extension);
  for (const way of ['chip', 'shortcut'] as const) {
    await summon.by(way);
    await expect(card.button('Accept')).toBeEnabled();
    await card.button('Accept').click();
    await expect(field(page)).not.toHaveValue(draft);
    await card.button('Undo').click();
    await expect(field(page)).toHaveValue(draft);
  }
});

test('a draft of one’s own is sharpened, and one undo gives it back', async ({ page, card }) => {
  await page.getByRole('button', { name: 'Write my own' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('i has two question about teh report');
  await page.getByRole('button', { name: 'Sharpen', exact: true }).click();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect(field(page)).toHaveValue(result);
  expect(result).toContain('the report');
  await field(page).press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue('i has two question about teh report');
});

test('the page names the keys the browser bound, and where none are bound the way to set them', async ({
  extension,
  page,
}) => {
  const bound = await page.evaluate(async () => {
    const commands = await chrome.commands.getAll();
    return commands.find(({ name }) => name === 'enhance')?.shortcut ?? '';
  });
  await expect(page.locator('kbd').first()).toHaveText(bound);
  await page.addInitScript(() => {
    chrome.commands.getAll = () => Promise.resolve([{ name: 'enhance', shortcut: '' }]) as never;
  });
  await page.reload();
  await expect(page.locator('kbd')).toHaveCount(0);
  await page.getByRole('button', { name: 'Set a shortcut' }).click();
  await expect.poll(() => openPages(extension.context)).toContain('chrome://extensions/shortcuts');
});

test('an accepted rewrite is said on the page, until it is taken back or typed over', async ({
  page,
  card,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const asked = await title.textContent();
  await page.getByRole('button', { name: 'Sharpen', exact: true }).click();
  await card.doneText();
  await expect(title).toHaveText(asked ?? '');
  await card.button('Accept').click();
  await expect(title).toHaveText('Sharpened.');
  await card.button('Undo').click();
  await expect(title).toHaveText(asked ?? '');
  await page.getByRole('button', { name: 'Sharpen', exact: true }).click();
  await card.doneText();
  await card.button('Accept').click();
  await expect(title).toHaveText('Sharpened.');
  // Keys that are pressed while the card still writes are put in by the card itself.
  await expect(card.button('Undo')).toBeVisible();
  await field(page).press('End');
  await page.keyboard.type(' and');
  await expect(title).toHaveText(asked ?? '');
});
