import { test as base, chromium, expect, type Page } from '@playwright/test';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { cells } from './fixtures.ts';
import { CELL_MARK, cellName } from './matrix-reporter.ts';
import { judge } from './structure-judge.ts';
import { kinds } from './structure-kinds.ts';
import { richEditors, StructurePage } from './structure-page.ts';

const test = base.extend<{ page: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  page: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: await requireChromium(),
      args: ['--no-sandbox'],
    });
    await use(await browser.newPage());
    await browser.close();
  },
});

/** In these every block is an editor of its own: the first is what is written. */
const BLOCKWISE = new Set(['editorjs']);

/** What is not kept whole yet, and how that shows; all else is. `said`: the card says so before a run or before Accept. */
const known: Record<string, Record<string, string>> = {
  // Their text is drawn from a model that no field of theirs holds.
  ace: everyKind('said'),
  codemirror5: everyKind('said'),
  // Its tables take no native edit: the caret stands in none.
  wangeditor: { table: 'said' },
  // A word that is a whole link, selected: not verified, put back, and Copy offered.
  tinymce: { link: 'word' },
  // Reverted, the caption's own elements are drawn a little otherwise.
  trix: { image: 'revert dom' },
};

/** On a busy machine Slate at times refuses a place it was told: nothing is changed then, and the card says so. */
const UNSTEADY = 'slate';

function everyKind(mark: string): Record<string, string> {
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, mark]));
}

for (const editor of richEditors) {
  test(`structures in ${editor}: all is kept, or it is said before`, {
    annotation: cells(editor, Object.keys(kinds)),
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const chat = await StructurePage.open(page, editor);
    for (const [kind, page] of Object.entries(kinds)) {
      const html = BLOCKWISE.has(editor) ? page.slice(0, page.indexOf('</p>') + 4) : page;
      await test.step(kind, async () => {
        const { mark, why } = await judge(chat, { html, editor });
        test.info().annotations.push({ type: CELL_MARK, description: `${cellName(editor, kind)}\t${mark}` });
        const isSaidAfter = editor === UNSTEADY && /^(?:refused|part|word|revert)$/.test(mark);
        if (!isSaidAfter) expect.soft(mark, why).toBe(known[editor]?.[kind] ?? '✓');
      });
    }
  });
}
