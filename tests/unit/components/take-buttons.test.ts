import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TakeButtons } from '@/components/take-buttons.tsx';
import { AppError } from '@/shared/errors/app-error.ts';

let page: ReturnType<typeof parseHTML>;
let focused: Element | null;
let root: Root;
let settle: { done: () => void; refused: () => void };

/** Answered as the test says. */
const onInsert = () =>
  new Promise<void>((resolve, reject) => {
    settle = { done: resolve, refused: () => reject(new AppError('page_not_supported')) };
  });

beforeEach(() => {
  page = parseHTML('<!doctype html><html><body><textarea></textarea><main></main></body></html>');
  focused = page.document.body;
  Object.defineProperty(page.document, 'activeElement', { configurable: true, get: () => focused });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['HTMLElement', 'Node', 'Element'] as const) vi.stubGlobal(name, page[name]);
  vi.spyOn(page.HTMLElement.prototype, 'focus').mockImplementation(function focus(this: Element) {
    focused = this;
  });
  root = createRoot(page.document.querySelector('main') as Element);
  act(() =>
    root.render(createElement(TakeButtons, { text: 'Dear all,', onInsert, onCopy: async () => true })),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const alert = () => page.document.querySelector('[role="alert"]');
const insert = () =>
  [...page.document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Insert',
  ) as Element;
const press = () => {
  focused = insert();
  act(() => void insert().dispatchEvent(new page.Event('click', { bubbles: true })));
};
const answer = (how: keyof typeof settle) => act(async () => settle[how]());

it('tells anew of each time that a page refused it, and keeps the focus on Insert', async () => {
  press();
  await answer('refused');
  const first = alert();
  expect(first).not.toBeNull();
  expect(focused).toBe(insert());
  press();
  await answer('refused');
  expect(alert()).not.toBeNull();
  expect(alert()).not.toBe(first);
  expect(focused).toBe(insert());
});

it('leaves the focus with who types elsewhere by the time the answer comes', async () => {
  const draft = page.document.querySelector('textarea');
  press();
  focused = draft;
  await answer('refused');
  expect(alert()).not.toBeNull();
  expect(focused).toBe(draft);
  press();
  focused = draft;
  await answer('done');
  expect(alert()).toBeNull();
  expect(focused).toBe(draft);
});
