import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LibraryRow } from '@/components/library/library-row.tsx';
import { nameFromText } from '@/shared/library/foreign-fields.ts';
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
  expect(row).toContain('|… about the heating.|');
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
  ['Write a…', 'Write a .gitignore for Node', '… .gitignore for Node'],
  ['Write about the heating in…', 'Write about the heating in flat 4B. It is broken.', 'It is broken.'],
  ['Sell it with photos…', 'Sell it with photos, e.g. of the hall. Be brief.', 'Be brief.'],
  ['Venez-vous…', 'Venez-vous ? Tom a regardé.', 'Tom a regardé.'],
])('leaves the mark a word begins with, under %s', (name, text, rest) => {
  expect(shown({ name, text })).toContain(`|${rest}|`);
});

it('is named by whole sentences where they are long enough, and goes on with the next one', () => {
  const text =
    'There is a bug in the export. Can you fix it until Friday? Tom and I have looked at line 42 of it.';
  const name = nameFromText(text);
  expect(name).toBe('There is a bug in the export. Can you fix it until Friday?');
  expect(shown({ name, text })).toContain('|Tom and I have looked at line 42 of it.|');
});

it('is not named by a short form at the end of its first words', () => {
  expect(
    nameFromText('Please write a friendly letter to Mrs. Miller who has lost her cat in the park'),
  ).toMatch(/…$/);
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
