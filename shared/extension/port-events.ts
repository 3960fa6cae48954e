import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { followPort } from '@/shared/run/run-port.ts';

interface PortOptions<Event> {
  name: string;
  /** The first message, which begins the work. */
  start: object;
  schema: z.ZodMiniType<Event>;
}

/**
 * Opens a port to the background and gives what comes back; ends when the port does or falls silent.
 * @param signal disconnects the port, which cancels the work
 * @throws AppError `bad_response` for an event of no known shape
 */
export async function* portEvents<Event extends { type: string }>(
  { name, start, schema }: PortOptions<Event>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  const left = new AbortController();
  const closed = AbortSignal.any([signal, left.signal]);
  const arrived: Event[] = [];
  let end: 'closed' | 'unreadable' | undefined;
  let wake = () => {};
  const hear = (event: Event) => {
    arrived.push(event);
    if (event.type === 'done' || event.type === 'error') end = 'closed';
    wake();
  };
  const close = (why: 'closed' | 'unreadable') => {
    end = why;
    wake();
  };
  closed.addEventListener('abort', () => close('closed'), { once: true });
  try {
    followPort(browser.runtime.connect({ name }), {
      start,
      read: (message) => schema.safeParse(message).data,
      onEvent: hear,
      onBreak: close,
      signal: closed,
    });
    while (!end || arrived.length > 0) {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      for (const event of arrived.splice(0)) yield event;
    }
    if (end === 'unreadable') throw new AppError('bad_response');
  } finally {
    left.abort();
  }
}
