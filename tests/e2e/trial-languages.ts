import { expect, type Page } from '@playwright/test';
import { historyExample } from '@/components/activity/history-example.en.ts';
import { chats } from '@/shared/chats/chat-sites.ts';
import { suggestedSites } from '@/shared/chats/further-sites.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { commands } from '@/shared/enhance/commands.ts';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';

// Pages in the languages made for trials (docs/debugging.md).

/** What `shared/enhance`, `shared/library` and `shared/errors` say of engines, modes, personas and failures is in no catalogue yet; names are the same everywhere. */
const elsewhere = [
  ...engines.flatMap(({ texts }) => [texts.name, texts.promise, texts.label, ...Object.values(texts.hints)]),
  ...[...levels, ...actions].flatMap(({ label, hint }) => [label, hint]),
  ...modes.flatMap(({ id, label }) => [label, ...Object.values(modePrompts[id].example)]),
  ...allPersonas([]).flatMap(({ name, description }) => [name, description]),
  ...Object.values(generalTexts),
  ...Object.values(formTexts),
  ...Object.values(historyExample),
  ...commands.map(({ description }) => description),
  ...suggestedSites.map(({ name }) => name),
  ...Object.values(chats).map(({ name }) => name),
  'Whetstone',
]
  .map((known) => known.toLowerCase())
  .sort((one, other) => other.length - one.length);

/** Opens a page in a language, as the browser tells it, of this page alone: a choice in the console would outlast the test. */
export async function openIn(page: Page, { language, url }: { language: string; url: string }) {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, 'languages', { get: () => [name] });
  }, language);
  await page.goto(url);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button').or(page.getByRole('switch')).first()).toBeVisible();
}

/** All that is read or heard, but what the user wrote, blanks and the names of keys. */
export const shown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, textarea, kbd, mark'))
        texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

export const isPlain = (text: string) =>
  /[a-z]{2}/i.test(
    elsewhere
      .reduce((rest, known) => rest.replaceAll(known, ''), text.toLowerCase())
      .replace(/alt\+shift\+\w|\w+\.(?:pdf|xlsx|jpg)/g, ''),
  );

/** What of a page reaches over the window's sides; pictures may, under the edge of what frames them. */
export const outsideOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not(img)')]
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );
