import { type Browser, test as base, chromium, type Page } from '@playwright/test';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { LEAN_CHROMIUM } from '@/tests/support/lean-chromium.ts';
import { editDriver, type RichPages, richEditors, serveRichPages } from '@/tests/support/rich-pages.ts';
import {
  judgeBlankLine,
  judgeLines,
  judgeLinesOutOfReach,
  judgeRefusing,
  judgeThrown,
} from './lines-judge.ts';
import { judgeRefusal, judgeRewrite, linesAlone, rewritable } from './rewrite-judge.ts';
import { StructurePage } from './structure-page.ts';
import { judgeEditor, structureCells } from './structure-suite.ts';
import { judgeTyped, typedIn } from './typed-judge.ts';

interface WorkerFixtures {
  chromiumAlone: Browser;
  pages: RichPages;
  driver: string;
}

const test = base.extend<{ page: Page }, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  driver: [async ({}, use) => use(await editDriver()), { scope: 'worker' }],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const pages = await serveRichPages();
      await use(pages);
      pages.close();
    },
    { scope: 'worker' },
  ],
  chromiumAlone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await requireChromium(),
        args: ['--no-sandbox', ...LEAN_CHROMIUM],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // A context of its own: one editor's storage and clipboard are not the next one's.
  page: async ({ chromiumAlone }, use) => {
    const context = await chromiumAlone.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

/** The driver in an isolated world of the page, where Chromium runs content scripts. */
async function openPage(
  page: Page,
  { url, driver }: { url: string; driver: string },
): Promise<StructurePage> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const run = async (expression: string) => {
    const options = { expression, contextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await run(driver);
  return new StructurePage({
    evaluate: (act, given) => page.evaluate(act as (one: unknown) => never, given),
    async focusRoot() {
      const root = await page.evaluateHandle(() => window.__root());
      await root.click({ position: { x: 12, y: 12 } });
      await page.keyboard.press('ControlOrMeta+End');
    },
    press: (...keys) => page.keyboard.press(keys.join('+')),
    ask: (act, given) => run(`editDriver.${act}(${given.map((value) => JSON.stringify(value)).join()})`),
  });
}

for (const editor of richEditors) {
  test(`structures in ${editor}: all is kept, or it is said before`, {
    annotation: structureCells(editor),
  }, async ({ page, pages, driver }) => {
    test.setTimeout(180_000);
    const chat = await openPage(page, { url: pages.urlOf(editor), driver });
    await judgeEditor(chat, { editor, known: {}, isUnsteady: editor === 'slate' });
  });
}

for (const editor of rewritable) {
  test(`a rewrite in ${editor}: its headings and lists are the editor’s own`, async ({
    page,
    pages,
    driver,
  }) => {
    const chat = await openPage(page, { url: pages.urlOf(editor), driver });
    await judgeRewrite(chat, editor);
  });
}

for (const editor of linesAlone) {
  test(`a rewrite in ${editor}: that it becomes plain lines is said before`, async ({
    page,
    pages,
    driver,
  }) => {
    const chat = await openPage(page, { url: pages.urlOf(editor), driver });
    await judgeRefusal(chat);
  });
}

for (const editor of typedIn) {
  test(`a draft typed into ${editor}: one key takes the result back, and nothing of what was typed`, async ({
    page,
    pages,
    driver,
  }) => {
    const chat = await openPage(page, { url: pages.urlOf(editor), driver });
    await judgeTyped(chat, editor);
  });
}

test('lines joined and parted in slate keep what is not drawn, or it is said before', async ({
  page,
  pages,
  driver,
}) => {
  const chat = await openPage(page, { url: pages.urlOf('slate'), driver });
  await judgeLines(chat);
  await judgeLinesOutOfReach(chat);
});

test('a slate that throws amid the changes holds what it held', async ({ page, pages, driver }) => {
  await judgeThrown(await openPage(page, { url: pages.urlOf('slate'), driver }));
});

for (const editor of ['contenteditable', 'slate'])
  test(`a ${editor} that takes nothing is left at the first refusal`, async ({ page, pages, driver }) => {
    await judgeRefusing(await openPage(page, { url: pages.urlOf(editor), driver }));
  });

for (const editor of ['contenteditable', 'typed-alone'])
  test(`a blank line is written between two others in ${editor}, and taken back`, async ({
    page,
    pages,
    driver,
  }) => {
    const chat = await openPage(page, { url: pages.urlOf(editor), driver });
    await judgeBlankLine(chat);
  });
