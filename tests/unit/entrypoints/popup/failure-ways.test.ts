import { parseHTML } from 'linkedom';
import { act, createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Failure, RemedyContext } from '@/components/failure.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { HelpSection } from '@/components/settings/help-section.tsx';
import { PausedNotice } from '@/components/settings/paused-notice.tsx';
import { Account } from '@/entrypoints/popup/account.tsx';
import { Actions } from '@/entrypoints/popup/actions.tsx';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { remedyFor, remedyNames } from '@/shared/errors/remedies.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { defaultSettings } from '@/shared/extension/storage.ts';
import { accountCodes, pageCodes, screenCodes } from '@/tests/support/failure-codes.ts';
import { buttonsIn } from '@/tests/support/shown-card.ts';

const consent = {
  agreedHosts: { get: async () => [], set: async () => {}, watch: () => {} },
  requestSending: async () => true,
  cloudHost: 'api.example.test',
};

let leave = () => {};
afterEach(async () => {
  await act(async () => leave());
  // The files that run after this one in the same process have a page of their own.
  vi.unstubAllGlobals();
});

/** Draws a part of a screen with all it does once it stands there. */
async function drawn(screen: 'popup' | 'settings', what: ReactNode): Promise<Element> {
  const { document, window, HTMLElement } = parseHTML('<html><body><div id="root"></div></body></html>');
  const given = {
    document,
    window,
    HTMLElement,
    HTMLIFrameElement: class {},
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  const { createRoot } = await import('react-dom/client');
  const value = { open: () => {}, isHere: screenWays[screen], consent };
  const place = document.getElementById('root');
  if (!place) throw new Error('There is no place to draw in.');
  const root = createRoot(place);
  leave = () => root.unmount();
  await act(async () => root.render(createElement(RemedyContext, { value }, what)));
  return place;
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.windows, 'getCurrent').mockResolvedValue({ id: 1 } as never);
});

const actions = (failure: ErrorCode) =>
  createElement(Actions, {
    settings: defaultSettings,
    account: null,
    isPaused: false,
    front: { tabId: 1, site: 'https://mail.example' },
    site: { host: 'mail.example', isOff: false, wasTurned: false, turn() {} },
    keys: '',
    isClosed: failure === 'page_not_supported',
    sharpening: { failure, sharpen: async () => {} },
    onDevice() {},
  });

it.each([...pageCodes, 'storage_full' as const])('the popup says %s and leads out of it', async (code) => {
  const shown = await drawn('popup', actions(code));
  expect(shown.textContent).toContain(textFor('popup', code));
  const remedy = remedyFor(code);
  if (!remedy) throw new Error(`Nothing leads out of ${code}.`);
  expect(buttonsIn(shown)).toContain(remedyNames[remedy]);
});

it.each(accountCodes)(
  'where the account meets %s, the popup says it, and the press that mends it stands there',
  async (code) => {
    const session = { token: `wst_${'a'.repeat(43)}`, userId: 'u', email: 'ada@example.test', credits: 9 };
    vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new AppError(code));
    const shown = await drawn(
      'popup',
      createElement(Account, { account: code === 'unauthorized' ? null : session }),
    );
    const remedy = remedyFor(code);
    // Signing out is tried again by the same press.
    const way = remedy ? remedyNames[remedy] : 'Sign out';
    if (code === 'unauthorized') return expect(buttonsIn(shown)).toContain(way);
    const signOut = [...shown.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Sign out',
    );
    await act(async () => signOut?.click());
    expect(shown.textContent).toContain(textFor('popup', code));
    expect(buttonsIn(shown)).toContain(way);
  },
);

it('a pause met in the popup is ended there', async () => {
  const notice = createElement(PausedNotice, { value: { until: null }, onResume: () => {} });
  expect(buttonsIn(await drawn('popup', notice))).toEqual(['Resume']);
});

it.each(screenCodes.settings)('the settings say %s and lead out of it', async (code) => {
  const help = createElement(HelpSection, { store: { readDiagnostics: async () => '' } });
  const failure = createElement(Failure, { code, context: 'settings' });
  const shown = await drawn('settings', [
    createElement('div', { key: 0 }, failure),
    createElement('div', { key: 1 }, help),
  ]);
  expect(shown.textContent).toContain(textFor('settings', code));
  const remedy = remedyFor(code);
  expect(buttonsIn(shown)).toContain(remedy ? remedyNames[remedy] : 'Copy diagnostics');
});
