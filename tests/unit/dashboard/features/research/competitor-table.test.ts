import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompetitorTable } from '@/dashboard/features/research/report/competitor-table.tsx';
import { OpenedItems } from '@/dashboard/features/research/report/opened-items.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Competitor } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';

const itemOf = (id: string, competitors: readonly string[]) =>
  ({ id, author: id, source: 'reddit', labels: { competitors } }) as unknown as InsightItem;
const items = [
  itemOf('1', ['Lumo', 'Aurelia']),
  itemOf('2', ['Lumo']),
  itemOf('3', ['Aurelia']),
  itemOf('4', []),
  itemOf('5', []),
];

test('the mentions in all open the posts that mention one of the names, and no others', () => {
  const nothing = countItems([], {});
  const competitors = ['Lumo', 'Aurelia'].map((name): Competitor => {
    const rest = { praise: nothing, complaints: nothing, switchedTo: nothing, switchedFrom: nothing };
    const mentions = countItems(items, { competitor: name });
    return { name, isSubject: false, mentions, citationIds: [], ...rest };
  });
  const table = createElement(CompetitorTable, { competitors });
  const html = renderToStaticMarkup(createElement(OpenedItems, { items, children: table }));
  const [, title] = /title="([^"]*)"[^>]*>4 mentions in all/.exec(html) ?? [];
  expect(title).toContain('3 of 5 posts');
});
