import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let html = '';
beforeAll(async () => {
  // Another file may have loaded the site's addresses, which are read once.
  vi.resetModules();
  vi.stubEnv('VITE_STORE_URL', 'https://store.example/whetstone');
  vi.stubEnv('VITE_FIREFOX_STORE_URL', 'https://addons.example/whetstone');
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

it.each([
  ['Chrome', 'https://store.example/whetstone'],
  ['Firefox', 'https://addons.example/whetstone'],
])('opens the store of %s in a new tab by Get Started', (browser, store) => {
  const link = [...html.matchAll(/<a ([^>]*)>Get Started in (\w+) /g)].find(
    ([, , named]) => named === browser,
  );
  expect(link?.[1]).toContain(`href="${store}" target="_blank" rel="noopener"`);
});

it('says why it was created', () => {
  expect(html).toContain('Why Whetstone Was Created');
});

it.each([
  ['an extension', /browser extension/],
  ['for prompts and mails', /prompt or email/],
  ['on four chats and any page', /ChatGPT, Claude, Gemini, DeepSeek and any/],
  ['for files, too', /PDFs and sheets/],
  ['free', /free/i],
  ['private by default', /private by default/i],
])('says at its head, before anything is shown, that it is %s', (_, said) => {
  const head = html.slice(html.indexOf('<h1'), html.indexOf('Example'));
  expect(head).toMatch(said);
});
