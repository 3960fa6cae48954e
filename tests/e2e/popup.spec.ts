import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { continueSending } from './connecting.ts';
import { expect, test } from './fixtures.ts';

async function openPopup(page: Page, extension: ExtensionBrowser): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

/** The tab in front is the popup itself here: what it would say of a site is told to it. */
async function tellSite(page: Page, site: string): Promise<void> {
  await page.addInitScript((url) => {
    chrome.tabs.query = (async () => [{ url }]) as unknown as typeof chrome.tabs.query;
  }, site);
}

test('the popup names the engine and what becomes of the text', async ({ page, extension }) => {
  await openPopup(page, extension);
  const now = page.getByRole('status').first();
  await expect(now).toHaveText('On your devicenothing leaves it · no account');
  const settings = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Change engine' }).click();
  const options = await settings;
  const session = { token: `wst_${'a'.repeat(43)}`, userId: 'u1', email: 'ada@example.test', credits: 9 };
  await options.evaluate((kept) => chrome.storage.local.set({ session: kept, session$: { v: 1 } }), session);
  await options.getByText('Other engines').click();
  await options.getByRole('radio', { name: 'Whetstone cloud' }).click();
  await continueSending(options);
  await expect(now).toContainText('text is sent, not stored');
  const { height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  expect(height).toBeLessThanOrEqual(560);
});

test('the popup never names the engine there was before another was chosen', async ({ page, extension }) => {
  await openPopup(page, extension);
  await expect(page.getByRole('status').first()).toContainText('On your device');
  await page.evaluate(() => chrome.storage.local.set({ settings: { engine: 'cloud' }, settings$: { v: 2 } }));
  await expect(page.getByRole('status').first()).toContainText('text is sent, not stored');
  // As where the settings were changed while no popup was open, which alone keeps what was in use last.
  await page.evaluate(() => chrome.storage.session.set({ lastEngine: 'offline', lastEngine$: { v: 1 } }));
  await page.addInitScript(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    new MutationObserver(() => {
      const status = document.querySelector('[role=status]')?.textContent;
      if (status) told.add(status);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('text is sent, not stored');
  const told = await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told]);
  expect(told.join()).not.toContain('On your device');
});

test('the popup is at most 560 px high in every state', async ({ page, extension }) => {
  await tellSite(page, 'https://mail.example.com/');
  await page.setViewportSize({ width: 360, height: 600 });
  await openPopup(page, extension);
  const heights: Record<string, number> = {};
  const measure = async (state: string) => {
    const { height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
    heights[state] = height;
  };
  await measure('new');
  await page.getByRole('button', { name: 'Sharpen this text' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await measure('failed');
  await page.reload();
  await page.evaluate((session) => chrome.storage.local.set({ session, session$: { v: 1 } }), {
    token: `wst_${'a'.repeat(43)}`,
    userId: 'u1',
    email: 'ada@example.test',
    credits: 9,
  });
  await expect(page.getByText('9 credits')).toBeVisible();
  await measure('signed in');
  await page.getByRole('button', { name: 'Sharpen this text' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await measure('signed in, failed');
  await page.getByRole('button', { name: /^Pause for/ }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await measure('paused');
  expect(Object.entries(heights).filter(([, height]) => height > 560)).toEqual([]);
  expect(Object.keys(heights)).toHaveLength(5);
});

test('the popup shows the balance of the account, and warns when it is low', async ({ page, extension }) => {
  await openPopup(page, extension);
  const signIn = (credits: number) =>
    page.evaluate(
      (balance) =>
        chrome.storage.local.set({
          session: {
            token: `wst_${'a'.repeat(43)}`,
            userId: 'u1',
            email: 'ada@example.test',
            credits: balance,
          },
        }),
      credits,
    );
  await signIn(1_250);
  await expect(page.getByText('1,250 credits')).toBeVisible();
  await signIn(9);
  await expect(page.getByText('9 credits')).toBeVisible();
});

test('the popup shows the shortcut as the browser bound it', async ({ page, extension }) => {
  await openPopup(page, extension);
  const bound = await page.evaluate(async () => {
    const commands = await chrome.commands.getAll();
    return commands.find(({ name }) => name === 'enhance')?.shortcut;
  });
  await expect(page.locator('kbd')).toHaveText(bound ?? 'none');
});

test('the popup opens the side panel', async ({ page, extension }) => {
  await openPopup(page, extension);
  const panels = async () => {
    const background = await extension.background();
    return background.evaluate(
      async () => (await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL' as never] })).length,
    );
  };
  expect(await panels()).toBe(0);
  await page.getByRole('button', { name: 'Open side panel' }).click();
  await expect.poll(panels).toBe(1);
  const background = await extension.background();
  await background.evaluate(async () => {
    await chrome.sidePanel.setOptions({ enabled: false });
    await chrome.sidePanel.setOptions({ enabled: true, path: 'sidepanel.html' });
  });
  await expect.poll(panels).toBe(0);
});

test('the popup says why it cannot sharpen where no page lets it in', async ({ page, extension }) => {
  await openPopup(page, extension);
  await expect(page.getByText(textFor('popup', 'page_not_supported'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sharpen this text' })).toBeDisabled();
});

test('a page that turns out closed is no site to switch', async ({ page, extension }) => {
  await tellSite(page, 'https://store.example.com/');
  await openPopup(page, extension);
  const site = page.getByRole('switch', { name: /^On store/ });
  await expect(site).toBeVisible();
  await page.getByRole('button', { name: 'Sharpen this text' }).click();
  await expect(page.getByRole('alert')).toContainText(textFor('popup', 'page_not_supported'));
  await expect(site).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sharpen this text' })).toBeDisabled();
});

test('without credits the popup offers this device, and takes it at a press', async ({ page, extension }) => {
  await tellSite(page, 'https://mail.example.com/');
  await openPopup(page, extension);
  await page.evaluate(() =>
    chrome.storage.local.set({
      settings: { engine: 'cloud' },
      settings$: { v: 2 },
      session: { token: `wst_${'a'.repeat(43)}`, userId: 'u1', email: 'ada@example.test', credits: 0 },
      session$: { v: 1 },
    }),
  );
  const offer = page.getByRole('button', { name: 'Use your device' });
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText('On your device');
});
