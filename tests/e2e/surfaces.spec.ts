import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { continueSending } from './connecting.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './well-made.ts';

type Surface = 'popup' | 'sidepanel' | 'options' | 'welcome';

const DRAFT = 'their is a bug in the export, can you fix it untill friday? me and tom has looked at line 42';

async function openSurface(page: Page, extension: ExtensionBrowser, surface: Surface): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/${surface}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

async function sharpen(page: Page, draft: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your draft' }).fill(draft);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
}

const panelTabs = ['library', 'personas', 'activity', 'settings'];

test(`axe finds nothing on the extension's own pages`, async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const surface of ['popup', 'options', 'welcome', 'sidepanel'] as const) {
    await openSurface(page, extension, surface);
    await expectNoBarriers(page, surface);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await sharpen(page, DRAFT);
  await expectNoBarriers(page, 'a result');
  for (const tab of panelTabs) {
    await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeAttached();
    await expectNoBarriers(page, tab);
  }
});

test('the popup names the engine and what becomes of the text', async ({ page, extension }) => {
  await openSurface(page, extension, 'popup');
  const now = page.getByRole('status').first();
  await expect(now).toHaveText('On this devicenothing leaves · no account needed');
  const settings = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Change engine' }).click();
  const options = await settings;
  await options.getByRole('radio', { name: 'Whetstone cloud' }).click();
  await continueSending(options);
  await expect(now).toContainText('text is sent, not stored');
  const { height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  expect(height).toBeLessThanOrEqual(560);
});

test('the popup is at most 560 px high in every state', async ({ page, extension }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await openSurface(page, extension, 'popup');
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
  await openSurface(page, extension, 'popup');
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

test('every shortcut that is suggested is free in this browser', async ({ page, extension }) => {
  await openSurface(page, extension, 'options');
  const shortcuts = page.getByRole('region', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('listitem')).toHaveCount(4);
  await expect(shortcuts.locator('kbd')).toHaveCount(4);
});

test('the popup shows the shortcut as the browser bound it', async ({ page, extension }) => {
  await openSurface(page, extension, 'popup');
  const bound = await page.evaluate(async () => {
    const commands = await chrome.commands.getAll();
    return commands.find(({ name }) => name === 'enhance')?.shortcut;
  });
  await expect(page.locator('kbd')).toHaveText(bound ?? 'none');
});

test('the popup opens the side panel', async ({ page, extension }) => {
  await openSurface(page, extension, 'popup');
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
  await openSurface(page, extension, 'popup');
  await page.getByRole('button', { name: 'Sharpen this text' }).click();
  await expect(page.getByRole('alert')).toHaveText(textFor('popup', 'page_not_supported'));
});

test('the panel sharpens a draft, and takes back a refused change alone', async ({ page, extension }) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('radio', { name: 'Polish' }).first().check();
  await sharpen(page, DRAFT);
  const change = page.getByRole('checkbox', { name: /^Replace “their/ });
  await change.focus();
  await page.keyboard.press('Space');
  await expect(change).not.toBeChecked();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^their is a bug/);
  expect(copied).not.toContain('untill');
});

test('the panel leaves a section of a reframed prompt out', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('radio', { name: 'Reframe' }).first().check();
  await sharpen(
    page,
    'write a mail to my landlord about the heating in flat 4B, broken since monday, max 120 words, polite but firm',
  );
  const sections = page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');
  await expect(sections.first()).toHaveAccessibleName('Task');
  await sections.first().uncheck();
  await expect(sections.first()).not.toBeChecked();
  await page.getByRole('switch', { name: /^Show \d+ changes?$/ }).click();
  await expect(page.getByRole('list', { name: 'Sections' })).toBeHidden();
});

test('an old result never passes for one of the draft that stands there', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await sharpen(page, DRAFT);
  const draft = page.getByRole('textbox', { name: 'Your draft' });
  const result = page.getByRole('region', { name: 'Result' });
  const earlier = result.getByText('From your earlier draft');
  await expect(earlier).toHaveCount(0);
  await draft.fill('Something else');
  await expect(earlier).toBeVisible();
  await draft.fill('');
  await expect(result).toHaveCount(0);
  await draft.fill(DRAFT);
  await expect(result).toBeVisible();
  await expect(earlier).toHaveCount(0);
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await expect(result).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(result).toBeVisible();
});

test('a draft without mistakes is told so, and not that mistakes were corrected', async ({
  page,
  extension,
}) => {
  await openSurface(page, extension, 'sidepanel');
  await sharpen(page, 'This sentence is fine as it is.');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'Nothing to change' })).toBeVisible();
  await expect(result).not.toContainText('Mistakes were corrected');
});

test('the panel says so when there is nothing to sharpen', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('button', { name: 'Sharpen' }).click();
  await expect(page.getByRole('alert')).toContainText(textFor('card', 'empty_draft'));
  await page.getByRole('button', { name: 'Edit draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toBeFocused();
});

test('the panel’s tabs move by arrows and keep the draft', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('textbox', { name: 'Your draft' }).fill('kept');
  await page.getByRole('tab', { name: 'Enhance' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Files' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('kept');
});

test('a setting made on the settings page holds in the panel at once', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  const options = await extension.context.newPage();
  await openSurface(options, extension, 'options');
  await options.getByRole('radio', { name: 'Reframe' }).check();
  await expect(page.getByRole('radio', { name: 'Reframe' }).first()).toBeChecked();
  await options.close();
});
