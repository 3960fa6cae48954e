import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPressGuard } from '@/entrypoints/card/host/press-guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page in which a button of the card was pressed just now; gives what the page hears of a key. */
function pressInCard() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', page);
  const box = { left: 0, top: 0, width: 100, height: 100 };
  vi.stubGlobal('DOMRect', class {});
  const part = { getBoundingClientRect: () => box } as unknown as HTMLElement;
  const life = new AbortController();
  const guard = createPressGuard({
    host: part,
    panel: part,
    frame: part,
    fieldView: null,
    onReady() {},
    onUnder() {},
    signal: life.signal,
  });
  guard.isMeant({ by: 'pointer', x: 50, y: 50 });
  const heard: string[] = [];
  for (const name of ['keydown', 'keyup'])
    page.addEventListener(name, (event) => heard.push(`${name} ${(event as KeyboardEvent).key}`));
  const fire = (name: string, key: string) => page.dispatchEvent(Object.assign(new Event(name), { key }));
  return { heard, fire, close: () => life.abort() };
}

it('a second Enter right after a press reaches the page neither pressed nor let go', () => {
  const { heard, fire, close } = pressInCard();
  fire('keyup', 'Control');
  fire('keydown', 'Enter');
  fire('keyup', 'Enter');
  expect(heard).toEqual(['keyup Control']);
  close();
});

it('who types something else right after a press is back in the page', () => {
  const { heard, fire, close } = pressInCard();
  for (const key of ['a', 'Enter']) {
    fire('keydown', key);
    fire('keyup', key);
  }
  expect(heard).toEqual(['keydown a', 'keyup a', 'keydown Enter', 'keyup Enter']);
  close();
});
