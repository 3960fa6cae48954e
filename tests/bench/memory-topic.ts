import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { readBackgroundHeap } from './background-heap.ts';
import { openBrowser } from './browser.ts';
import { store } from './card/extension-worker.ts';
import { draftOfWords } from './drafts.ts';
import type { Figure, Topic } from './figures.ts';
import { countMetrics, readMetrics } from './page-metrics.ts';
import { openChatPage, settle } from './pages/chat-page.ts';

const MESSAGES = 40;
const WORDS = 40;
const FEW = 50;
const MANY = 500;
const MOST_GROWTH = 1.1;

interface Held {
  pageMb: number;
  backgroundMb: number;
  nodes: number;
  listeners: number;
}

/** One draft, sharpened, accepted and left, by mouse and keyboard. */
async function rewrite(page: Page, seed: number): Promise<void> {
  await page.evaluate((text) => window.chatPage.write(text), draftOfWords(WORDS, seed));
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Sharpen with Whetstone' }).click();
  const card = page.getByRole('dialog', { name: 'Whetstone' });
  await card.locator('button.primary:enabled').waitFor();
  await card.getByRole('button', { name: 'Accept' }).click();
  await card.getByRole('button', { name: 'Undo' }).waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
}

/** Reads in a conversation just begun: what a composer keeps for its own undo is not ours. */
async function readHeld(context: BrowserContext, page: Page, session: CDPSession): Promise<Held> {
  await page.evaluate(() => window.chatPage.navigate('/c/next'));
  await settle(page);
  const { heapMb, nodes, listeners } = await readMetrics(session, true);
  return { pageMb: heapMb, backgroundMb: await readBackgroundHeap(context), nodes, listeners };
}

/** What driver, page and browser themselves come to hold of as many drafts, in MB: a browser without the extension. */
async function measureBareGrowth(): Promise<number> {
  const context = await openBrowser({});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await countMetrics(session);
    await openChatPage(page, MESSAGES);
    const composer = page.locator('#prompt-textarea');
    let fewMb = 0;
    for (let count = 1; count <= MANY; count += 1) {
      // A draft, then another text in its place, with as many looks at the page.
      for (const seed of [count, count + MANY]) {
        await page.evaluate((text) => window.chatPage.write(text), draftOfWords(WORDS, seed));
        await page.keyboard.type(' ');
        await composer.waitFor();
      }
      if (count !== FEW && count !== MANY) continue;
      await page.evaluate(() => window.chatPage.navigate('/c/next'));
      await settle(page);
      const { heapMb } = await readMetrics(session, true);
      if (count === MANY) return heapMb - fewMb;
      fewMb = heapMb;
    }
    throw new Error('Nothing was read.');
  } finally {
    await context.close();
  }
}

/** What five hundred rewrites leave behind in page and background, beside what fifty did. */
export async function measureMemory(extension: string): Promise<Topic> {
  const context = await openBrowser({ extension });
  try {
    await store(context, {
      settings: {
        engine: 'offline',
        fallBack: false,
        redact: true,
        level: 'polish',
        mode: 'rewrite',
        showChanges: true,
        showChip: true,
        palette: '/',
      },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await countMetrics(session);
    await openChatPage(page, MESSAGES);
    await page.click('#prompt-textarea');
    const held: Held[] = [];
    for (let count = 1; count <= MANY; count += 1) {
      await rewrite(page, count);
      if (count !== FEW && count !== MANY) continue;
      held.push(await readHeld(context, page, session));
      await page.click('#prompt-textarea');
    }
    const [few, many] = held;
    if (!few || !many) throw new Error('Nothing was read.');
    const bareMb = await measureBareGrowth();
    const row = (name: string, key: keyof Held, unit: Figure['unit']): Figure => ({
      name,
      unit,
      ours: [key === 'pageMb' ? many.pageMb - bareMb : many[key]],
      peer: { name: `after ${FEW}`, samples: [few[key]] },
      limits: [{ of: 'ratio', atMost: MOST_GROWTH }],
    });
    return {
      title: `Memory after ${MANY} rewrites`,
      about: `Chromium, one page of ${MESSAGES} messages, ${WORDS} words on this device, each accepted; garbage taken out before each reading.`,
      figures: [
        row('page: heap, less what it grows by without us', 'pageMb', 'MB'),
        row('  DOM nodes', 'nodes', ''),
        row('  listeners', 'listeners', ''),
        row('background: heap', 'backgroundMb', 'MB'),
      ],
    };
  } finally {
    await context.close();
  }
}
