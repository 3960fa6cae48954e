import { expect, it } from 'vitest';
import { commands } from '@/shared/enhance/commands.ts';
import { readShortcut, readShortcuts } from '@/shared/extension/shortcut-keys.ts';

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
  (bound) => {
    expect(readShortcut(bound)).toBe('');
  },
);

it('lists what comes with keys, and an action once the user gave it some', () => {
  const suggested = ['Sharpen the draft or selection', 'Polish the draft or selection'];
  const listed = readShortcuts([
    { name: 'enhance', shortcut: 'Alt+Shift+E' },
    { name: 'polish', shortcut: '' },
    { name: 'action-translate', shortcut: 'Alt+T' },
    { name: 'action-reply', shortcut: '' },
  ]);
  expect(listed).toContainEqual({ description: suggested[0], keys: 'Alt+Shift+E' });
  expect(listed).toContainEqual({ description: suggested[1], keys: '' });
  expect(listed).toContainEqual({ description: 'Translate: Into the language you name', keys: 'Alt+T' });
  expect(listed).not.toContainEqual(
    expect.objectContaining({ description: 'Reply: An answer to a message' }),
  );
});

it.each(['chrome', 'firefox'] as const)('suggests keys for four commands, each its own (%s)', (browser) => {
  // More than four, and a browser refuses the whole extension.
  const keys = commands.flatMap((command) => command.keys?.[browser] ?? []);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});
