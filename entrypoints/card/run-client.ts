import { browser } from 'wxt/browser';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import type { EnhancePortEvent, EnhanceStart } from '@/shared/extension/ports.ts';
import { followPort } from '@/shared/run/run-port.ts';
import { readEvent } from './read-messages.ts';

/** A browser that updates an extension closes its ports first, and takes the runtime's id away milliseconds later. */
const UNLOAD_MS = 100;

export type RunRequest = Pick<
  EnhanceStart,
  'requestId' | 'task' | 'edges' | 'items' | 'ownAction' | 'onDevice'
>;

/** On the engine that is chosen, or on this device. */
export type RunPlace = Pick<RunRequest, 'onDevice'>;

interface RunOptions {
  /** Hears every event but pings; after `done` or `error` comes nothing more. */
  onEvent(event: EnhancePortEvent): void;
  /** Aborting closes the port, which cancels the run; nothing is heard afterwards. */
  signal: AbortSignal;
}

/**
 * Runs one task in the background over a port of its own. Never throws: a port that cannot be opened or breaks off ends
 * in an `error` event, never before this returns, `extension_reloaded` when the extension was updated under this page.
 */
export function startRun(request: RunRequest, { onEvent, signal }: RunOptions): void {
  const fail = (code: ErrorCode) => !signal.aborted && onEvent({ type: 'error', code });
  const lost = () =>
    void setTimeout(() => fail(browser.runtime?.id ? 'cut_off' : 'extension_reloaded'), UNLOAD_MS);
  try {
    followPort(browser.runtime.connect({ name: ENHANCE_PORT }), {
      start: { type: 'start', ...request },
      read: readEvent,
      onEvent,
      onBreak: (why) => (why === 'closed' ? lost() : fail('bad_response')),
      signal,
    });
  } catch {
    // Chromium throws from `connect` in a page that outlived its extension (faults X5).
    lost();
  }
}
