import { expect, test } from 'vitest';
import { headlineOf } from '@/shared/documents/tables/headline.ts';

test.each([
  [['Accidents from 2015 to 2020'], 'Accidents'],
  [['Visitors in 2023'], 'Visitors'],
  [['2023', 'Sales by month'], 'Sales by month'],
  [['Honey, tonnes (2010–2017)'], 'Honey, tonnes'],
])('%j is called %s', (titles, name) => {
  expect(headlineOf(titles)).toBe(name);
});
