import { expect, test } from 'vitest';
import { readsAsFigure } from '@/components/files/reads-as-figure.ts';

test.each([
  '12',
  '1,356,600',
  '1.250,40',
  '−3.5',
  '(1,200)',
  '$4,100',
  '12,50 €',
  '60 kr',
  'CHF 1’200.50',
  '45 %',
])('%s stands at the end of its cell', (text) => {
  expect(readsAsFigure(text)).toBe(true);
});

test.each(['2026-02-03', '03.02.2026', '3 Feb 2026', '5/2/2019', 'M-102', 'Q3', '', '12 rooms'])(
  '%j does not',
  (text) => {
    expect(readsAsFigure(text)).toBe(false);
  },
);
