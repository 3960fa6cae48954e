import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasTurns } from '@/entrypoints/card/context/find-turns.ts';
import { findComposer } from '@/entrypoints/chat.content/find-composer.ts';
import { projectRoot } from '@/local/run-command.ts';
import { enhanceMode } from '@/shared/contracts/enhance.ts';
import { actionId } from '@/shared/contracts/task.ts';
import { engineOrder } from '@/shared/engines/fallback.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { engineIds } from '@/shared/enhance/engines/engine-ids.ts';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { chatSites, siteAt } from '@/shared/extension/chat-sites.ts';
import { chatHosts } from '@/tests/support/page-server.ts';

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

describe.each(chatSites)('the chat site %s', (pattern) => {
  const { hostname } = new URL(pattern.replace('*', ''));
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
    expect(Object.keys(chatHosts)).toContain(hostname);
  });
});
