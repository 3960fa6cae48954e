import { expect, test } from 'vitest';
import { defaultMode } from '@/dashboard/features/research/use-default-mode.ts';

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
