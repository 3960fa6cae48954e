import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let html = '';
beforeAll(async () => {
  // Another file may have loaded the site's addresses, which are read once.
  vi.resetModules();
  vi.stubEnv('VITE_STORE_URL', 'https://store.example/whetstone');
  const { Home } = await import('@/dashboard/pages/home.tsx');
  const { MemoryRouter } = await import('react-router');
  html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Home)));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('has the one heading of spec §2', () => {
  expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([
    'Automate the Thinking Behind AI Interactions',
  ]);
});

it('opens the store in a new tab by Get Started', () => {
  expect(html).toMatch(
    /<a href="https:\/\/store\.example\/whetstone" target="_blank" rel="noopener"[^>]*>Get Started/,
  );
});

it('says why it was created', () => {
  expect(html).toContain('Why Whetstone Was Created');
});
