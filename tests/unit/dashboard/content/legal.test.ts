import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientKeys, keptEntries } from '@/dashboard/app/kept.ts';
import { cookiePolicy } from '@/dashboard/content/legal/cookies.en.ts';
import { privacyPolicy } from '@/dashboard/content/legal/privacy.en.ts';
import { termsOfService } from '@/dashboard/content/legal/terms.en.ts';
import { chats } from '@/shared/chats/chat-sites.ts';
import type { EngineId } from '@/shared/enhance/engines/engines.ts';
import type { TableName } from '@/shared/library/records.ts';
import { closedTables, ownTables } from '@/tests/db/tables.ts';
import { readRows } from '@/tests/support/package-facts.ts';
import config from '@/wxt.config.ts';

/** Each as it stood on its date: who changes a text dates it anew, and takes the hash that the test then names. */
const texts = [
  { text: privacyPolicy, count: 13, updated: 'November 28, 2026', hash: '342705ff30bf65a2' },
  { text: termsOfService, count: 14, updated: 'May 12, 2025', hash: '986eaa434e7b735a' },
  { text: cookiePolicy, count: 10, updated: 'November 28, 2026', hash: '87316e2e220686b4' },
];
const wordsOf = ({ sections }: typeof privacyPolicy) => JSON.stringify(sections);

describe.each(texts)('$text.title', ({ text, count, updated, hash }) => {
  it('has the sections of spec §2', () => {
    expect(text.sections.length).toBe(count);
  });

  it('says what it said on the day it is dated by', () => {
    const words = createHash('sha256')
      .update(JSON.stringify([text.lead, text.sections]))
      .digest('hex');
    expect([text.updated, words.slice(0, 16)]).toEqual([updated, hash]);
  });

  it('has an anchor of its own for each section', () => {
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(count);
  });
});

