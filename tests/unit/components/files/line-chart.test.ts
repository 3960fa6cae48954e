import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineChart } from '@/components/files/line-chart.tsx';

const drawn = (...values: number[]) =>
  renderToStaticMarkup(
    createElement(LineChart, {
      caption: 'Units by Month',
      points: values.map((value, at) => ({ label: `2025-0${at + 1}`, value, shown: `${value} kg` })),
    }),
  );

it.each([
  ['positive', [40, 70, 25, 60], 'lowest 25 kg (2025-03)'],
  ['negative', [-5, -30, -2], 'lowest -30 kg (2025-02)'],
  ['mixed', [12, -4, 9], 'lowest -4 kg (2025-02)'],
])(
  'a line of %s figures tells its lowest one to those who see it and those who hear it',
  (_, values, said) => {
    const html = drawn(...values);
    expect(html.match(/aria-label="([^"]*)"/)?.[1]).toContain(said);
    expect(html.match(/<figcaption>.*<\/figcaption>/s)?.[0]).toContain(said);
  },
);

it('figures that are all the same have no highest one to see', () => {
  expect(drawn(5, 5, 5)).not.toContain('>Highest');
});
