import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from '@/dashboard/features/research/report/bar-chart.tsx';
import { namePlace } from '@/dashboard/features/research/report/item-text.tsx';
import type { Chart } from '@/shared/contracts/insight-report.ts';

/** A chart of these amounts out of 432 posts, as it reads. */
function drawn(id: Chart['id'], ...values: number[]): string {
  const rows = values.map((value, at) => ({
    label: `row ${at}`,
    count: { value, of: 432, authors: value, sources: [], interval: [0, 1], filter: {} },
  }));
  const chart = { id, title: 'A chart', caveat: null, rows } as unknown as Chart;
  return renderToStaticMarkup(createElement(BarChart, { chart })).replace(/<[^>]*>/g, ' ');
}

test('feelings say of how many posts they were read, where that is not all of them', () => {
  expect(drawn('sentiment', 95, 108, 100, 13)).toContain('316 of 432 posts were judged.');
  expect(drawn('sentiment', 200, 232)).not.toContain('judged');
  expect(drawn('themes', 76, 62)).not.toContain('judged');
});

test('a source that is one community is named once', () => {
  expect(namePlace('Hacker News', 'hackernews')).toBe('Hacker News');
  expect(namePlace('r/coffee', 'reddit')).toBe('r/coffee · Reddit');
});
