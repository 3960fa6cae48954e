import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { cardFrame } from '@/tests/e2e/card-frame.ts';
import { openBrowser } from './browser.ts';
import { draftOfWords } from './drafts.ts';
import type { Figure, Topic } from './figures.ts';
import { countMetrics, readMetrics } from './page-metrics.ts';
import { openChatPage, settle } from './pages/chat-page.ts';

const MESSAGES = 10_000;
const ROUNDS = 5;
const FRAMES = 90;
const STEP_PX = 60;

type Shown = 'nothing' | 'chip' | 'card';

/** Scrolls by a step a frame, and back; gives what the main thread did for each frame, in ms. */
async function scrollCost(page: Page, session: CDPSession): Promise<number> {
  await settle(page);
  const before = await readMetrics(session, false);
  await page.evaluate(
    async ([frames, px]) => {
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy(0, frame < frames / 2 ? -px : px);
        await new Promise(requestAnimationFrame);
      }
    },
    [FRAMES, STEP_PX] as const,
  );
  const after = await readMetrics(session, false);
  return (after.taskMs - before.taskMs) / FRAMES;
}

async function show(page: Page, shown: Shown): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.click('#prompt-textarea');
  await page.evaluate((text) => window.chatPage.write(text), draftOfWords(40, 7));
  await page.keyboard.type(' ');
  if (shown === 'nothing') return;
  const chip = page.locator('whetstone-chip button');
  await chip.waitFor();
  if (shown === 'chip') return;
  await chip.click();
  const card = await cardFrame(page);
  await card.locator('button.primary:enabled').waitFor();
}

async function measure(context: BrowserContext, shown: Shown): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await countMetrics(session);
    await openChatPage(page, MESSAGES);
    await show(page, shown);
    return await scrollCost(page, session);
  } finally {
    await page.close();
  }
}

/** What chip and card add to each frame while a page of ten thousand messages is scrolled, beside the page alone. */
export async function measureScroll(extension: string): Promise<Topic> {
  const none = await openBrowser({});
  const ours = await openBrowser({ extension });
  const bare: number[] = [];
  const withOurs = { chip: [] as number[], card: [] as number[] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const alone = await measure(none, 'nothing');
      const chip = await measure(ours, 'chip');
      const card = await measure(ours, 'card');
      // The first turn warms caches.
      if (round === 0) continue;
      bare.push(alone);
      withOurs.chip.push(chip);
      withOurs.card.push(card);
    }
  } finally {
    await Promise.all([none.close(), ours.close()]);
  }
  const figures = (['chip', 'card'] as const).map(
    (shown): Figure => ({
      name: `scrolled with the ${shown} in sight: main thread per frame`,
      unit: 'ms',
      ours: withOurs[shown],
      peer: { name: 'no extension', samples: bare },
      limits: [{ of: 'added', atMost: 1 }],
    }),
  );
  return {
    title: 'Scrolling a crowded page',
    about: `Chromium, ${MESSAGES.toLocaleString('en')} messages; processor time of the main thread, ${FRAMES} frames of ${STEP_PX} px, medians of ${ROUNDS} rounds in turn.`,
    figures,
  };
}
