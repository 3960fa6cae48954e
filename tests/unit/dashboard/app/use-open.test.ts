import { parseHTML } from 'linkedom';
import { act, createElement, type ReactNode, useId, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpen } from '@/dashboard/app/use-open.ts';

let page: ReturnType<typeof parseHTML>;
let focused: Element | null;
let root: Root;

interface MenuProps {
  name: string;
  items: readonly string[];
  children?: ReactNode;
}

/** A button, the links it opens, and whatever else stands in its place. */
function Menu({ name, items, children }: MenuProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, onKeyDown, onBlur } = useOpen({ container, button });
  const links = items.map((one) => createElement('a', { key: one, href: '#', id: one }, one));
  const attributes = { ref: button, id: name, 'aria-controls': id, 'aria-expanded': open };
  return createElement(
    'div',
    { ref: container, onKeyDown, onBlur },
    createElement('button', { type: 'button', ...attributes, onClick: () => setOpen(!open) }),
    createElement('ul', { id, hidden: !open }, links),
    children,
  );
}

beforeEach(() => {
  page = parseHTML('<!doctype html><html><body><main id="main"></main></body></html>');
  focused = null;
  Object.defineProperty(page.document, 'activeElement', { configurable: true, get: () => focused });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['HTMLElement', 'Node', 'Element'] as const) vi.stubGlobal(name, page[name]);
  vi.spyOn(page.HTMLElement.prototype, 'focus').mockImplementation(function focus(this: Element) {
    focused = this;
  });
  const account = createElement(Menu, { key: 'account', name: 'account', items: ['profile', 'logout'] });
  const inside = [account, createElement('a', { key: 'login', href: '#', id: 'login' })];
  const site = createElement(Menu, { name: 'site', items: ['features', 'gallery'] }, inside);
  root = createRoot(one('main'));
  act(() => root.render(site));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const one = (id: string) => page.document.getElementById(id) as unknown as HTMLElement;
const isOpen = (name: string) => one(name).getAttribute('aria-expanded') === 'true';
function press(key: string, more: Partial<KeyboardEvent> = {}) {
  const event = Object.assign(new page.Event('keydown', { bubbles: true, cancelable: true }), {
    key,
    ...more,
  });
  act(() => void focused?.dispatchEvent(event));
}
function leaveFor(id: string) {
  const event = Object.assign(new page.Event('focusout', { bubbles: true }), { relatedTarget: one(id) });
  act(() => void focused?.dispatchEvent(event));
}

test('keys of a menu inside another one move in that alone, and Escape closes that alone', () => {
  one('site').focus();
  press('ArrowDown');
  expect(focused?.id).toBe('features');
  one('account').focus();
  press('ArrowDown');
  expect(focused?.id).toBe('profile');
  press('End');
  expect(focused?.id).toBe('logout');
  press('Escape');
  expect([focused?.id, isOpen('account'), isOpen('site')]).toEqual(['account', false, true]);
});

test('links beside a menu, and keys with Alt, Ctrl or Meta, are left alone', () => {
  one('site').focus();
  press('ArrowDown');
  press('End', { ctrlKey: true });
  expect(focused?.id).toBe('features');
  one('login').focus();
  press('Home');
  expect(focused?.id).toBe('login');
});

test('a menu stays open when what it stands in takes the focus, and closes when anything else does', () => {
  one('site').focus();
  press('ArrowDown');
  leaveFor('main');
  expect(isOpen('site')).toBe(true);
  const other = page.document.createElement('a');
  other.id = 'other';
  page.document.body.append(other);
  leaveFor('other');
  expect(isOpen('site')).toBe(false);
});
