import { test as base } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { findFirefox } from '@/local/browsers.ts';
import {
  judgeBlankLine,
  judgeLines,
  judgeLinesOutOfReach,
  judgeRefusing,
  judgeThrown,
} from '@/tests/e2e/lines-judge.ts';
import { judgeRewrite, rewritable } from '@/tests/e2e/rewrite-judge.ts';
import { StructurePage } from '@/tests/e2e/structure-page.ts';
import { judgeEditor, type KnownMarks, structureCells } from '@/tests/e2e/structure-suite.ts';
import { judgeTyped, typedIn } from '@/tests/e2e/typed-judge.ts';
import { ANSWER, ASK, launchDriverFirefox } from '@/tests/support/driver-firefox.ts';
import { type RichPages, richEditors, serveRichPages } from '@/tests/support/rich-pages.ts';

const executablePath = findFirefox();

interface WorkerFixtures {
  pages: RichPages;
  firefox: Browser;
}

const test = base.extend<object, WorkerFixtures>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const pages = await serveRichPages();
      await use(pages);
      pages.close();
    },
    { scope: 'worker' },
  ],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const firefox = await launchDriverFirefox(executablePath ?? '');
      await use(firefox.browser);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');

/** What is not kept whole yet, and how that shows; all else is. `said`: the card says so before a run or before Accept. */
const known: KnownMarks = {
  // The caret comes to stand in a cell, which is a field of its own.
  ckeditor5: { table: 'inner' },
  // Words with marks would lose them; the card says so.
  trix: { bold: 'said', link: 'said', list: 'said' },
};

/**
 * In one long document Firefox at times gives a letter written into Rooster the editor's own colour, as a mark. In Slate a
 * document without marks is where lines were once written as one, and what their blocks hold besides was lost.
 */
const ALONE = new Set(['rooster', 'slate']);

async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  const names = keys as Parameters<Page['keyboard']['press']>[0][];
  const [last] = names.slice(-1);
  const held = names.slice(0, -1);
  for (const key of held) await page.keyboard.down(key);
  if (last) await page.keyboard.press(last);
  for (const key of held.toReversed()) await page.keyboard.up(key);
}

/** Asks the driver through the page: it has the page's window to itself where content scripts run. */
function ask(page: Page, question: string): Promise<string> {
  return page.evaluate(
    (detail, names) =>
      new Promise<string>((resolve) => {
        addEventListener(names.answer, (event) => resolve((event as CustomEvent<string>).detail), {
          once: true,
        });
        dispatchEvent(new CustomEvent(names.ask, { detail }));
      }),
    question,
    { ask: ASK, answer: ANSWER },
  );
}

async function openPage(page: Page, url: string): Promise<StructurePage> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.ready);
  return new StructurePage({
    evaluate: (act, given) => page.evaluate(act as (one: unknown) => never, given),
    async focusRoot() {
      const frame = await page.$('.slot iframe');
      const root = frame ?? (await page.evaluateHandle(() => window.__root()));
      await root.click({ offset: { x: 12, y: 12 } });
    },
    press: (...keys) => pressKeys(page, keys),
    ask: async (act, given) => JSON.parse(await ask(page, JSON.stringify({ act, given }))).answer,
  });
}

for (const editor of richEditors) {
  test(`Firefox: structures in ${editor}: all is kept, or it is said before`, {
    annotation: structureCells(editor),
  }, async ({ firefox, pages }) => {
    test.setTimeout(180_000);
    const page = await firefox.newPage();
    const chat = await openPage(page, pages.urlOf(editor));
    const alone = ALONE.has(editor) && { isAlone: true };
    await judgeEditor(chat, { editor, known: known[editor] ?? {}, isUnsteady: true, ...alone });
    await page.close();
  });
}

for (const editor of rewritable) {
  test(`Firefox: a rewrite in ${editor}: its headings and lists are the editor’s own`, async ({
    firefox,
    pages,
  }) => {
    const page = await firefox.newPage();
    await judgeRewrite(await openPage(page, pages.urlOf(editor)), editor);
    await page.close();
  });
}

for (const editor of typedIn) {
  test(`Firefox: a draft typed into ${editor}: one key takes the result back, and nothing of what was typed`, async ({
    firefox,
    pages,
  }) => {
    const page = await firefox.newPage();
    await judgeTyped(await openPage(page, pages.urlOf(editor)), editor);
    await page.close();
  });
}

test('Firefox: lines joined and parted in slate keep what is not drawn, or it is said before', async ({
  firefox,
  pages,
}) => {
  const page = await firefox.newPage();
  const chat = await openPage(page, pages.urlOf('slate'));
  await judgeLines(chat);
  await judgeLinesOutOfReach(chat);
  await page.close();
});

test('Firefox: a slate that throws amid the changes holds what it held', async ({ firefox, pages }) => {
  const page = await firefox.newPage();
  await judgeThrown(await openPage(page, pages.urlOf('slate')));
  await page.close();
});

for (const editor of ['contenteditable', 'slate'])
  test(`Firefox: a ${editor} that takes nothing is left at the first refusal`, async ({ firefox, pages }) => {
    const page = await firefox.newPage();
    await judgeRefusing(await openPage(page, pages.urlOf(editor)));
    await page.close();
  });

for (const editor of ['contenteditable', 'typed-alone'])
  test(`Firefox: a blank line is written between two others in ${editor}, and taken back`, async ({
    firefox,
    pages,
  }) => {
    const page = await firefox.newPage();
    await judgeBlankLine(await openPage(page, pages.urlOf(editor)));
    await page.close();
  });
