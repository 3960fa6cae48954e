import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { type ApiServer, startApiServer } from './card/api-server.ts';
import { stopWorker, store } from './card/extension-worker.ts';
import { type ClickTimes, timeClick, timeToRequest } from './card/watch-click.ts';
import { draftOfWords } from './drafts.ts';
import type { Figure, Limit, Topic } from './figures.ts';
import { openChatPage } from './pages/chat-page.ts';
import { buildPeerExtension } from './peers/peer-extension.ts';

const MESSAGES = 400;
const COLD_ROUNDS = 6;
const WARM_ROUNDS = 10;
const WAKE_ROUNDS = 10;
/** From the pointer's arrival on a button to the press, as a quick hand has it. */
const HOVER_MS = 200;
const CHIP = 'Sharpen with Whetstone';
const BARE_BUTTON = 'Improve';
const SETTINGS = {
  fallBack: false,
  redact: true,
  level: 'polish',
  mode: 'rewrite',
  showChanges: true,
  showChip: true,
  palette: '/',
} as const;

const chip = (page: Page) => page.getByRole('button', { name: CHIP });

async function openWithDraft(context: BrowserContext, draft: string): Promise<Page> {
  const page = await context.newPage();
  await openChatPage(page, MESSAGES);
  await writeDraft(page, draft);
  return page;
}

async function writeDraft(page: Page, draft: string): Promise<void> {
  await page.evaluate((text) => window.chatPage.write(text), draft);
  // The chip looks at the composer when somebody types.
  await page.keyboard.type(' ');
  await chip(page).waitFor();
}

async function closeCard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('whetstone-card').waitFor({ state: 'detached' });
}

/** The first press on a fresh page; with a background that lives, or one that was stopped where its id is given. */
async function timeFirstClicks(context: BrowserContext, stoppedId?: string): Promise<ClickTimes[]> {
  const times: ClickTimes[] = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const page = await openWithDraft(context, draftOfWords(40, round));
    if (stoppedId) await stopWorker(page, stoppedId);
    times.push(await timeClick(page));
    await page.close();
  }
  return times;
}

/** Presses on a page where the card was open before, each with another draft; the first one warms. */
async function timeWarmClicks(context: BrowserContext, words: number): Promise<ClickTimes[]> {
  const page = await openWithDraft(context, draftOfWords(words, 100));
  const times: ClickTimes[] = [];
  for (let round = 0; round <= WARM_ROUNDS; round += 1) {
    if (round > 0) await writeDraft(page, draftOfWords(words, 100 + round));
    const click = await timeClick(page);
    if (round > 0) times.push(click);
    await closeCard(page);
  }
  await page.close();
  return times;
}

async function measureOffline(extension: string) {
  const context = await openBrowser({ extension });
  try {
    const id = await store(context, { settings: { ...SETTINGS, engine: 'offline' } });
    return {
      stopped: await timeFirstClicks(context, id),
      first: await timeFirstClicks(context),
      short: await timeWarmClicks(context, 40),
      long: await timeWarmClicks(context, 200),
    };
  } finally {
    await context.close();
  }
}

/** A hand rests on a button before it presses. */
async function restOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).hover();
  await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
}

async function timeRequest(context: BrowserContext, api: ApiServer, stoppedId?: string): Promise<number> {
  const page = await openWithDraft(context, draftOfWords(40, 200));
  try {
    // With the background stopped the press comes at once, so that no rest has woken it.
    if (stoppedId) await stopWorker(page, stoppedId);
    else await restOn(page, CHIP);
    return await timeToRequest(page, CHIP, api.nextRequestAtMs());
  } finally {
    await page.close();
  }
}

async function timeBareRequest(context: BrowserContext, api: ApiServer): Promise<number> {
  const page = await context.newPage();
  try {
    await openChatPage(page, MESSAGES);
    await page.evaluate((text) => window.chatPage.write(text), draftOfWords(40, 200));
    await restOn(page, BARE_BUTTON);
    return await timeToRequest(page, BARE_BUTTON, api.nextRequestAtMs());
  } finally {
    await page.close();
  }
}

