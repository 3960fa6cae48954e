import { createParser } from 'eventsource-parser';
import { AppError } from '@/shared/errors/app-error.ts';

export interface ServerSentEvent {
  /** `message` where the server names none. */
  event: string;
  data: string;
}

export interface ReadEventsOptions {
  /** Longest single event that is taken, in characters. The default is for texts; a report with its items needs more. */
  maxEventChars?: number;
  /** Whether an event counts that the stream ended in: some servers leave the last blank line out. */
  takesUnended?: boolean;
}

const MAX_EVENT_CHARS = 2_000_000;

/**
 * Reads a stream of server-sent events, however it was cut into chunks. Comments and events without data are skipped.
 * Ending the iteration early cancels the stream.
 * @throws AppError `bad_response` where one event is too long
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { maxEventChars = MAX_EVENT_CHARS, takesUnended = false }: ReadEventsOptions = {},
): AsyncGenerator<ServerSentEvent> {
  const ready: ServerSentEvent[] = [];
  let broken: unknown;
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent: ({ event, data }) => ready.push({ event: event ?? 'message', data }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') broken = error;
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(decoder.decode(value, { stream: !done }));
      if (done && takesUnended && !broken) parser.feed('\n\n');
      yield* ready.splice(0);
      if (broken) throw new AppError('bad_response', { cause: broken });
      if (done) return;
    }
  } finally {
    // A stream that already failed cannot be cancelled; there is nothing left to free then.
    await reader.cancel().catch(() => undefined);
  }
}
