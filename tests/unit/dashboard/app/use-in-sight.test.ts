import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useInSight } from '@/dashboard/app/use-in-sight.ts';

afterEach(() => vi.unstubAllGlobals());

interface Seen {
  isNarrow: boolean;
  isLeading: boolean;
  statuses: readonly string[];
}

/** Where an outcome far down the page is brought, and whether it takes the keys. */
function seen({ isNarrow, isLeading, statuses }: Seen): string[] {
  const page = parseHTML('<!doctype html><html><body><main></main></body></html>');
  const done: string[] = [];
  Object.assign(page.window, { matchMedia: () => ({ matches: isNarrow }), innerHeight: 800 });
  Object.assign(page.Element.prototype, {
    getBoundingClientRect: () => ({ top: 700 }),
    scrollIntoView: ({ block }: { block: string }) => done.push(block),
    focus: () => done.push('focus'),
  });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Panel = ({ status }: { status: string }) =>
    createElement('section', { ref: useInSight({ status, isLeading }) });
  const root = createRoot(page.document.querySelector('main') as Element);
  for (const status of statuses) act(() => root.render(createElement(Panel, { status })));
  act(() => root.unmount());
  return done;
}

const run = ['idle', 'running', 'done'];

test('on a phone an answer or a failure comes up and takes the keys', () => {
  expect(seen({ isNarrow: true, isLeading: true, statuses: run })).toEqual(['nearest', 'start', 'focus']);
  expect(seen({ isNarrow: true, isLeading: true, statuses: ['running', 'failed'] })).toEqual([
    'nearest',
    'start',
    'focus',
  ]);
});

test('who writes on meanwhile keeps the caret, and so does a wide screen', () => {
  expect(seen({ isNarrow: true, isLeading: false, statuses: run })).toEqual(['nearest', 'start']);
  expect(seen({ isNarrow: false, isLeading: true, statuses: run })).toEqual(['nearest', 'start']);
  expect(seen({ isNarrow: false, isLeading: true, statuses: ['failed'] })).toEqual(['nearest']);
});

test('what only changes beside it moves nothing', () => {
  expect(seen({ isNarrow: true, isLeading: true, statuses: ['idle', 'idle'] })).toEqual([]);
  expect(seen({ isNarrow: true, isLeading: false, statuses: ['running', 'running'] })).toEqual(['nearest']);
});
