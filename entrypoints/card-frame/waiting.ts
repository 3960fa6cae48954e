import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { USE_DEVICE } from '@/shared/errors/remedies.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';
import { createTold } from './notices.ts';

/** A start that takes longer than this says so: a checker or a model is read in for the first time. */
const SLOW_MS = 3_000;
/** After this it is told who keeps the user waiting, and how to go on without. */
const LONG_MS = 8_000;

function createLong(engine: EngineId | null, useDevice: () => void): HTMLElement {
  const title = texts.stillWaiting;
  // This device is no way out of its own work.
  if (engine === null || engine === 'offline') return createTold('hint', { title, text: texts.takesLong });
  return createTold('hint', {
    title,
    text: texts.waitingFor(engineKind(engine).texts.subject),
    ways: [actionButton(USE_DEVICE, { onPress: useDevice })],
  });
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
  const tellLong = async ({ signal }: AbortController) => {
    const inUse = isOnDevice ? 'offline' : await sendMessage('engine.inUse', {}).catch(() => null);
    if (signal.aborted) return;
    root.replaceChildren(createLong(engine ?? inUse, useDevice));
    root.hidden = false;
  };
  const begin = () => {
    const control = new AbortController();
    const timers = [
      setTimeout(() => {
        line = texts.gettingReady;
        if (engine === null) status.textContent = line;
      }, SLOW_MS),
      setTimeout(() => void tellLong(control), LONG_MS),
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
