import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { CardController } from '@/entrypoints/card/card-controller.ts';
import { createTelling, type Telling } from '@/entrypoints/card/telling.ts';
import type { CardPhase } from '@/shared/extension/card/card-state.ts';
import { outcome, stateIn } from '@/tests/support/shown-card.ts';

const ownId = fakeBrowser.runtime.id;
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.id = ownId;
});
afterEach(() => vi.restoreAllMocks());

const running: CardPhase = { name: 'running', engine: null, text: '' };
const done: CardPhase = { name: 'done', outcome };
const clean: CardPhase = {
  name: 'done',
  outcome: { ...outcome, done: { ...outcome.done, segments: [{ same: 'the end' }] } },
};

/** A card in a page that keeps the script out that writes. */
function openCard() {
  const asked = vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('refused'));
  let state = stateIn(running);
  const focusNext = vi.fn();
  const toPhase = (phase: CardPhase) => {
    state = { ...state, phase, ...told(phase) };
  };
  const told: Telling = createTelling({
    state: () => state,
    target: () => null,
    view: () => ({ focusNext }),
    signal: new AbortController().signal,
    toPhase,
  } as unknown as CardController);
  /** Until nothing is looked for any more. */
  const looked = (times: number) => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
  return { toPhase, cannot: () => state.cannot, focusNext, looked };
}

it('a result that cannot be written says so, and the focus goes on from there', async () => {
  const { toPhase, cannot, focusNext } = openCard();
  toPhase(done);
  await vi.waitFor(() => expect(cannot()).toBe('write_blocked'));
  expect(focusNext).toHaveBeenCalledOnce();
});

it('a draft in which nothing was to change has no result that could be copied', async () => {
  const { toPhase, cannot, focusNext, looked } = openCard();
  toPhase(done);
  await vi.waitFor(() => expect(cannot()).toBe('write_blocked'));
  toPhase(clean);
  await looked(1);
  expect(cannot()).toBeNull();
  expect(focusNext).toHaveBeenCalledOnce();
});

it('another run asks anew, and does not offer meanwhile what did not come', async () => {
  const { toPhase, cannot, looked } = openCard();
  toPhase(done);
  await vi.waitFor(() => expect(cannot()).toBe('write_blocked'));
  toPhase(running);
  await looked(2);
  toPhase({ ...done });
  expect(cannot()).toBe('write_blocked');
});
