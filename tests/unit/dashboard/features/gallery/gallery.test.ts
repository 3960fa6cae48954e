import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Navigator, Router } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Gallery } from '@/dashboard/features/gallery/gallery.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a way to one’s own templates, or to all, leads there also from the gallery itself', () => {
  const page = parseHTML('<!doctype html><html><body><main></main></body></html>');
  // Nobody agreed to be counted.
  Object.defineProperty(page.document, 'cookie', { value: '' });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(page.document.querySelector('main') as Element);
  const arrive = (search: string, key: string, hash = '') =>
    act(() =>
      root.render(
        createElement(Router, {
          location: { pathname: '/gallery', search, key, hash },
          navigator: { createHref: () => '' } as Partial<Navigator> as Navigator,
          children: createElement(Gallery, { templates: [], isOwn: true }),
        }),
      ),
    );
  const pressed = () => page.document.querySelector('[aria-pressed="true"]')?.textContent;
  const press = (name: string) =>
    act(() => {
      const chip = [...page.document.querySelectorAll('button')].find((one) => one.textContent === name);
      chip?.dispatchEvent(new page.Event('click', { bubbles: true }));
    });
  arrive('', 'a');
  expect(pressed()).toBe('All Templates');
  arrive('?category=own', 'b');
  expect(pressed()).toBe('My Templates');
  press('All Templates');
  expect(pressed()).toBe('All Templates');
  // By the skip link nobody goes anywhere else.
  arrive('?category=own', 'default', '#content');
  expect(pressed()).toBe('All Templates');
  arrive('?category=own', 'c');
  expect(pressed()).toBe('My Templates');
  arrive('', 'd');
  expect(pressed()).toBe('All Templates');
  act(() => root.unmount());
});
