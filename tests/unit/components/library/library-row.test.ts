import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LibraryRow } from '@/components/library/library-row.tsx';
import type { LibraryItem } from '@/shared/library/records.ts';

const shown = (part: Pick<LibraryItem, 'name' | 'text'>) => {
  const item = { id: 'a', kind: 'note', category: '', tags: [], favourite: false, ...part } as unknown;
  return renderToStaticMarkup(
    createElement(LibraryRow, { item: item as LibraryItem, isTabStop: true, onOpen: () => {} }),
  ).replaceAll(/<[^>]+>/g, '|');
};

it('does not say the first words of a text twice', () => {
  const row = shown({ name: 'Write to my landlord…', text: 'Write to my landlord about the heating.' });
  expect(row.match(/landlord/g)).toHaveLength(1);
  expect(row).toContain('about the heating.');
});

it('goes on with a word where the name ends before a mark', () => {
  const row = shown({
    name: 'Can you fix it until Friday…',
    text: 'Can you fix it until Friday? Tom has looked.',
  });
  expect(row).toContain('|Tom has looked.|');
});

it.each([
  ['Node', '.gitignore for Node', '.gitignore for Node'],
  ['Write a…', 'Write a .gitignore for Node', '.gitignore for Node'],
  ['Venez-vous…', 'Venez-vous ? Tom a regardé.', 'Tom a regardé.'],
])('leaves the mark a word begins with, under %s', (name, text, rest) => {
  expect(shown({ name, text })).toContain(`|${rest}|`);
});

it('says a text that is its own name once', () => {
  const row = shown({ name: 'Write to my landlord.', text: 'Write to my landlord.' });
  expect(row.match(/landlord/g)).toHaveLength(1);
});

it('shows how a text begins under a name of its own', () => {
  expect(shown({ name: 'Heating', text: 'Write to my landlord.' })).toContain('Write to my landlord.');
});

it('does not take a name out of the middle of a word', () => {
  expect(shown({ name: 'Heat', text: 'Heating is off.' })).toContain('Heating is off.');
});
