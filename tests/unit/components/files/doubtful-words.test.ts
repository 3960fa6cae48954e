import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlockView } from '@/components/files/block-view.tsx';
import type { Block } from '@/shared/documents/document.ts';

/** The words that are marked, in their order. */
function markedIn(block: Block): string[] {
  const html = renderToStaticMarkup(createElement(BlockView, { one: block }));
  return [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, word = '']) => word);
}
const place = { in: 'image' } as const;

it.each<[string, Block]>([
  ['paragraph', { kind: 'paragraph', place, text: 'Rent is duc on Fridoy', doubtful: ['duc', 'Fridoy'] }],
  ['list', { kind: 'list', place, text: 'Rent duc\nFridoy', doubtful: ['duc', 'Fridoy'] }],
  [
    'table',
    {
      kind: 'table',
      place,
      text: '',
      rows: [
        ['Item', 'duc'],
        ['Rent', 'Fridoy'],
      ],
      doubtful: ['duc', 'Fridoy'],
    },
  ],
])('words of a %s that were hard to read are marked, and no others', (_, block) => {
  expect(markedIn(block)).toEqual(['duc', 'Fridoy']);
});

it('a text that was read with certainty has no mark', () => {
  expect(markedIn({ kind: 'paragraph', place, text: 'Rent is due' })).toEqual([]);
});
