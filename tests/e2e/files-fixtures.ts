import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { openPanel } from './library-fixtures.ts';

export interface DroppedFile {
  name: string;
  bytes: Buffer;
}

/** The Files tab, as its user meets it. */
export class FilesPanel {
  constructor(readonly page: Page) {}

  get tab(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Files' });
  }

  /** Drops files from outside the browser. */
  async drop(...files: DroppedFile[]): Promise<void> {
    const sent = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
    const transfer = await this.page.evaluateHandle((given) => {
      const made = new DataTransfer();
      for (const { name, base64 } of given)
        made.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      return made;
    }, sent);
    const zone = this.tab.getByRole('region', { name: 'Files', exact: true });
    for (const event of ['dragenter', 'dragover', 'drop'])
      await zone.dispatchEvent(event, { dataTransfer: transfer });
  }

  row(name: string): Locator {
    return this.tab.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
  }

  /** Waits until a file was read, and opens it. */
  async open(name: string): Promise<void> {
    await expect(this.row(name).getByRole('progressbar')).toHaveCount(0);
    await this.row(name).getByRole('button', { name, exact: true }).click();
    await expect(this.tab.getByRole('heading', { name })).toBeFocused();
  }

  get preview(): Locator {
    return this.tab.getByRole('region', { name: 'Preview' });
  }

  get answer(): Locator {
    return this.tab.getByRole('region', { name: 'Answer' });
  }

  async ask(question: string): Promise<void> {
    await this.tab.getByLabel('Your question').fill(question);
    await this.tab.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(this.answer).toBeVisible();
  }

  button(name: string): Locator {
    return this.tab.getByRole('button', { name, exact: true });
  }
}

interface TestFixtures {
  files: FilesPanel;
  /** Addresses outside the browser that were asked for during the test. */
  outside: string[];
}

/** Tests of the Files tab in a browser without a network. */
export const test = base.extend<TestFixtures>({
  outside: async ({ page }, use) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (/^(?:https?|wss?):/.test(request.url())) asked.push(request.url());
    });
    await use(asked);
  },
  files: async ({ page, extension, outside }, use) => {
    await page.context().setOffline(true);
    // Tests share a browser, and its window's files stay with it.
    await page.goto(`chrome-extension://${extension.extensionId}/options.html`);
    await page.evaluate(() => chrome.storage.session.clear());
    await openPanel(page, extension, 'Files');
    await use(new FilesPanel(page));
    expect(outside).toEqual([]);
    await page.context().setOffline(false);
  },
});

export { expect };
