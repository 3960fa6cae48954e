import { expect, test } from 'vitest';
import { parseFollowUps } from '@/shared/enhance/follow-ups.ts';

test.each([
  ['bare lines', 'How long does it keep?\nWho checks the seals?'],
  ['numbers', '1. How long does it keep?\n2) Who checks the seals?'],
  ['bullets and bold', '- **How long does it keep?**\n* Who checks the seals?'],
  ['quotation marks', '"How long does it keep?"\n“Who checks the seals?”'],
  ['an introduction', 'Here are some questions:\n\nHow long does it keep?\n\nWho checks the seals?\n'],
  ['the same again', 'How long does it keep?\nhow long does it keep?\nWho checks the seals?'],
])('reads questions given with %s', (_, answer) => {
  expect(parseFollowUps(answer)).toEqual(['How long does it keep?', 'Who checks the seals?']);
});

test('keeps five at most, and none that a chip cannot show', () => {
  const many = Array.from({ length: 9 }, (_, index) => `What is step ${index}?`).join('\n');
  expect(parseFollowUps(many)).toHaveLength(5);
  expect(parseFollowUps(`Why ${'very '.repeat(30)}late?\nWhy late?`)).toEqual(['Why late?']);
});

test('reads questions of other scripts', () => {
  expect(parseFollowUps('为什么需要密封？\nكم يدوم؟')).toHaveLength(2);
});

test('finds nothing where nothing is asked', () => {
  expect(parseFollowUps('The seals keep for a year.')).toEqual([]);
});
