import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { USE_DEVICE } from '@/shared/errors/remedies.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { draftUnchanged, noAnswerYet, waitingFor } from '@/shared/run/texts.en.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';
import { createTold } from './notices.ts';

/** A start that takes longer than this says so: a checker or a model is read in for the first time. */
const SLOW_MS = 3_000;
/** After this it is told who keeps the user waiting, and how to go on without. */
const LONG_MS = 8_000;
const TICK_MS = 1_000;

/** How long that is by now, second by second: for the eyes alone, since it would be read out at each. */
function createSeconds(beganAt: number, signal: AbortSignal): HTMLElement {
  const root = element('span', { class: 'seconds', attributes: { 'aria-hidden': 'true' } });
  const tell = () => {
    root.textContent = ` · ${Math.round((performance.now() - beganAt) / TICK_MS)} s`;
  };
  tell();
  const timer = setInterval(tell, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return root;
}

function createLong(engine: EngineId | null, useDevice: () => void): HTMLElement {
  // Who does not know whom the draft went to names nobody.
  const who = engine === null ? '' : `${waitingFor(engineKind(engine).texts.subject)} `;
  const text = who + draftUnchanged;
  // This device is no way out of its own work.
  const isHere = engine === null || engine === 'offline';
  const ways = isHere ? [] : [actionButton(USE_DEVICE, { onPress: useDevice })];
  return createTold('hint', { title: noAnswerYet, text, ways });
}

/**
 * What is said of a run of which nothing has come yet, the longer it takes.
 * @param status says where the card stands
 */
export function createWaiting({ retryOnDevice }: CardActions, status: HTMLElement) {
  const root = element('div', { class: 'notices' });
  root.hidden = true;
  let wait: AbortController | undefined;
  let engine: EngineId | null = null;
  let isOnDevice = false;
  let line: string | null = null;
  const stop = () => {
    wait?.abort();
    wait = undefined;
    line = null;
    root.replaceChildren();
    root.hidden = true;
  };
  const useDevice = () => {
    stop();
    retryOnDevice();
  };
  const tellLong = async ({ signal }: AbortController, beganAt: number) => {
    const inUse = isOnDevice ? 'offline' : await sendMessage('engine.inUse', {}).catch(() => null);
    if (signal.aborted) return;
    const long = createLong(engine ?? inUse, useDevice);
    long.querySelector('b')?.append(createSeconds(beganAt, signal));
    root.replaceChildren(long);
    root.hidden = false;
  };
  const begin = () => {
    const control = new AbortController();
    const beganAt = performance.now();
    const timers = [
      setTimeout(() => {
        line = texts.gettingReady;
        if (engine === null) status.textContent = line;
      }, SLOW_MS),
      setTimeout(() => void tellLong(control, beganAt), LONG_MS),
    ];
    control.signal.addEventListener('abort', () => timers.forEach(clearTimeout));
    wait = control;
  };
  return {
    /** Where a long wait and the way out of it are told: beside the notices, which come and go meanwhile. */
    root,
    /** From now on this device does the work. */
    onDevice(act: () => void) {
      isOnDevice = true;
      act();
    },
    /** Null where something else is to be said. */
    lineFor({ phase, note }: CardState): string | null {
      if (phase.name !== 'running' || phase.text !== '') {
        stop();
        return null;
      }
      engine = phase.engine;
      if (!wait) begin();
      return note === null && engine === null ? line : null;
    },
  };
}
