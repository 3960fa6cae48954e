import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { KEYS_FILE } from '@/local/keys.ts';
import { type Stack, startStack } from '@/local/stack.ts';
import { launchWithExtension, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { clearLibrary } from './clear-library.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';
import { publishedSite } from './published-site.ts';

/** A confirmed account and how to get in. */
export interface Person {
  email: string;
  password: string;
  /** What a browser keeps of being signed in, of one that is; for one browser. */
  session: string;
}

interface WorkerFixtures {
  /** Everything behind the website, and the website as it is published. */
  stack: Stack;
}

interface TestFixtures {
  /** Neither the extension nor the site remembers anybody. */
  signedOut: undefined;
  /** Somebody who confirmed the address and is not signed in. */
  person: Person;
}

let people = 0;
export const newEmail = () => `person-${process.pid}-${++people}@example.test`;
export const PASSWORD = 'correct horse 1';

/** Where the newest mail to an address leads. */
export async function mailedLink(stack: Stack, email: string): Promise<string> {
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { links: string[] }[];
  return mail?.links[0] ?? `no mail to ${email}`;
}

async function createPerson(stack: Stack): Promise<Person> {
  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  const email = newEmail();
  const data = { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' };
  await client.auth.signUp({ email, password: PASSWORD, options: { data } });
  const token_hash = new URL(await mailedLink(stack, email)).searchParams.get('oobCode') ?? '';
  const { data: verified, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  if (error) throw error;
  return { email, password: PASSWORD, session: JSON.stringify(verified.session) };
}

/** Tests of the website with everything behind it, in a browser that has the extension. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await publishedSite();
      const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-stack-'));
      // The one build of the site was made with this key.
      writeFileSync(join(stateFolder, KEYS_FILE), JSON.stringify(site.keys));
      const stack = await startStack({
        stateFolder,
        ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
        throwaway: true,
        without: ['site'],
        siteOrigin: SITE_ORIGIN,
      });
      await use({ ...stack, siteUrl: site.url });
      await stack.stop();
      rmSync(stateFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  extension: [
    async ({ stack }, use) => {
      const portOf = (url: string) => Number(new URL(url).port);
      const extension = await launchWithExtension({
        pagesPort: pagesPort(),
        apiPort: portOf(stack.apiUrl),
        sitePort: portOf(stack.siteUrl),
        ...(stack.paymentsUrl && { paymentsPort: portOf(stack.paymentsUrl) }),
      });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ stack }, use) => use(await createPerson(stack)),
  signedOut: [
    async ({ extension }, use) => {
      const background = await extension.background();
      await background.evaluate(() => chrome.storage.local.clear());
      // What an earlier test rewrote is in the history still, and counts as a first step.
      await background.evaluate(clearLibrary);
      const [first] = extension.context.pages();
      if (!first) throw new Error('The browser’s first page is there as long as the browser.');
      const session = await extension.context.newCDPSession(first);
      await session.send('Storage.clearDataForOrigin', { origin: SITE_ORIGIN, storageTypes: 'all' });
      await session.detach();
      await use(undefined);
      for (const open of extension.context.pages().slice(1)) await open.close();
    },
    { auto: true },
  ],
  page: async ({ extension }, use) => use(await extension.context.newPage()),
});
export { expect };
