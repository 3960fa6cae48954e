import type { Page } from '@playwright/test';
import { historyExample } from '@/components/activity/history-example.en.ts';
import { suggestedSites } from '@/shared/chats/further-sites.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { commands } from '@/shared/enhance/commands.ts';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import { expect, test } from './fixtures.ts';
import { emptyLibrary } from './library-fixtures.ts';

// The surfaces whose sentences are in catalogues, in the languages made for trials (docs/debugging.md).

const moved = [
  ...['popup.html', 'welcome.html', 'options.html'],
  ...['enhance', 'files', 'library', 'personas', 'activity', 'settings'].map(
    (tab) => `sidepanel.html#${tab}`,
  ),
];

/** What `shared/enhance`, `shared/library` and `shared/errors` say of engines, modes, personas and failures is in no catalogue yet; names are the same everywhere. */
const elsewhere = [
  ...engines.flatMap(({ texts }) => [texts.name, texts.promise, texts.label, ...Object.values(texts.hints)]),
  ...[...levels, ...actions].flatMap(({ label, hint }) => [label, hint]),
  ...modes.flatMap(({ id, label }) => [label, ...Object.values(modePrompts[id].example)]),
  ...allPersonas([]).flatMap(({ name, description }) => [name, description]),
  ...Object.values(generalTexts),
  ...Object.values(historyExample),
  ...commands.map(({ description }) => description),
  ...suggestedSites.map(({ name }) => name),
  ...['Whetstone', 'ChatGPT', 'Claude', 'Gemini', 'DeepSeek'],
]
  .map((known) => known.toLowerCase())
  .sort((one, other) => other.length - one.length);

// What an earlier test kept is in its own words.
test.beforeEach(({ page, extension }) => emptyLibrary(page, extension));

async function openIn(page: Page, { language, url }: { language: string; url: string }) {
  // As the browser tells it, of this page alone: a choice in the console would outlast the test.
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, 'languages', { get: () => [name] });
  }, language);
  await page.goto(url);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button').or(page.getByRole('switch')).first()).toBeVisible();
}

/** All that is read or heard, but what the user wrote, blanks and the names of keys. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, textarea, kbd, mark'))
        texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

const isPlain = (text: string) =>
  /[a-z]{2}/i.test(
    elsewhere
      .reduce((rest, known) => rest.replaceAll(known, ''), text.toLowerCase())
      .replace(/alt\+shift\+\w|\w+\.(?:pdf|xlsx|jpg)/g, ''),
  );

for (const surface of moved) {
  test(`the ${surface} says nothing that is not in its catalogue`, async ({ page, extension }) => {
    await openIn(page, {
      language: 'en-XA',
      url: `chrome-extension://${extension.extensionId}/${surface}`,
    });
    const texts = await shown(page);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter(isPlain)).toEqual([]);
  });

  for (const width of [340, 1280])
    test(`the ${surface} fits from right to left, ${width} wide`, async ({ page, extension }) => {
      await page.setViewportSize({ width, height: 800 });
      await openIn(page, {
        language: 'ar-XB',
        url: `chrome-extension://${extension.extensionId}/${surface}`,
      });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((one) => one.getClientRects().length > 0)
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(outside).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
}
