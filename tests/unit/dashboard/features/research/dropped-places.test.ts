import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DroppedPlaces } from '@/dashboard/features/research/report/dropped-places.tsx';
import style from '@/dashboard/features/research/report/report.module.css';
import type { SourceHealth } from '@/shared/contracts/insight-report.ts';

const drawn = (spam: number) => {
  const dropped = { duplicate: 0, offTopic: 0, spam, vendor: 0, language: 0, excluded: 0, outOfRange: 0 };
  const droppedAt = [1, 2].map((at) => ({ reason: 'spam', url: `https://example.test/${at}` }));
  const health = { dropped, droppedAt } as unknown as SourceHealth;
  return renderToStaticMarkup(createElement(DroppedPlaces, { health }));
};

test('links to what was left out stand apart wherever they are shown', () => {
  expect(style.dropped).toMatch(/dropped/);
  expect(drawn(2)).toMatch(new RegExp(`^<div class="${style.dropped}"><p>spam: <a`));
});

test('of what is left over it is said that it is not listed, not why', () => {
  const text = (spam: number) => drawn(spam).replace(/<[^>]*>/g, ' ');
  expect(text(3)).toContain('1 more is not listed.');
  expect(text(1200)).toContain('1,198 more are not listed.');
  expect(text(2)).not.toContain('more');
});
