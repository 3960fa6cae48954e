import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedItems } from '@/dashboard/features/research/report/opened-items.tsx';
import { FoldedQuotes } from '@/dashboard/features/research/report/quotes.tsx';
import type { Citation, InsightItem } from '@/shared/contracts/insight-items.ts';

const NOTE = 'No opposing voice was found.';
const citations = ['1', '2', '3'].map((id) => ({ id: `c${id}`, itemId: id, quote: `Voice ${id}.` }));

/** The voices 1 to 3 as they stand where the report has these items. */
function drawn(itemIds: readonly string[]): string {
  const items = itemIds.map((id) => ({ id, source: 'reddit', language: 'en', removed: false }));
  const ids = citations.map(({ id }) => id);
  const quotes = createElement(FoldedQuotes, {
    ids,
    citations: citations as unknown as Citation[],
    children: createElement('p', null, NOTE),
  });
  const around = { items: items as unknown as InsightItem[], children: quotes };
  return renderToStaticMarkup(createElement(OpenedItems, around));
}

test('what is noted of the voices against it stands outside the fold', () => {
  const folded = /<div[^>]*hidden=""[^>]*>.*<\/div>/.exec(drawn(['1', '2', '3']))?.[0];
  expect(folded).toContain('Voice 2.');
  expect(folded).not.toContain(NOTE);
  expect(drawn(['1', '2', '3'])).toContain(NOTE);
});

test('a button promises only the voices that are there, and the first place is never empty', () => {
  const shown = drawn(['2', '3']);
  expect(shown).toContain('Show 1 more voice');
  expect(shown.indexOf('Voice 2.')).toBeLessThan(shown.indexOf('Show 1 more'));
  expect(drawn(['3'])).not.toContain('more voice');
});
