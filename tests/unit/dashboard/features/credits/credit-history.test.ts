import { type InfiniteData, QueryClient, QueryClientProvider, type QueryState } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { creditEntriesKey } from '@/dashboard/app/account-queries.ts';
import { CreditHistory } from '@/dashboard/features/credits/credit-history.tsx';
import type { CreditEntryRow } from '@/shared/contracts/credits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

type Pages = InfiniteData<CreditEntryRow[], number | undefined>;

/** The history of which a first page of twenty is there. */
function drawn(state: Partial<QueryState<Pages>>): string {
  const client = new QueryClient();
  const rows = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: 20 - at, delta: -1, reason: 'generate', created_at: '2026-11-28T12:00:00Z' },
  }));
  client.setQueryData<Pages>(creditEntriesKey, { pages: [rows], pageParams: [undefined] });
  client.getQueryCache().find<Pages>({ queryKey: creditEntriesKey })?.setState(state);
  const history = createElement(QueryClientProvider, { client }, createElement(CreditHistory));
  return renderToStaticMarkup(createElement(MemoryRouter, null, history));
}

test('older entries that did not load say so below those that are there, with one press to ask again', () => {
  const html = drawn({
    status: 'error',
    error: new AppError('timeout'),
    fetchMeta: { fetchMore: { direction: 'forward' } },
  });
  expect(html.match(/<tr>/g)).toHaveLength(21);
  expect(html).toContain(textFor('history-load', 'timeout'));
  expect(html).toContain('Try again');
  expect(html).not.toContain('Show Older');
});

test('where nothing failed older ones are a press away', () => {
  const html = drawn({});
  expect(html).toContain('Show Older');
  expect(html).not.toContain('Try again');
});
