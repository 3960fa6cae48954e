import type { Page } from '@playwright/test';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type LocalServer, startLocalServer } from '@/tests/support/local-server.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';

interface WorkerFixtures {
  /** Stands at Ollama's address; nothing stands at LM Studio's. */
  ollama: LocalServer;
}

interface TestFixtures {
  settings: SettingsPage;
}

type EngineName = 'The browser’s own model' | 'A downloaded model' | 'Your model server' | 'Your key';

/** The settings page as its user meets it. */
export class SettingsPage {
  constructor(
    readonly page: Page,
    private readonly extensionId: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`chrome-extension://${this.extensionId}/options.html`);
    await expect(this.page.getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
  }

  /** The line of an engine: in view, or behind the other engines. */
  private async reach(name: string): Promise<void> {
    const others = this.page.getByText('Other engines');
    const line = this.page.getByRole('radio', { name, exact: true });
    await expect(line.or(others).first()).toBeVisible();
    if (!(await line.isVisible())) await others.click();
  }

  /** A row under the engines, opened. */
  async openSetup(name: EngineName): Promise<void> {
    await this.reach(name);
    const row = this.page.getByRole('button', { name: new RegExp(`^${name}`) });
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  }

  async chooseEngine(name: string): Promise<void> {
    await this.reach(name);
    // One that is not connected yet opens its form and is chosen by its last press.
    await this.page.getByRole('radio', { name, exact: true }).click();
  }

  async test(fields: Partial<Record<'Address' | 'Model' | 'Key' | 'New key', string>> = {}): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(value);
    }
    await this.page.getByRole('button', { name: 'Test', exact: true }).click();
  }

  /** What is kept on the device, as text. */
  async stored(): Promise<string> {
    return this.page.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
  }
}

/** Tests with a model server of the user's own on the computer. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ollama: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const server = await startLocalServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ ollama }, use) => {
      const extension = await launchWithExtension({
        pagesPort: pagesPort(),
        places: {
          '127.0.0.1:11434': ollama.port,
          '127.0.0.1:1234': 1,
          // Where the server forwards to; the extension was never allowed there.
          'elsewhere.test': ollama.port,
        },
      });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, ollama }, use) => {
    // The server outlives a test: what the one before asked is none of the next one's.
    Object.assign(ollama, { temper: 'works', answer: 'Please review it.', calls: [] });
    await use(page);
  },
  settings: async ({ page, extension }, use) => use(new SettingsPage(page, extension.extensionId)),
});

export { expect };
