import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { expect, test } from './fixtures.ts';

const tabs = ['Sharpen', 'Files', 'Library', 'Personas', 'Activity', 'Settings'];

async function openPanel(page: Page, extension: ExtensionBrowser, fragment = ''): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html${fragment}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

const view = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const chosen = (page: Page) => page.getByRole('tab', { selected: true });

test('the panel opens on the tab used last, and two windows keep their own', async ({ page, extension }) => {
  await openPanel(page, extension);
  await expect(chosen(page)).toHaveText('Sharpen');
  const other = await extension.context.newPage();
  await openPanel(other, extension);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(view(page, 'Settings').getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(chosen(other)).toHaveText('Sharpen');
  await openPanel(other, extension);
  await expect(chosen(other)).toHaveText('Settings');
  await other.close();
});

test('an address names the tab, when the panel opens and while it is open', async ({ page, extension }) => {
  await openPanel(page, extension, '#library');
  await expect(view(page, 'Library').getByRole('searchbox')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#activity';
  });
  await expect(view(page, 'Activity').getByRole('switch', { name: 'Keep a history' })).toBeVisible();
  await page.goto('about:blank');
  await openPanel(page, extension, '#nowhere');
  await expect(chosen(page)).toHaveText('Sharpen');
});

test('the frame stands still: from the first paint, while tabs load, and while they are long', async ({
  page,
  extension,
}) => {
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 500 });
    await page.goto('about:blank');
    await openPanel(page, extension, '#enhance');
    const places = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.map((one) => [one.textContent, JSON.stringify(one.getBoundingClientRect())]),
        );
    const before = await places('[role=tab]');
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      expect(await places('[role=tab]')).toEqual(before);
      await expect(view(page, name).locator('button, select').first()).toBeAttached();
      expect(await places('[role=tab]')).toEqual(before);
    }
    // What the page's own markup draws before any script has run.
    await page.evaluate(async () => {
      const html = await (await fetch('/sidepanel.html')).text();
      const markup = new DOMParser().parseFromString(html, 'text/html').querySelector('#root');
      document.querySelector('#root')?.replaceWith(markup ?? '');
    });
    expect(await places('.frame > span')).toEqual(before);
  }
});

for (const width of [320, 360, 380, 400, 420]) {
  test(`all tabs stand in one line in a panel of ${width} px`, async ({ page, extension }) => {
    await page.setViewportSize({ width, height: 500 });
    await openPanel(page, extension);
    const tops = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(tabs.length);
    expect(new Set(tops).size).toBe(1);
  });
}

test('each tab keeps its place while another is in front', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await openPanel(page, extension, '#settings');
  const settings = view(page, 'Settings');
  await settings.getByRole('heading', { name: 'Request log' }).scrollIntoViewIfNeeded();
  const scrolled = await settings.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Sharpen' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect.poll(() => settings.evaluate((element) => element.scrollTop)).toBe(scrolled);
});

test('no jump to a part of a view moves the tabs', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await openPanel(page, extension, '#settings');
  const tab = page.getByRole('tab', { name: 'Settings' });
  const before = await tab.boundingBox();
  for (const block of ['start', 'center', 'end'] as const) {
    await page
      .getByRole('heading', { name: 'Request log' })
      .evaluate((heading, to) => heading.scrollIntoView({ block: to }), block);
    expect(await tab.boundingBox()).toEqual(before);
  }
});

for (const look of [
  { name: '320 px', width: 320, rootSize: '100%' },
  { name: 'wide', width: 1280, rootSize: '100%' },
  { name: '320 px with text at 200 %', width: 320, rootSize: '200%' },
]) {
  test(`nothing is cut or runs out of the panel: ${look.name}`, async ({ page, extension }) => {
    await page.setViewportSize({ width: look.width, height: 700 });
    await openPanel(page, extension);
    await page.addStyleTag({ content: `html { font-size: ${look.rootSize} !important; }` });
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(view(page, name).locator('button, select').first()).toBeAttached();
      const overflowing = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[role=tablist], [role=tabpanel]:not([hidden])')]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.getAttribute('role')),
      );
      expect([name, overflowing]).toEqual([name, []]);
    }
  });
}

test('a result and the search stay whole at 320 px with text at 200 %', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPanel(page, extension, '#enhance');
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await page.getByRole('textbox', { name: 'Your draft' }).fill('their is a bug in teh export');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const toggle = await page.getByRole('switch', { name: /^Show \d+ changes?$/ }).boundingBox();
  expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual(304);
  expect(await view(page, 'Sharpen').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.getByRole('tab', { name: 'Library' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the library' });
  const gap = await field.evaluate((input) => {
    const icon = input.previousElementSibling?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    const padding = Number.parseFloat(getComputedStyle(input).paddingInlineStart);
    return input.getBoundingClientRect().left + padding - icon;
  });
  expect(gap).toBeGreaterThan(0);
});

test('what a run does is said to screen readers, once it begins and once it is done', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, '#enhance');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent ?? '';
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('textbox', { name: 'Your draft' }).fill('their is a bug in teh export');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toContain('Sharpening.');
  expect(said.some((line) => /^Sharpened on your device, \d+ changes?\.$/.test(line))).toBe(true);
});

test('what the rules cannot do is called a prompt, in the panel too', async ({ page, extension }) => {
  await openPanel(page, extension, '#enhance');
  await page.getByRole('textbox', { name: 'Your draft' }).fill('The lease ends on 31 May.');
  await page.getByRole('button', { name: 'Explain simply', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  const line = 'Explaining needs an AI model. Send this prompt to a chat instead.';
  await expect(result.getByRole('paragraph').filter({ hasText: line })).toBeVisible();
  await expect(result.getByRole('status').filter({ hasText: line })).toHaveCount(1);
  await expect(result).toContainText('The lease ends on 31 May.');
  await expect(result).not.toContainText('Done on your device');
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await expect(result).toContainText('Done on your device');
});

test('a tab that an update took away is loaded anew with the draft', async ({ page, extension }) => {
  const chunk = '**/chunks/personas-tab-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#enhance`);
  await page.getByRole('textbox', { name: 'Your draft' }).fill('half a thought');
  await page.getByRole('tab', { name: 'Personas' }).click();
  const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.unroute(chunk);
  await reload.click();
  await expect(page.getByRole('radio', { name: 'No persona' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sharpen' }).click();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('half a thought');
  // Once: what was taken out of it stays out.
  await page.getByRole('textbox', { name: 'Your draft' }).fill('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('');
});

test('a draft is there when the panel is closed and opened again, until it is cleared', async ({
  page,
  extension,
}) => {
  const address = `chrome-extension://${extension.extensionId}/sidepanel.html#enhance`;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your draft' }).fill('half a thought');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('half a thought');
  await page.close();
  const again = await extension.context.newPage();
  await again.goto(address);
  const draft = again.getByRole('textbox', { name: 'Your draft' });
  await expect(draft).toHaveValue('half a thought');
  await draft.fill('');
  await again.reload();
  await expect(again.getByRole('button', { name: 'Sharpen', exact: true })).toBeVisible();
  await expect(draft).toHaveValue('');
});
