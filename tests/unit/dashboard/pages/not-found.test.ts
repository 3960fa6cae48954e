import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NotFound } from '@/dashboard/pages/not-found.tsx';

it('names the lost address and leads home', () => {
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ['/nowhere'], children: createElement(NotFound) }),
  );
  expect(html).toContain('/nowhere');
  expect(html).toMatch(/<a href="\/"[^>]*>Go to the homepage<\/a>/);
});
