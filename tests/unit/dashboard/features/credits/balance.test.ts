import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balance } from '@/dashboard/features/credits/balance.tsx';

const said = (credits: number) =>
  renderToStaticMarkup(createElement(Balance, { credits })).replaceAll(/<[^>]*>/g, '');

test.each([
  [0, '0 credits, running low'],
  [1, '1 credit, running low'],
  [250, '250 credits'],
  [9_750, '9,750 credits'],
])('%i is said as a person would', (credits, words) => {
  expect(said(credits)).toBe(words);
});
