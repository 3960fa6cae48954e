import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFocusPass } from '@/entrypoints/card/host/focus-pass.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A frame, and what the focus does. */
function openCard() {
  const seen: string[] = [];
  let isTypedOn = false;
  const life = new AbortController();
  const pass = createFocusPass({
    frame: { focus: () => seen.push('frame') } as unknown as HTMLElement,
    send: (message) => message.type === 'focus' && seen.push(message.on),
    ownsFocus: () => !isTypedOn,
    signal: life.signal,
  });
  const typeOn = () => {
    isTypedOn = true;
  };
  return { pass, seen, typeOn, close: () => life.abort() };
}

it('a frame that is there at once gets the focus when nobody has typed on', () => {
  const { pass, seen } = openCard();
  pass.mayPass();
  vi.advanceTimersByTime(149);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['frame', 'card']);
});

it('a frame that is there late gets it without another wait, on what was asked for meanwhile', () => {
  const { pass, seen } = openCard();
  pass.pass('next');
  vi.advanceTimersByTime(600);
  pass.mayPass();
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(['frame', 'next']);
});

it('who types on as the card opens keeps the focus, also when the result comes', () => {
  const { pass, seen, typeOn } = openCard();
  pass.mayPass();
  typeOn();
  vi.advanceTimersByTime(150);
  pass.pass('next');
  expect(seen).toEqual([]);
});

it('a card closed meanwhile takes no focus', () => {
  const { pass, seen, close } = openCard();
  pass.mayPass();
  close();
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([]);
});
