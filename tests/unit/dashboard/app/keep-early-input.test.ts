import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyInput } from '@/dashboard/app/keep-early-input.ts';

const WRITTEN = '<input type="email" aria-label="Email" /><button type="button">Menu</button>';

let page: ReturnType<typeof parseHTML>;
/** Who is told that the page was drawn. */
let redraws: (() => void)[];
let address: { pathname: string; search: string };

beforeEach(() => {
  page = parseHTML(`<!doctype html><html><body><div id="root">${WRITTEN}</div></body></html>`);
  address = { pathname: '/login', search: '' };
  redraws = [];
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(tell: () => void) {
        redraws.push(tell);
      }
      observe() {}
      disconnect() {
        redraws = [];
      }
    },
  );
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', { location: address });
  for (const name of [
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'HTMLSelectElement',
    'HTMLFormElement',
    'Element',
    'Event',
  ] as const)
    vi.stubGlobal(name, page[name]);
});

afterEach(() => vi.unstubAllGlobals());

const rootOf = () => page.document.querySelector<HTMLElement>('#root') as HTMLElement;
const field = () => page.document.querySelector<HTMLInputElement>('input') as HTMLInputElement;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new page.Event('input', { bubbles: true }));
}

/** The page as its code draws it: other fields, empty, of the same names. */
function drawAnew(): void {
  rootOf().innerHTML = WRITTEN;
}

test('what was typed before the code came is handed to the page that lives, once', () => {
  const early = keepEarlyInput(rootOf());
  type('ada@example.test');
  drawAnew();
  early.handOver();
  expect(field().value).toBe('ada@example.test');
  drawAnew();
  early.handOver();
  expect(field().value).not.toBe('ada@example.test');
});

test('a field that is drawn later than the page gets what was typed in the one it replaces', () => {
  const early = keepEarlyInput(rootOf());
  type('ada@example.test');
  rootOf().innerHTML = '<p>Loading</p>';
  early.handOver();
  drawAnew();
  redraws.forEach((tell) => {
    tell();
  });
  expect(field().value).toBe('ada@example.test');
});

test('a press that came before the code is made once the page lives', () => {
  const early = keepEarlyInput(rootOf());
  const menu = () => page.document.querySelector('button') as HTMLButtonElement;
  menu().dispatchEvent(new page.Event('click', { bubbles: true }));
  drawAnew();
  const presses: string[] = [];
  menu().addEventListener('click', () => presses.push('Menu'));
  early.handOver();
  expect(presses).toEqual(['Menu']);
});

test('another page that was gone to meanwhile is given nothing', () => {
  const early = keepEarlyInput(rootOf());
  type('ada@example.test');
  address.pathname = '/signup';
  drawAnew();
  early.handOver();
  expect(field().value).not.toBe('ada@example.test');
});

test('a field that was left before the code came is judged as left', () => {
  const early = keepEarlyInput(rootOf());
  type('ada@');
  drawAnew();
  const left: string[] = [];
  rootOf().addEventListener('focusout', ({ target }) => left.push((target as HTMLInputElement).value));
  early.handOver();
  expect(left).toEqual(['ada@']);
});

test('a link to the other way in takes what is wanted along', () => {
  address.search = '?ext=1&state=8b7c';
  rootOf().innerHTML = '<a href="/signup">Sign up</a><a href="/features">Features</a>';
  keepEarlyInput(rootOf());
  for (const link of page.document.querySelectorAll('a'))
    link.dispatchEvent(new page.Event('click', { bubbles: true }));
  const hrefs = [...page.document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/signup?ext=1&state=8b7c', '/features']);
});

test('an Enter in a field that sends is taken for no line break, and sends the form once the page lives', async () => {
  const drawn = '<form><textarea aria-label="Topic" data-enter="sends"></textarea></form>';
  rootOf().innerHTML = drawn;
  const early = keepEarlyInput(rootOf());
  const topic = () => page.document.querySelector('textarea') as HTMLTextAreaElement;
  const pressEnter = (keys: { shiftKey: boolean }) => {
    const enter = new page.Event('keydown', { bubbles: true, cancelable: true });
    topic().dispatchEvent(Object.assign(enter, { key: 'Enter', isComposing: false, ...keys }));
    return enter.defaultPrevented;
  };
  expect(pressEnter({ shiftKey: true })).toBe(false);
  expect(pressEnter({ shiftKey: false })).toBe(true);
  rootOf().innerHTML = drawn;
  const sent = vi.fn();
  Object.defineProperty(topic(), 'form', { value: { requestSubmit: sent } });
  early.handOver();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
