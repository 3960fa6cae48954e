import { browser } from 'wxt/browser';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import type { EnhancePortEvent, EnhanceStart } from '@/shared/extension/ports.ts';
import { readEvent } from './read-messages.ts';

/** The background pings every 20 s; three missed pings mean that nobody is there any more. */
const SILENCE_MS = 65_000;
/** A browser that updates an extension closes its ports first, and takes the runtime's id away milliseconds later. */
const UNLOAD_MS = 100;

export type RunRequest = Pick<EnhanceStart, 'requestId' | 'task' | 'edges' | 'ownAction'>;

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
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = (code?: ErrorCode) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    if (code) onEvent({ type: 'error', code });
  };
  const lost = () =>
    void setTimeout(() => end(browser.runtime?.id ? 'cut_off' : 'extension_reloaded'), UNLOAD_MS);

  try {
    const port = browser.runtime.connect({ name: ENHANCE_PORT });
    const expectMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        lost();
        port.disconnect();
      }, SILENCE_MS);
    };
    port.onDisconnect.addListener(lost);
    port.onMessage.addListener((message: unknown) => {
      if (isOver) return;
      expectMore();
      const event = readEvent(message);
      if (!event) {
        end('bad_response');
        port.disconnect();
        return;
      }
      if (event.type === 'ping') return;
      const isLast = event.type === 'done' || event.type === 'error';
      if (isLast) end();
      onEvent(event);
      if (isLast) port.disconnect();
    });
    signal.addEventListener('abort', () => {
      end();
      port.disconnect();
    });
    port.postMessage({ type: 'start', ...request });
    expectMore();
  } catch {
    // Chromium throws from `connect` in a page that outlived its extension (faults X5).
    lost();
  }
}
