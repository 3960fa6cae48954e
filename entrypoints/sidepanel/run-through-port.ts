import { browser } from 'wxt/browser';
import type { RunEvent } from '@/components/run-state.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import { type EnhanceStart, enhancePortEvent } from '@/shared/extension/ports.ts';

/**
 * Runs a task in the background and gives its events; ends when the port does.
 * @param signal disconnects the port, which cancels the run
 * @throws AppError `bad_response` for an event of no known shape
 */
export async function* runThroughPort(task: Task, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const port = browser.runtime.connect({ name: ENHANCE_PORT });
  const arrived: unknown[] = [];
  let closed = false;
  let wake = () => {};
  port.onMessage.addListener((message) => {
    arrived.push(message);
    wake();
  });
  const close = () => {
    closed = true;
    wake();
  };
  port.onDisconnect.addListener(close);
  const disconnect = () => {
    port.disconnect();
    close();
  };
  signal.addEventListener('abort', disconnect, { once: true });
  try {
    port.postMessage({ type: 'start', requestId: crypto.randomUUID(), task } satisfies EnhanceStart);
    while (!closed || arrived.length > 0) {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      for (const message of arrived.splice(0)) {
        const event = enhancePortEvent.safeParse(message);
        if (!event.success) throw new AppError('bad_response', { cause: event.error });
        yield event.data;
      }
    }
  } finally {
    signal.removeEventListener('abort', disconnect);
    port.disconnect();
  }
}
