import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import type { RunState } from '@/shared/run/run-state.ts';

const summary = { engine: 'offline', model: '', redactions: 0, fallback: null } as const;
const done: RunState = {
  status: 'done',
  ...summary,
  price: {},
  outcome: {
    text: 'All is well. There is a bug.',
    segments: [
      { same: 'All is well. ' },
      { before: 'their', after: 'There' },
      { same: ' is a bug' },
      { before: ' in line 42', after: '' },
      { same: '.' },
    ],
    sections: [],
    guard: [{ kind: 'number', change: 'lost', value: '42', segment: 3 }],
  },
};
const failed: RunState = { status: 'failed', code: 'cut_off', text: 'All is', fallback: null } as RunState;

const textOf = (state: RunState, showChanges: boolean) =>
  renderToStaticMarkup(
    createElement(EnhanceResult, {
      state,
      showChanges,
      originOf: () => '',
      onShowChanges: () => {},
      onCopy: async () => true,
      onInsert: async () => {},
    }),
  ).replaceAll(/<[^>]+>/g, (tag) => (tag.startsWith('<span') || tag === '</span>' ? '' : '¶'));

it('stands first and clean; what to check, the buttons and the changed sentences follow', () => {
  const shown = textOf(done, true);
  const order = ['All is well. There is a bug', 'Lost the number', 'Insert', 'Copy', 'their'].map((part) =>
    shown.indexOf(part),
  );
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  // What was not changed is not shown twice.
  expect(shown.split('All is well.')).toHaveLength(2);
});

it('has Insert wait for what was lost to be restored', () => {
  const shown = renderToStaticMarkup(
    createElement(EnhanceResult, {
      state: done,
      showChanges: false,
      originOf: () => '',
      onShowChanges: () => {},
      onCopy: async () => true,
      onInsert: async () => {},
    }),
  );
  const primary = shown.match(/<button[^>]*primary[^>]*>.*?<\/button>/g) ?? [];
  expect(primary.map((button) => button.replaceAll(/<[^>]+>/g, ''))).toEqual(['Restore 42']);
});

it('has Insert lead also where blanks are empty: they are left out', () => {
  const blanks = { ...done, outcome: { ...done.outcome, guard: [], blanks: ['DATE'] } };
  const shown = renderToStaticMarkup(
    createElement(EnhanceResult, {
      state: blanks,
      showChanges: false,
      originOf: () => '',
      onShowChanges: () => {},
      onCopy: async () => true,
      onInsert: async () => {},
    }),
  );
  expect(shown.match(/<button[^>]*primary/g)).toHaveLength(1);
  expect(shown).toMatch(/<button[^>]*primary[^>]*>(?:(?!<\/button>).)*Insert<\/button>/);
});

it('marks in the clean text what is new, and where something went', () => {
  const shown = renderToStaticMarkup(
    createElement(EnhanceResult, {
      state: done,
      showChanges: false,
      originOf: () => '',
      onShowChanges: () => {},
      onCopy: async () => true,
    }),
  );
  expect([...shown.matchAll(/<span class="[^"]*new[^"]*">(.*?)<\/span>/g)].map(([, text]) => text)).toEqual([
    'There',
  ]);
  expect(shown).toMatch(/is a bug<button[^>]*aria-label="Removed: in line 42"/);
});

it('shows no changes unless they are wanted', () => {
  expect(textOf(done, false)).not.toContain('their');
});

it('offers Insert beside Copy for what arrived before it broke off', () => {
  const shown = textOf(failed, false);
  expect(shown.indexOf('Insert')).toBeGreaterThan(shown.indexOf('All is'));
  expect(shown).toContain('Copy');
});

it('names who goes on after a fall before that one has begun', () => {
  const shown = renderToStaticMarkup(
    createElement(EnhanceResult, {
      state: {
        status: 'streaming',
        text: '',
        ...{ engine: null, model: '', redactions: 0 },
        fallback: { from: 'cloud', to: 'offline', code: 'timeout' },
      },
      asked: 'cloud',
      showChanges: false,
      originOf: (engine) => `by ${engine}`,
      onShowChanges: () => {},
      onCopy: async () => true,
    }),
  );
  expect(shown).toContain('by offline');
  expect(shown).not.toContain('by cloud');
});
