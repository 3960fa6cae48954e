import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCardView } from '@/entrypoints/card-frame/card-view.ts';
import { createWaiting } from '@/entrypoints/card-frame/waiting.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { CardActions, CardActs } from '@/shared/extension/card/card-actions.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import type { HostMessage } from '@/shared/extension/card/frame-port.ts';
import { buttonsIn, stateIn, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

const ownId = fakeBrowser.runtime.id;
beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser.reset();
  fakeBrowser.runtime.id = ownId;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const running = (engine: EngineId | null, text = '') =>
  ({ note: null, phase: { name: 'running', engine, text } }) as CardState;

/** A run that waits, on the engine the background names. */
function start(inUse: EngineId) {
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockResolvedValue({ value: inUse } as never);
  const status = document.createElement('span');
  const waiting = createWaiting({ retryOnDevice() {} } as unknown as CardActions, status);
  return { status, place: waiting.root, waiting };
}

it('says what takes long, who keeps the user waiting, and offers this device', async () => {
  const { status, place, waiting } = start('local');
  expect(waiting.lineFor(running(null))).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(status.textContent).toBe('Getting ready. The first run takes longer…');
  expect(place.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(place.textContent).toContain('Waiting for your server. Your draft is unchanged.');
  expect(place.querySelector('b')?.textContent).toBe('No answer yet · 9 s');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(place.querySelector('b')?.textContent).toBe('No answer yet · 13 s');
  // Read out once, not at each second.
  expect(place.querySelector('.seconds')?.getAttribute('aria-hidden')).toBe('true');
  expect(buttonsIn(place)).toEqual(['Use your device']);
});

it('takes it back once the first words have come', async () => {
  const { place, waiting } = start('cloud');
  waiting.lineFor(running('cloud'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(place.textContent).toContain('Waiting for the cloud.');
  expect(place.hidden).toBe(false);
  waiting.lineFor(running('cloud', 'Hi Tom,'));
  expect(place.textContent).toBe('');
  expect(place.hidden).toBe(true);
});

it.each([
  ['the device is in use', 'offline', false],
  ['the device was taken instead', 'local', true],
] as const)('offers no way where %s', async (_, inUse, isTaken) => {
  const { place, waiting } = start(inUse);
  if (isTaken) waiting.onDevice(() => {});
  waiting.lineFor(running(null));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(place.textContent).toContain('Waiting for your device.');
  expect(buttonsIn(place)).toEqual([]);
});

it('names nobody where it is not known whom the draft went to', async () => {
  const { place, waiting } = start('local');
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('asleep'));
  waiting.lineFor(running(null));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(place.textContent).toContain('Your draft is unchanged.');
  expect(place.textContent).not.toContain('Waiting for');
});

it('stays while other notices change', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('ResizeObserver', globalThis.IntersectionObserver);
  Object.assign(document, { activeElement: document.body });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockResolvedValue({ value: 'local' } as never);
  const acts = new Proxy({}, { get: () => () => {} }) as CardActs;
  const view = createCardView({ acts, onMove() {} });
  const show = (addableSite: string | null) =>
    view.take({
      type: 'show',
      state: { ...stateIn({ name: 'running', engine: null, text: '' }), addableSite },
      context: { isOffered: false, isKept: false, isSettled: false, turns: null, line: '' },
      reservePx: null,
    } as HostMessage);
  show('https://mail.example');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(view.root.textContent).toContain('Waiting for your server.');
  show(null);
  expect(view.root.textContent).toContain('Waiting for your server.');
});
