import { expect, test } from 'vitest';
import { defaultMode, readsMadeUp } from '@/dashboard/features/research/use-default-mode.ts';

const row = (source: 'reddit' | 'x', ready: boolean) => ({ source, ready });

test.each([
  ['nothing is known of the sources', undefined, undefined, 'reddit'],
  ['Reddit can be asked', undefined, [row('reddit', true)], 'reddit'],
  ['Reddit has no key', undefined, [row('reddit', false)], 'all'],
  ['the one chosen last has no key', 'concise-x', [row('reddit', true), row('x', false)], 'all'],
  ['the one chosen last has one', 'concise-x', [row('reddit', false), row('x', true)], 'concise-x'],
  ['what was kept is no mode', 'teletext', [row('reddit', true)], 'reddit'],
] as const)('the form stands at the right mode where %s', (...[, kept, sources, mode]) => {
  expect(defaultMode(kept, sources)).toBe(mode);
});

test('posts are told to be made up where none of the sources a mode reads is connected', () => {
  const sources = [
    { source: 'reddit', synthetic: true },
    { source: 'x', synthetic: false },
  ] as const;
  expect(readsMadeUp('reddit', sources)).toBe(true);
  expect(readsMadeUp('concise-x', sources)).toBe(false);
  expect(readsMadeUp('all', sources)).toBe(false);
  expect(readsMadeUp('consumer-survey', sources.slice(0, 1))).toBe(true);
  expect(readsMadeUp('reddit', undefined)).toBe(false);
});
