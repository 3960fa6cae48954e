import type { Locator, Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type Answer, type ModelServer, startModelServer } from '@/tests/support/model-server.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';

export const DRAFT = 'pls tell me wich herbs grow in shade';
export const REWRITE = 'Which herbs grow in shade?';
export const DRAFT_ANSWER = 'Many herbs grow in shade.';
export const REWRITE_ANSWER = 'Mint, chives and parsley.';

/** How one prompt of a comparison is answered. */
type Play = (answer: Answer, text: string) => void | Promise<void>;

export const say: Play = (answer, text) => {
  for (const word of text.match(/\S+\s*/g) ?? []) answer.text(word);
  answer.finish();
};

/** Rewrites what comes with instructions, and answers bare prompts the way a test wants. */
export function playPrompts(model: ModelServer, plays: { draft?: Play; rewrite?: Play } = {}): void {
  model.script = (answer, { messages }) => {
    const text = messages.at(-1)?.content ?? '';
    if (messages.length > 1) return say(answer, REWRITE);
    const isDraft = text === DRAFT;
    const play = (isDraft ? plays.draft : plays.rewrite) ?? say;
    return play(answer, isDraft ? DRAFT_ANSWER : REWRITE_ANSWER);
  };
}

/** The side panel where answers are compared, as its user meets it. */
export class ComparePanel {
  constructor(readonly page: Page) {}

  get section(): Locator {
    return this.page.getByRole('region', { name: 'Did it help?' });
  }

  get compare(): Locator {
    return this.page.getByRole('button', { name: 'Compare answers' });
  }

  answer(side: 'A' | 'B'): Locator {
    return this.page.getByRole('region', { name: `Answer ${side}` });
  }

  button(name: string): Locator {
    return this.section.getByRole('button', { name, exact: true });
  }

  async sharpen(): Promise<void> {
    await this.page.getByLabel('Your draft').fill(DRAFT);
    await this.page.getByLabel('Mode', { exact: true }).selectOption({ label: 'Concise prompt' });
    await this.page.getByRole('button', { name: 'Sharpen', exact: true }).click();
    const result = this.page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('button', { name: 'Copy' })).toBeVisible();
    // Whether it helped is asked of what was put to use.
    await expect(this.section).toBeHidden();
    await result.getByRole('button', { name: 'Copy' }).click();
    await expect(this.section).toBeVisible();
  }

  /** Picks the side that shows an answer, once both can be judged. */
  async pickAnswer(text: string): Promise<void> {
    await expect(this.button('A is better')).toBeVisible();
    const side = ((await this.answer('A').textContent()) ?? '').includes(text) ? 'A' : 'B';
    await this.button(`${side} is better`).click();
  }
}

interface TestFixtures {
  panel: ComparePanel;
  /** Opens the panel with an engine on; to be told before. */
  openPanel(engine: 'own-key' | 'local' | 'offline'): Promise<void>;
}

interface WorkerFixtures {
  /** Stands where the extension finds the server of the user's own. */
  model: ModelServer;
}

const server = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'm' };

/** Has the extension use an engine; to be told before a page is opened. */
export async function setEngine(
  extension: ExtensionBrowser,
  engine: string,
  fallBack = false,
): Promise<void> {
  const background = await extension.background();
  await background.evaluate((all) => chrome.storage.local.set(all), {
    settings: { engine, fallBack },
    settings$: { v: 2 },
    localServer: server,
    ownKey: { ...server, key: 'sk-test' },
  });
}

/** Tests with a model behind the user's key and at the user's own server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ model }, use) => {
      const places = { '127.0.0.1:11434': Number(new URL(model.url).port) };
      const extension = await launchWithExtension({ pagesPort: pagesPort(), places });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  panel: async ({ page }, use) => use(new ComparePanel(page)),
  openPanel: async ({ page, extension, model }, use) =>
    use(async (engine) => {
      model.calls.length = 0;
      playPrompts(model);
      await setEngine(extension, engine);
      await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#enhance`);
    }),
});

export { expect };