describe('the cookie policy', () => {
  it('names everything the website keeps in a browser beside its cookies', () => {
    for (const name of [...Object.values(keptEntries).map((entry) => entry.name), ...clientKeys])
      expect([name, wordsOf(cookiePolicy).includes(name)]).toEqual([name, true]);
  });

  it('knows it all, since the site writes to storage in one place', () => {
    const files = globSync('{dashboard,shared/client}/**/*.{ts,tsx}');
    const writers = files.filter((file) =>
      /\b(?:setItem|localStorage\[|sessionStorage\[)/.test(readFileSync(file, 'utf8')),
    );
    expect(writers).toEqual(['dashboard/app/kept.ts']);
  });

  it('keeps the day of spec §2 as that of its first version', () => {
    expect(cookiePolicy.firstPublished).toBe('May 12, 2025');
  });
});

/** What the policy says of each engine; one more does not compile. */
const engineWords: Record<EngineId | 'auto', string> = {
  offline: 'On your device, and',
  browser: 'the browser’s own model:',
  downloaded: 'A downloaded model:',
  local: 'Your own model server:',
  'own-key': 'Your own key:',
  cloud: 'Cloud:',
  auto: 'Automatic takes',
};
/** What it says of each table of the library. */
const libraryWords: Record<TableName, string> = {
  items: 'Prompts, notes,',
  versions: 'Prompts, notes,',
  values: 'Prompts, notes,',
  personas: 'AI personas',
  actions: 'preferences that you keep',
  history: 'the history of your rewrites',
};
/** What it says of each table of the server that holds something of a person; null: of none, or what a line above says. */
const tableWords: Record<string, string | null> = {
  profiles: 'what you gave at sign-up',
  credit_entries: 'each credit that came or went',
  device_tokens: 'for each connected browser',
  subscriptions: 'the subscription, its periods',
  payments: 'payments with amount, currency and status',
  credit_reservations: 'Records that let a lost request be repeated',
  rate_limits: 'a counter under a hash of your network address',
  engine_runs: 'an id, counts, a code and a duration per request',
  model_usage: null,
  billing_customers: 'A payment provider handles purchases',
  stripe_events: 'Notices of the payment provider: 90 days',
  email_changes: 'Records of a change of email address: 30 days',
  image_sessions: 'Conversations of the image prompt chat',
  own_templates: 'templates you save in the gallery',
  prompt_histories: 'the history of the prompt generator',
  analyses: 'reports of media intelligence: your question',
  analysis_steps: 'the posts it rests on',
  source_cache: 'Posts found for them are kept for 24 hours',
  source_keys: 'keys of your own for sources',
  analytics_events: 'what was pressed or opened, by name, and a random number',
  weekly_reports: 'reports you ask for every week',
  plan_weekly_reports: null,
  analysis_refunds: null,
};
/** What it says of each other thing the extension keeps, by its name in the code. */
const keptWords: Record<string, string> = {
  session: 'a device token, your email address and the last balance',
  pendingSignIn: 'the sign-in you started',
  handedContext: 'a text or template you send',
  sharedTemplates: 'Templates of your account',
  requestLog: 'the request log',
  diagnostics: 'A list of failures',
};
const PREFERENCES = [
  ...[
    'settings',
    'historySettings',
    'activePersona',
    'lastEngine',
    'translateLanguage',
    'siteChoices',
    'sites',
    'addedSites',
  ],
  ...['askedSite', 'agreedHosts', 'pause', 'tally'],
];
/** What it says of each reason for which a host stands in a package (docs/permissions.md); null: it is never called. */
const hostWords: [reason: RegExp, words: string | null][] = [
  [/^the cloud engine/, 'our processing API'],
  [/^the website/, 'this website'],
  [/^a model server of the user/, 'Your own model server'],
  [/^a key.s service/, 'Your own key'],
  [/^the model the user downloads/, 'from huggingface.co'],
  [/^a language the user fetches/, 'from raw.githubusercontent.com'],
  [/^a chat site the mark stands on/, 'the extension also looks for the box you write in'],
  [/^a site suggested in the settings/, 'add a site of your own to show the button on'],
  [/^(?:names? |a name |a document type|a base |a library.s licence)/, null],
];

describe('the privacy policy', () => {
  it('says of every engine where the text goes', () => {
    for (const words of Object.values(engineWords)) expect(wordsOf(privacyPolicy)).toContain(words);
  });

  it('says of everything the extension keeps that it is kept', () => {
    for (const words of Object.values(libraryWords)) expect(wordsOf(privacyPolicy)).toContain(words);
    const names = globSync('shared/extension/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/storedItem(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const words = PREFERENCES.includes(name) ? 'preferences' : keptWords[name];
      expect([name, words && wordsOf(privacyPolicy).includes(words)]).toEqual([name, true]);
    }
  });

  it('says of every table of the server what it keeps of a person', () => {
    for (const table of [...ownTables, ...closedTables]) {
      const words = tableWords[table];
      expect([table, words === null || (words && wordsOf(privacyPolicy).includes(words))]).toEqual([
        table,
        true,
      ]);
    }
  });

  it('says of every host of the packages that is called when it is', () => {
    let reason = '';
    for (const [host, [cell = '']] of readRows(readFileSync('docs/permissions.md', 'utf8'), 'Hosts named')) {
      reason = cell.startsWith('as above') ? reason : cell;
      const known = hostWords.find(([pattern]) => pattern.test(reason));
      expect([
        host,
        reason,
        known?.[1] === null || wordsOf(privacyPolicy).includes(known?.[1] ?? '?'),
      ]).toEqual([host, reason, true]);
    }
  });

  it('says that further addresses are asked for, where the manifest may ask', () => {
    expect(readFileSync('docs/permissions.md', 'utf8')).toContain('`optional host');
    expect(wordsOf(privacyPolicy)).toContain('Further addresses, optional and one at a time');
  });

  it('keeps the day of spec §2 as that of its first version', () => {
    expect(privacyPolicy.firstPublished).toBe('December 28, 2024');
  });

  it.each(['chrome', 'firefox'])('names every permission of the extension for %s', (browser) => {
    if (typeof config.manifest !== 'function') throw new Error('the manifest depends on the browser');
    const manifest = config.manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' });
    const { permissions, host_permissions } = manifest as Record<string, string[]>;
    const named: Record<string, string> = {
      activeTab: 'Active tab:',
      storage: 'Storage:',
      scripting: 'Scripting:',
      contextMenus: 'Context menus:',
      sidePanel: 'Side panel:',
      offscreen: 'Offscreen:',
    };
    for (const permission of permissions ?? [])
      expect(wordsOf(privacyPolicy)).toContain(named[permission] ?? permission);
    expect(host_permissions).toHaveLength(1);
    expect(wordsOf(privacyPolicy)).toContain('One host permission');
  });

  it('names every site the extension looks at unasked', () => {
    for (const { name } of Object.values(chats)) expect(wordsOf(privacyPolicy)).toContain(name);
  });
});
