import { parseHTML } from 'linkedom';
import { afterAll, beforeAll } from 'vitest';
import { createFoot } from '@/entrypoints/card-frame/foot.ts';
import type { Pending } from '@/entrypoints/card-frame/foot-buttons.ts';
import { createNotices, toldOf } from '@/entrypoints/card-frame/notices.ts';
import { createWaysOn } from '@/entrypoints/card-frame/ways-on.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { CardPhase, CardState, Outcome } from '@/shared/extension/card/card-state.ts';
import { wholeResult } from '@/shared/run/result-choice.ts';

const isShown = (one: HTMLElement | null): boolean => !one || (!one.hidden && isShown(one.parentElement));

/** The names of the buttons that can be seen and pressed. */
export const buttonsIn = (root: Element) =>
  [...root.querySelectorAll('button')]
    .filter((button) => isShown(button) && !button.disabled)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');

/** What the main buttons say. */
export const mainIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('button.primary')]
    .filter(isShown)
    .map(({ textContent }) => textContent);

/** Draws the card's parts without a browser, for the tests of one file. */
export function withoutBrowser() {
  const saved = { document: globalThis.document, observer: globalThis.IntersectionObserver };
  beforeAll(() => {
    globalThis.document = parseHTML('<html><body></body></html>').document;
    globalThis.IntersectionObserver = class {
      observe() {}
    } as never;
  });
  afterAll(() => {
    globalThis.document = saved.document;
    globalThis.IntersectionObserver = saved.observer;
  });
}

const actions = new Proxy({}, { get: () => () => {} }) as CardActions;

/** A rewrite's card in a phase. */
export const stateIn = (phase: CardPhase, cannot: ErrorCode | null = null): CardState => ({
  level: 'balanced',
  mode: 'rewrite',
  showChanges: false,
  job: null,
  persona: null,
  language: '',
  writes: 'replace',
  phase,
  cannot,
  form: null,
  asksWhatToSave: false,
  saved: null,
  lacksSubject: false,
  addableSite: null,
  note: null,
});

/** The card's foot and notices in a phase. */
export function cardIn(
  phase: CardPhase,
  cannot: ErrorCode | null = null,
  more: Pending & Partial<CardState> = {},
) {
  const state = { ...stateIn(phase, cannot), ...more };
  const root = document.createElement('div');
  const [title, fold, unfolded] = (['b', 'span', 'div'] as const).map((tag) => document.createElement(tag));
  const foot = createFoot(actions, { title, fold, root: unfolded } as never);
  foot.show(state, more);
  foot.ways.append(...createWaysOn(state, actions));
  const notices = document.createElement('div');
  notices.append(...createNotices(state, actions));
  root.append(notices, foot.status, ...foot.root);
  foot.standIn(toldOf(state, notices));
  return root;
}

/** A result with one change. */
export const outcome: Outcome = {
  ...wholeResult,
  done: {
    type: 'done',
    text: 'the end',
    segments: [{ before: 'teh', after: 'the' }, { same: ' end' }],
    sections: [],
    guard: [],
    credits: null,
  },
  engine: 'offline',
  model: '',
  elapsedMs: 1,
};
