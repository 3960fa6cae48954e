import { expect, it } from 'vitest';
import { createChangeList } from '@/entrypoints/card-frame/change-list.ts';
import { withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

it('counts the sentences that stayed where they stand, so that none seems deleted', () => {
  const segments = [
    { same: 'All is well. So it was.\n\nI ' },
    { before: 'has', after: 'have' },
    { same: ' it.\n\nThe end.' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root }));
  expect([...root.children].map(({ textContent }) => textContent?.trim())).toEqual([
    '2 sentences unchanged',
    'I hashave it.',
    '1 sentence unchanged',
  ]);
});
