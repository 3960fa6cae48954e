import { expect, it } from 'vitest';
import { readShortcut } from '@/shared/extension/shortcut-keys.ts';

it('shows the keys the browser really bound', () => {
  expect(
    readShortcut([
      { name: 'other', shortcut: 'F1' },
      { name: 'enhance', shortcut: '⌥⇧E' },
    ]),
  ).toBe('⌥⇧E');
});

it.each([[[{ name: 'enhance', shortcut: '' }]], [[{ name: 'enhance' }]], [[]]])(
  'knows when none is bound',
  (commands) => {
    expect(readShortcut(commands)).toBe('');
  },
);