/** Ours and a bare extension in turn; the first round warms. */
async function measureRequests(extension: string) {
  const api = await startApiServer();
  const context = await openBrowser({ extension, apiPort: api.port });
  const bareParts = { content: 'request-content.ts', background: 'request-background.ts' };
  const bare = await openBrowser({ extension: await buildPeerExtension(bareParts), apiPort: api.port });
  try {
    const id = await store(context, {
      settings: { ...SETTINGS, engine: 'cloud' },
      session: { token: `wst_${'b'.repeat(43)}`, userId: 'bench', email: 'bench@example.test', credits: 9 },
    });
    const times = { live: [] as number[], bare: [] as number[], stopped: [] as number[] };
    for (let round = 0; round <= COLD_ROUNDS; round += 1) {
      const live = await timeRequest(context, api);
      const least = await timeBareRequest(bare, api);
      const stopped = await timeRequest(context, api, id);
      if (round === 0) continue;
      times.live.push(live);
      times.bare.push(least);
      times.stopped.push(stopped);
    }
    return times;
  } finally {
    await Promise.all([context.close(), bare.close()]);
    api.close();
  }
}

/** From a page of the extension's own to the background and back: what a wake costs whoever caused it. */
async function measureWakes(extension: string): Promise<number[]> {
  const context = await openBrowser({ extension });
  try {
    const id = await store(context, {});
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/options.html`);
    const times: number[] = [];
    for (let round = 0; round < WAKE_ROUNDS; round += 1) {
      await stopWorker(page, id);
      times.push(
        await page.evaluate(async () => {
          const begin = performance.now();
          await chrome.runtime.sendMessage({ type: 'chip.wanted', body: {} });
          return performance.now() - begin;
        }),
      );
    }
    return times;
  } finally {
    await context.close();
  }
}

function timesFigure(name: string, ours: readonly number[], atMost?: number): Figure {
  const limits: Limit[] = atMost === undefined ? [] : [{ of: 'value', atMost }];
  return { name, unit: 'ms', ours, limits };
}

/** From the press on the chip to what the user sees, and to the request that leaves. */
export async function measureCard(extension: string): Promise<Topic> {
  const wakes = await measureWakes(extension);
  const offline = await measureOffline(extension);
  const requests = await measureRequests(extension);
  const pick = (times: readonly ClickTimes[], key: keyof ClickTimes) => times.map((click) => click[key]);
  return {
    title: 'From the press to the card',
    about: `Chromium, ${MESSAGES} messages, real mouse; painted frames on the page's clock; ${COLD_ROUNDS} presses on fresh pages, ${WARM_ROUNDS} on one used before. Requests with a live background: after ${HOVER_MS} ms of rest on the chip.`,
    figures: [
      timesFigure('a stopped background answers', wakes, 100),
      timesFigure('card visible, first press, background stopped', pick(offline.stopped, 'visibleMs'), 100),
      timesFigure('card visible, first press, background live', pick(offline.first, 'visibleMs'), 100),
      timesFigure('card visible, later press (also: busy is shown)', pick(offline.long, 'visibleMs'), 50),
      timesFigure('first words, 40 words offline, background stopped', pick(offline.stopped, 'firstTextMs')),
      timesFigure('first words, 200 words offline, later press', pick(offline.long, 'firstTextMs')),
      timesFigure('done, 40 words offline polish, background stopped', pick(offline.stopped, 'doneMs')),
      timesFigure('done, 40 words offline polish, first press', pick(offline.first, 'doneMs')),
      timesFigure('done, 40 words offline polish, later press', pick(offline.short, 'doneMs')),
      timesFigure('done, 200 words offline polish, later press', pick(offline.long, 'doneMs')),
      {
        ...timesFigure('request reaches the API, background live', requests.live, 30),
        peer: { name: 'bare button and fetch', samples: requests.bare },
      },
      timesFigure('request reaches the API, background stopped', requests.stopped, 150),
    ],
  };
}
