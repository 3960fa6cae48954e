import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Failure, RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import type { FileEntry } from '@/components/files/file-entry.ts';
import { FileRow } from '@/components/files/file-row.tsx';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { catalogue } from '@/shared/errors/catalogue.ts';
import { type ErrorCode, errorCode } from '@/shared/errors/codes.ts';
import {
  canRewriteDraft,
  canUseDevice,
  EDIT_DRAFT,
  remedyFor,
  remedyNames,
  USE_DEVICE,
} from '@/shared/errors/remedies.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { cloudSentence } from '@/shared/errors/texts-cloud.en.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
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

withoutBrowser();

/** Every press that leads out of a failed run: what mends it, another try, this device, another text. Never none. */
function waysOf(code: ErrorCode, engine: 'cloud' | 'offline'): string[] {
  const remedy = remedyFor(code);
  const device = canUseDevice(code, engine);
  const ways = [
    remedy && remedyNames[remedy],
    device && USE_DEVICE,
    canRewriteDraft(code) && EDIT_DRAFT,
    // Where a model is set up in minutes this device goes on at once.
    isWorthRetrying(code) && !(remedy === 'connect' && device) && 'Retry',
  ].filter((way) => typeof way === 'string');
  if (ways.length === 0) throw new Error(`Nothing leads out of ${code}.`);
  return ways;
}

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
    expect(buttonsIn(shown)).toEqual(expect.arrayContaining(waysOf(code, engine)));
  }
});

/** What mends the reading of a file: another try, its password, or taking it off the list. */
const fileWay = (code: ErrorCode): string => {
  if (code.startsWith('document_password')) return 'Open';
  return catalogue[code].retryable ? 'Read again' : 'Remove a.pdf';
};

it.each(fileCodes)('the list of files leads on from %s', (code) => {
  const entry = { key: 'a', name: 'a.pdf', status: 'failed', code, parts: null, progress: null } as FileEntry;
  const access = {} as Parameters<typeof FileRow>[0]['access'];
  const row = createElement(FileRow, { entry, access, focused: false, onOpen: () => {} });
  const shown = shownOn('panel', row);
  const [sentence, isAsked] = code.startsWith('document_password')
    ? [textFor('popup', code), true]
    : [textFor('files', code), false];
  expect(shown.textContent).toContain(sentence);
  // A password is typed first: its button waits for that.
  const names = isAsked
    ? [...shown.querySelectorAll('button')].map(({ textContent }) => textContent)
    : buttonsIn(shown);
  expect(names).toContain(fileWay(code));
});

/** What the library offers beside *Close*; nothing where the list below is the way itself. */
const libraryWays: Partial<Record<ErrorCode, string>> = {
  file_too_large: 'Choose another file',
  file_unreadable: 'Choose another file',
  file_not_text: 'Choose another file',
  file_too_new: 'Choose another file',
  nothing_to_import: 'Choose another file',
  internal: 'Retry',
};

it.each(libraryCodes)(
  'the library keeps what is told of %s until it is put away, with what mends it',
  (code) => {
    const ways = { again: () => {}, ...(libraryWays[code] === 'Choose another file' && { onFile() {} }) };
    const notice = { id: 1, kind: 'failed', text: textFor('library', code), code, ...ways } as const;
    const board = { notice, say() {}, refuse() {}, dismiss() {}, attempt: async () => {} };
    const shown = shownOn('panel', createElement(NoticeBar, board));
    expect(shown.textContent).toContain(textFor('library', code));
    expect(buttonsIn(shown)).toEqual([libraryWays[code], 'Close'].filter(Boolean));
  },
);

/** Told of a result that is there: with Copy, see below. */
const ofResult: readonly ErrorCode[] = [
  'write_unverified',
  'write_blocked',
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

it.each([
  'write_unverified',
  'write_blocked',
  'draft_changed',
  'no_editor',
  'field_gone',
  'field_too_short',
] as const)('what could not be written for %s can be copied', (code) => {
  const shown = cardIn({ name: 'unwritten', outcome, code });
  expect(shown.textContent).toContain(generalTexts[code]);
  expect(buttonsIn(shown)).toContain('Copy');
});

it.each(['field_too_short', 'marks_not_kept'] as const)(
  'of a result that would meet %s some changes may be left out, or it is copied',
  (code) => {
    const shown = cardIn({ name: 'done', outcome }, code);
    expect(shown.textContent).toContain(generalTexts[code]);
    expect(mainIn(shown)).toEqual(['Copy']);
    expect(buttonsIn(shown)).toEqual(expect.arrayContaining(['Choose changes', 'Copy']));
    expect(buttonsIn(shown)).not.toContain('Accept');
  },
);
