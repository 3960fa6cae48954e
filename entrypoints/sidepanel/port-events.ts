import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';

interface PortOptions<Event> {
  name: string;
  /** The first message, which begins the work. */
  start: object;
  schema: z.ZodMiniType<Event>;
}

/**
 * Opens a port to the background and gives what comes back; ends when the port does.
 * @param signal disconnects the port, which cancels the work
 * @throws AppError `bad_response` for an event of no known shape
 */
export async function* portEvents<Event>(
  { name, start, schema }: PortOptions<Event>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  const port = browser.runtime.connect({ name });
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
    port.postMessage(start);
    while (!closed || arrived.length > 0) {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      for (const message of arrived.splice(0)) {
        const event = schema.safeParse(message);
        if (!event.success) throw new AppError('bad_response', { cause: event.error });
        yield event.data;
      }
    }
  } finally {
    signal.removeEventListener('abort', disconnect);
    port.disconnect();
  }
}
