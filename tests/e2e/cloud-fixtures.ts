import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stack, startStack } from '@/local/stack.ts';
import { type Account, createAccount } from '@/tests/support/account.ts';
import { goodAnswer } from '@/tests/support/cloud-scripts.ts';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type ModelServer, startModelServer } from '@/tests/support/model-server.ts';
import { test as base, pagesPort } from './fixtures.ts';

interface WorkerFixtures {
  model: ModelServer;
  /** Database, gateway and functions, with that model behind them. */
  stack: Stack;
}

interface TestFixtures {
  /** Who is signed in to the extension. */
  account: Account;
}

/** The key the functions hold for the model; it must never be seen anywhere else. */
export const MODEL_KEY = 'key-of-the-model-server';

/** Tests in which the extension is signed in, and the line from the page to the model server is real. */
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
  stack: [
    async ({ model }, use) => {
      const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-stack-'));
      const stack = await startStack({
        stateFolder,
        ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
        throwaway: true,
        without: ['site'],
        functionsEnvironment: { OPENAI_API_KEY: MODEL_KEY, OPENAI_BASE_URL: model.url },
      });
      await use(stack);
      await stack.stop();
      rmSync(stateFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  extension: [
    async ({ stack }, use) => {
      const apiPort = Number(new URL(stack.apiUrl).port);
      const extension = await launchWithExtension({ pagesPort: pagesPort(), apiPort });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  account: async ({ stack }, use) => use(await createAccount(stack)),
  page: async ({ extension, account, model }, use) => {
    model.script = goodAnswer;
    model.calls.length = 0;
    const background = await extension.background();
    await background.evaluate(
      async (session) => {
        await chrome.storage.local.clear();
        await chrome.storage.local.set({ session, session$: { v: 1 } });
      },
      { ...account, credits: null },
    );
    const page = await extension.context.newPage();
    await use(page);
    await page.close();
  },
});
