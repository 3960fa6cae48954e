import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundle, serveRichPages } from '@/tests/support/rich-pages.ts';
import { openBrowser } from './browser.ts';
import type { Figure, Topic } from './figures.ts';

const ROUNDS = 12;
/** A paragraph is five nodes: itself, two texts, a bold word and its text. */
const PARAGRAPHS = 1_000;
/** Every so many paragraphs have a word to correct. */
const EVERY = 50;
const EDITORS = ['contenteditable', 'prosemirror', 'quill2'];

const timer = () => bundle(join(import.meta.dirname, 'edits/edit-timer.client.ts'));

const html = Array.from({ length: PARAGRAPHS }, (_, index) => {
  const word = index % EVERY === 0 ? 'teh' : 'the';
  return `<p>In part ${index} we read ${word} <strong>long</strong> plan.</p>`;
}).join('');

async function load(page: Page): Promise<void> {
  await page.evaluate((given) => window.__load(given), html);
  const root = await page.evaluateHandle(() => window.__root());
  await root.click({ position: { x: 12, y: 12 } });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function timeEditor(page: Page, editor: string): Promise<Figure[]> {
  const reads: number[] = [];
  const plans: number[] = [];
  const ours: number[] = [];
  const bare: number[] = [];
  let size = '';
  for (let round = 0; round <= ROUNDS; round += 1) {
    await load(page);
    const least = await page.evaluate(() => editTimer.bare());
    await load(page);
    const nodes = await page.evaluate(() => editTimer.nodes());
    const { readMs, planMs, editsMs, made } = await page.evaluate(() => editTimer.ours());
    // The first turn warms.
    if (round === 0) continue;
    size = `${nodes.toLocaleString('en')} nodes, ${made} edits`;
    reads.push(readMs);
    plans.push(planMs);
    ours.push(editsMs);
    bare.push(least);
  }
  return [
    {
      name: `${editor}, ${size}: planned and made`,
      unit: 'ms',
      ours,
      peer: { name: 'the bare operations', samples: bare },
      limits: [
        { of: 'value', atMost: 30 },
        { of: 'ratio', atMost: 1.15 },
      ],
    },
    { name: `${editor}: of it the plan`, unit: 'ms', ours: plans },
    { name: `${editor}: read before`, unit: 'ms', ours: reads },
  ];
}

/** What an Accept does in a long document, without the waits in which the editor takes note of it. */
export async function measureEdits(): Promise<Topic> {
  const pages = await serveRichPages();
  const { script } = await timer();
  const context = await openBrowser({});
  const figures: Figure[] = [];
  try {
    for (const editor of EDITORS) {
      const page = await context.newPage();
      await page.goto(pages.urlOf(editor));
      await page.evaluate(script);
      figures.push(...(await timeEditor(page, editor)));
      await page.close();
    }
  } finally {
    await context.close();
    pages.close();
  }
  return {
    title: 'Edits in a long document',
    about: `Chromium, ${PARAGRAPHS} paragraphs with a bold word, a correction in every ${EVERY}th; wall time on the page's clock, ${ROUNDS} rounds.`,
    figures,
  };
}
