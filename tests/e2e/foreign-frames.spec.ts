import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The extension may run at every port of this address without the browser's question. */
const site = 'http://127.0.0.1:8099';
const allowed = 'http://127.0.0.1:8098';
const foreign = 'https://comments.example';
const field = '<!doctype html><textarea style="width: 500px; height: 120px; margin-top: 160px"></textarea>';

/** A page with a field in a frame of another origin. */
async function open(page: Page, frameOrigin: string): Promise<void> {
  const body = `<!doctype html><title>Post</title><textarea></textarea><iframe src="${frameOrigin}/" style="width: 900px; height: 600px"></iframe>`;
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${frameOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: field }));
  await page.goto(site);
}

test.afterEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => chrome.scripting.unregisterContentScripts());
});

test('a field in a frame of another origin is sharpened there by the shortcut, and has the chip once added', async ({
  page,
  card,
  summon,
}) => {
  await open(page, allowed);
  const inside = page.frameLocator('iframe').locator('textarea');
  await inside.fill('we recieved teh letter');
  await summon.shortcut();
  await card.doneText();
  await card.button('Accept').click();
  await expect(inside).toHaveValue(/received the letter/);
  await expect(page.locator('textarea')).toHaveValue('');
  await card.dialog.getByRole('button', { name: 'Add this site' }).click();
  await expect(card.dialog.getByText(/^Added\./)).toBeVisible();

  await page.reload();
  await inside.fill('we recieved teh letter');
  const chip = page.frameLocator('iframe').getByRole('button', { name: 'Sharpen with Whetstone' });
  await expect(chip).toBeVisible();
  await chip.click();
  await card.doneText();
  await card.button('Accept').click();
  await expect(inside).toHaveValue(/received the letter/);
});

test('where the browser gives no leave for the frame, the card says so and asks for that origin', async ({
  page,
  card,
  summon,
}) => {
  await open(page, foreign);
  const inside = page.frameLocator('iframe').locator('textarea');
  await inside.fill('we recieved teh letter');
  await summon.shortcut();
  await expect(card.dialog.getByRole('alert')).toContainText('comes from another site');
  await expect(card.dialog.getByRole('button', { name: 'Add this site' })).toBeEnabled();
  await expect(card.dialog.getByTitle('comments.example')).toBeVisible();
  await card.button('Close').click();
  await expect(card.host).toHaveCount(0);

  // A field of the page itself is as before.
  await page.locator('textarea').fill('teh end');
  await summon.shortcut();
  expect(await card.doneText()).toBe('the end');
});

test('the popup offers the origin of such a frame beside the page’s own', async ({ page, extension }) => {
  await open(page, foreign);
  await page.frameLocator('iframe').locator('textarea').fill('teh end');
  const background = await extension.background();
  const tabId = await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return tab?.id;
  });
  const popup = await page.context().newPage();
  // The popup over that page: the browser tells it the tab in front.
  await popup.addInitScript(
    (tab) => {
      chrome.tabs.query = (async () => [tab]) as unknown as typeof chrome.tabs.query;
    },
    { id: tabId, url: `${site}/` },
  );
  await popup.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  for (const said of [`On ${new URL(site).host}`, 'here yet', `${new URL(foreign).host} yet`])
    await expect(popup.getByText(said)).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Add this site' })).toHaveCount(2);
});
