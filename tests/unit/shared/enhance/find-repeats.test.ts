import { expect, test } from 'vitest';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { findMaterial } from '@/shared/enhance/material.ts';

const verbatimIn = (text: string) => findVerbatim(text).map(({ start, end }) => text.slice(start, end));

test('a report that was filled in', () => {
  const report =
    'How to see it:\n1. open the page\n2. press print\nExpected: two pages\nActual: one page come out';
  expect(verbatimIn(`${report}\n\nwhats wrong here`)).toEqual([report]);
});

test('the labels of a request are the writer’s own', () => {
  expect(verbatimIn('hi\n\nRequirements:\n- short\n- funny\nTone: friendly\nLength: 50 words')).toEqual([]);
});

test('a refrain', () => {
  const song = 'and the river runs down to the sea\n(to the sea, to the sea)\nand the river runs down to me';
  expect(verbatimIn(`what does this mean?\n${song}\nplease explain`)).toEqual([song]);
});

test.each([
  [
    'what somebody wrote',
    'Here is what my pupil wrote:\n\nWe goed home and eated soup.\n\nHe is 8. Write a comment.',
    'We goed home and eated soup.',
  ],
  [
    'a list that is worked on',
    'turn these notes into a summary\n\n- Budget aproved\n- No owner yet\n\nkeep it short',
    '- Budget aproved\n- No owner yet',
  ],
  [
    'a list right below the order',
    'can you fix these subject lines, keep them short\n- dont miss it\n- your order have been shipped\nby noon',
    '- dont miss it\n- your order have been shipped',
  ],
  [
    'a quotation',
    'make this sound friendlier\n\n"We can not make exception."\n\nwe can offer 10% off',
    '"We can not make exception."',
  ],
])('%s is handed over, and no more', (_what, text, handed) => {
  const found = findMaterial(text);
  expect(found && text.slice(found.start, found.end)).toBe(handed);
});

test('points typed as they came are mended, whoever is to reword them', () => {
  expect(findMaterial('Rewrite these bullets for my CV:\n- i trained 3 collegues\n- did the orders')).toBe(
    undefined,
  );
});
