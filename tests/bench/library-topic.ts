import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { LibraryItem } from '@/shared/library/records.ts';
import { openBrowser } from './browser.ts';
import { bundleScript } from './bundle.ts';
import type { Figure, Topic } from './figures.ts';

declare global {
  interface Window {
    /** What the panel's page is asked; times in milliseconds of that page's clock. */
    watchList: {
      /** Since the page began, until the draft field was there. */
      draftField(): Promise<number>;
      /** Since the page began, until the first row was there. */
      firstRow(): Promise<number>;
      /** From the press on the tab to the first row. */
      pressLibrary(): Promise<number>;
      /** The next keystroke counts. */
      begin(): void;
      /** From that keystroke until the list it gave was laid out. */
      drawn(): Promise<number>;
    };
  }
}

const watch = bundleScript(join(import.meta.dirname, 'library/watch-list.client.ts'));

const ITEMS = 5_000;
const ROUNDS = 12;
/** Typed letter by letter: hits everywhere, then fewer, then words apart. */
const QUERIES = ['summary of', 'email team', 'zebra 4217', 'résumé'];
const SUBJECTS = [
  'summary',
  'email',
  'plan',
  'review',
  'story',
  'résumé',
  'lesson',
  'zebra',
  'team',
  'report',
];
const FILLER =
  'Write it for [AUDIENCE] in plain words, with three parts and one example each. Keep to {{limit}} words and say what is missing. ';

/** Five thousand prompts of about 800 characters, as an export holds them. */
function manyItems(): LibraryItem[] {
  return Array.from({ length: ITEMS }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? '';
    return {
      id: `item-${index}`,
      kind: index % 7 === 0 ? 'note' : 'prompt',
      name: `${subject} of case ${index}`,
      text: `${FILLER.repeat(6)} About ${SUBJECTS[(index * 3) % SUBJECTS.length]} ${index}.`,
      category: `Category ${index % 12}`,
      tags: [`tag-${index % 40}`, subject],
      favourite: index % 50 === 0,
      createdAt: 1_790_000_000_000 + index,
      editedAt: 1_790_000_000_000 + ((index * 7_919) % ITEMS),
    };
  });
}

/** Imports them the way a user does. */
async function fillLibrary(page: Page): Promise<void> {
  const file = { format: 'whetstone-library', version: 1, exportedAt: '', items: manyItems() };
  await page.getByRole('tab', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'library.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: /^Import 5,000/ }).click();
  await page.getByText('of 5,000').first().waitFor();
}

interface Opened {
  /** From the navigation to a draft field that takes text. */
  panelMs: number;
  /** From the press on the tab to the drawn list. */
  libraryMs: number;
  /** From the navigation to the drawn list, where the panel opens on the library. */
  directMs: number;
}

async function timeOpening(context: BrowserContext, url: string): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript({ content: await watch });
  await page.goto(`${url}#enhance`);
  await page.getByRole('tab', { name: 'Library' }).waitFor();
  const panelMs = await page.evaluate(() => window.watchList.draftField());
  const libraryMs = await page.evaluate(() => window.watchList.pressLibrary());
  await page.goto('about:blank');
  await page.goto(`${url}#library`);
  const directMs = await page.evaluate(() => window.watchList.firstRow());
  await page.close();
  return { panelMs, libraryMs, directMs };
}

async function timeKeystrokes(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript({ content: await watch });
  await page.goto(`${url}#library`);
  await page.evaluate(() => window.watchList.firstRow());
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.focus();
    for (const letter of query) {
      await page.evaluate(() => window.watchList.begin());
      await page.keyboard.type(letter);
      times.push(await page.evaluate(() => window.watchList.drawn()));
    }
    await page.keyboard.press('Escape');
  }
  await page.close();
  return times;
}

const timesFigure = (name: string, ours: readonly number[], atMost: number): Figure => ({
  name,
  unit: 'ms',
  ours,
  limits: [{ of: 'value', atMost }],
});

/** The panel with five thousand items in the library. */
export async function measureLibrary(extension: string): Promise<Topic> {
  const context = await openBrowser({ extension });
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const url = `chrome-extension://${new URL(worker.url()).host}/sidepanel.html`;
    const page = await context.newPage();
    await page.goto(url);
    await fillLibrary(page);
    await page.close();
    const opened: Opened[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) opened.push(await timeOpening(context, url));
    // The first one warms the browser's caches.
    const pick = (key: keyof Opened) => opened.slice(1).map((times) => times[key]);
    const keystrokes = await timeKeystrokes(context, url);
    return {
      title: 'The library',
      about: `Chromium, ${ITEMS} items of 800 characters; ${ROUNDS} openings, ${keystrokes.length} keystrokes. Drawn: the rows stand in the document and are laid out.`,
      figures: [
        timesFigure('panel open → draft field usable', pick('panelMs'), 300),
        timesFigure('panel open on the library → list drawn', pick('directMs'), 300),
        timesFigure('tab pressed → list drawn, first time', pick('libraryMs'), 300),
        timesFigure('keystroke → list drawn', keystrokes, 16),
        { name: 'keystroke → list drawn, the slow ones', unit: 'ms', ours: keystrokes, statistic: 'p95' },
      ],
    };
  } finally {
    await context.close();
  }
}
