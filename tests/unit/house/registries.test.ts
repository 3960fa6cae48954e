import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasTurns } from '@/entrypoints/card/context/find-turns.ts';
import { findComposer } from '@/entrypoints/chat.content/find-composer.ts';
import { projectRoot } from '@/local/run-command.ts';
import { chatIds, chatPages, chats, siteAt } from '@/shared/chats/chat-sites.ts';
import { enhanceMode } from '@/shared/contracts/enhance.ts';
import { actionId } from '@/shared/contracts/task.ts';
import { engineOrder } from '@/shared/engines/fallback.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { engineIds } from '@/shared/enhance/engines/engine-ids.ts';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { downloadEnglish } from '@/shared/texts/download.en.ts';
import { firstStepsEnglish } from '@/shared/texts/first-steps.en.ts';
import { homeEnglish } from '@/shared/texts/home.en.ts';
import { welcomeEnglish } from '@/shared/texts/welcome.en.ts';
import { readRows } from '@/tests/support/package-facts.ts';

// What the compiler cannot see missing from a list (docs/architecture.md, twelve tasks).

const sorted = (ids: readonly string[]) => [...ids].sort();

test('every mode stands in the menus once', () => {
  expect(modes.map(({ id }) => id)).toEqual(enhanceMode.options);
});

test('every action but the user’s own is offered, once', () => {
  expect(sorted([...actions.map(({ id }) => id), 'custom'])).toEqual(sorted(actionId.options));
});

test('every engine’s file stands in the list, once, and nobody else names it', () => {
  const ids = engines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...engineIds]).toEqual(ids);
  expect(sorted(engineOrder)).toEqual(sorted(ids));
  const named = execFileSync(
    'git',
    ['grep', '-lE', `'own-key'`, '--', 'shared', 'components', 'entrypoints'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  expect(named.trim().split('\n')).toEqual(['shared/enhance/engines/own-key.ts']);
});

const permissions = readFileSync(join(projectRoot, 'docs/permissions.md'), 'utf8');

describe.each(chatIds)('the chat site %s', (id) => {
  const { name } = chats[id];
  const { host: hostname } = chatPages[id];
  const askedFor: string[] = [];
  const openPage = () => {
    askedFor.length = 0;
    const querySelector = (selector: string) => {
      askedFor.push(selector);
      return null;
    };
    vi.stubGlobal('location', { hostname });
    // as the resident script does
    cardBridge().site = siteAt(hostname);
    vi.stubGlobal('document', { querySelector, querySelectorAll: () => [], activeElement: null });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    delete cardBridge().site;
  });

  test('has its composer looked for by what the site calls it', () => {
    openPage();
    findComposer();
    expect(askedFor).not.toEqual([]);
  });

  test('has its conversation read', () => {
    openPage();
    hasTurns();
    expect(askedFor).not.toEqual([]);
  });

  test('has a page in the browser tests', () => {
    const page = join(projectRoot, 'tests/fixtures/pages/editors', chats[id].testPage);
    expect(['.ts', '.tsx'].some((ending) => existsSync(`${page}${ending}`))).toBe(true);
  });

  test('is among the permissions with its reason', () => {
    expect(
      readRows(permissions, 'In the manifest').has(`content script chat.js on https://${hostname}/*`),
    ).toBe(true);
    expect(readRows(permissions, 'Hosts named').has(hostname)).toBe(true);
  });

  test('is named wherever the chats with a button are told', () => {
    expect(welcomeEnglish.whereText).toContain(`{${id}}`);
    for (const sentence of [downloadEnglish.everywhereText, firstStepsEnglish.text_rewrite, homeEnglish.lead])
      expect(sentence).toContain(name);
  });
});
