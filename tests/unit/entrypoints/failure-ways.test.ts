import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Failure, RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import type { FileEntry } from '@/components/files/file-entry.ts';
import { FileRow } from '@/components/files/file-row.tsx';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { type ErrorCode, errorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { cloudSentence } from '@/shared/errors/texts-cloud.en.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { fileCodes, libraryCodes, screenCodes, siteOnly } from '@/tests/support/failure-codes.ts';
import { buttonsIn, cardIn, mainIn, outcome, withoutBrowser } from '@/tests/support/shown-card.ts';

const consent: RemedyWays['consent'] = {
  agreedHosts: { get: async () => [], set: async () => {}, watch: () => {} },
  requestSending: async () => true,
  cloudHost: 'api.example.test',
};

/** What a screen of the extension shows, with the ways it has. */
function shownOn(screen: keyof typeof screenWays, what: ReactNode): Element {
  const value: RemedyWays = { open: () => {}, isHere: screenWays[screen], consent };
  const { document } = parseHTML(
    `<html><body>${renderToStaticMarkup(createElement(RemedyContext, { value }, what))}`,
  );
  return document.body;
}

const namesIn = (...files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

withoutBrowser();

it('every failure can reach a screen, or is the website’s own', () => {
  const reachable = new Set([
    ...Object.values(screenCodes).flat(),
    ...fileCodes,
    ...libraryCodes,
    ...siteOnly,
  ]);
  expect(errorCode.options.filter((code) => !reachable.has(code))).toEqual([]);
});

it.each(screenCodes.panel)('the panel leads on from %s of a rewrite', (code) => {
  const press = () => {};
  const ways = { onRetry: press, onDevice: press, onEdit: press };
  for (const engine of ['cloud', 'offline'] as const) {
    const shown = shownOn('panel', createElement(Failure, { code, context: 'card', engine, ...ways }));
    expect(shown.textContent).toContain(generalTexts[code]);
    expect([code, engine, buttonsIn(shown)]).not.toEqual([code, engine, []]);
  }
});

it.each(fileCodes)('the list of files leads on from %s', (code) => {
  const entry = { key: 'a', name: 'a.pdf', status: 'failed', code, parts: null, progress: null } as FileEntry;
  const access = {} as Parameters<typeof FileRow>[0]['access'];
  const row = createElement(FileRow, { entry, access, focused: false, onOpen: () => {} });
  const shown = shownOn('panel', row);
  if (!code.startsWith('document_password')) expect(shown.textContent).toContain(textFor('files', code));
  expect(
    buttonsIn(shown).some((name) => /^(Read again|Remove a\.pdf|Open)$/.test(name)) ||
      code.startsWith('document_password'),
  ).toBe(true);
});

it.each(libraryCodes)('the library keeps what is told of %s until it is put away', (code) => {
  const notice = { id: 1, kind: 'failed', text: textFor('library', code), code } as const;
  const board = { notice, say() {}, refuse() {}, dismiss() {}, attempt: async () => {} };
  const shown = shownOn('panel', createElement(NoticeBar, board));
  expect(shown.textContent).toContain(textFor('library', code));
  expect(buttonsIn(shown)).toContain('Close');
});

/** What stands in the popup and in the settings anyway, and what it leads out of. */
const standing: Record<'popup' | 'settings', { files: string[]; ways: Record<string, ErrorCode[]> }> = {
  popup: {
    files: [
      'entrypoints/popup/actions.tsx',
      'entrypoints/popup/account.tsx',
      'components/settings/paused-notice.tsx',
    ],
    ways: {
      "say('improve')": [
        'no_editor',
        'field_in_frame',
        'field_locked',
        'field_disabled',
        'field_not_prose',
        'network_error',
        'internal',
        'timeout',
      ],
      "say('openPanel')": [
        'page_not_supported',
        'pdf_viewer',
        'code_editor',
        'card_removed',
        'extension_reloaded',
        'storage_full',
      ],
      SignInButton: ['unauthorized', 'too_long_signed_out'],
      "say('signOut')": ['rate_limited', 'unavailable', 'bad_response'],
      "say('resume')": ['paused'],
    },
  },
  settings: { files: ['components/settings/help-section.tsx'], ways: { "say('diagnostics')": ['internal'] } },
};

it.each(
  (['popup', 'settings'] as const).flatMap((screen) =>
    screenCodes[screen].map((code) => [screen, code] as const),
  ),
)('the %s leads on from %s', (screen, code) => {
  const shown = shownOn(screen, createElement(Failure, { code, context: screen }));
  expect(shown.textContent).toContain(textFor(screen, code));
  const { files, ways } = standing[screen];
  const there = Object.keys(ways).filter(
    (name) => ways[name]?.includes(code) && namesIn(...files).includes(name),
  );
  expect([code, ...there, ...buttonsIn(shown)]).not.toEqual([code]);
});

/** Told of a result that is there: with Copy, see below. */
const ofResult: readonly ErrorCode[] = [
  'write_unverified',
  'field_gone',
  'field_too_short',
  'marks_not_kept',
];

it.each(screenCodes.card.filter((code) => !ofResult.includes(code)))(
  'the card names %s and leads on from it',
  (code) => {
    for (const engine of ['cloud', 'offline'] as const) {
      const shown = cardIn({ name: 'failed', code, partial: '', engine });
      expect(shown.textContent).toContain(cloudSentence(code, engine) ?? generalTexts[code]);
      expect(shown.querySelector('[role="alert"] b')?.textContent).toBe(titleFor('card', code));
      expect(buttonsIn(shown)).toContain('Close');
      const ways = buttonsIn(shown).filter((name) => name !== 'Close');
      expect([code, engine, ways]).not.toEqual([code, engine, []]);
    }
  },
);

it.each(screenCodes.card)('one press at most is the card’s main one after %s', (code) => {
  const shown = cardIn({ name: 'failed', code, partial: '', engine: 'cloud' });
  expect([code, mainIn(shown).length > 1]).toEqual([code, false]);
});

it.each([
  ['empty_draft', 'offline', 'Edit draft'],
  ['too_long', 'cloud', 'Edit draft'],
  ['refused', 'offline', 'Edit draft'],
  ['refused', 'cloud', 'Use your device'],
  ['output_limit', 'cloud', 'Use your device'],
  ['invalid_request', 'cloud', 'Use your device'],
  ['no_editor', 'offline', 'Open side panel'],
  ['extension_reloaded', 'offline', 'Reload page'],
] as const)('after %s of %s the main press is %s', (code, engine, way) => {
  expect(mainIn(cardIn({ name: 'failed', code, partial: '', engine }))).toEqual([way]);
});

it('a result of an older draft is made anew, or copied', () => {
  const shown = cardIn({ name: 'done', outcome }, 'draft_changed');
  expect(shown.textContent).toContain(generalTexts.draft_changed);
  expect(mainIn(shown)).toEqual(['Retry']);
  expect(buttonsIn(shown)).toContain('Copy');
  expect(buttonsIn(shown)).not.toContain('Accept');
});

it.each(['write_unverified', 'draft_changed', 'no_editor', 'field_gone', 'field_too_short'] as const)(
  'what could not be written for %s can be copied',
  (code) => {
    const shown = cardIn({ name: 'unwritten', outcome, code });
    expect(shown.textContent).toContain(generalTexts[code]);
    expect(buttonsIn(shown)).toContain('Copy');
  },
);

it('what does not fit its field can be made shorter by its changes, or copied', () => {
  const shown = cardIn({ name: 'done', outcome }, 'field_too_short');
  expect(shown.textContent).toContain(generalTexts.field_too_short);
  expect(buttonsIn(shown)).toEqual(expect.arrayContaining(['Choose changes', 'Copy']));
  expect(buttonsIn(shown)).not.toContain('Accept');
});
