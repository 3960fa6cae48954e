import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarTable } from '@/components/files/bar-table.tsx';

const shown = (values: readonly number[], tellsEnds = true) => {
  const bars = values.map((value, at) => ({ label: `Town ${at + 1}`, value, shown: `${value}` }));
  return renderToStaticMarkup(createElement(BarTable, { caption: 'Trees by town', bars, tellsEnds }));
};

it('names the highest and the lowest', () => {
  expect(shown([3, 9, 5])).toContain('Highest 9 (Town 2), lowest 3 (Town 1)');
});

it.each([
  ['two share the highest place', [9, 9, 3]],
  ['two share the lowest place', [9, 3, 3]],
  ['all are alike', [3, 3, 3]],
  ['there is one', [3]],
])('names neither where %s', (_, values) => {
  expect(shown(values)).not.toContain('Highest');
});

it('names neither where the bars only count', () => {
  expect(shown([3, 9, 5], false)).not.toContain('Highest');
});
