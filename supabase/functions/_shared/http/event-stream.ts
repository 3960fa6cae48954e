const encoder = new TextEncoder();
const COMMENT = encoder.encode(':\n\n');

interface EventStreamOptions {
  /** A comment goes out whenever nothing else did for so long, so that no proxy closes the line (design §4). */
  heartbeatMs: number;
  /** The client went away. */
  onCancel: () => void;
}

/**
 * Events as server-sent events, each named by its `type`. One comment goes out at once, so that the headers do too,
 * whatever the source does. The source is asked for more only when the client has taken what was sent.
 * @param events never throws
 */
export function eventStream<Event extends { type: string }>(
  events: AsyncGenerator<Event>,
  { heartbeatMs, onCancel }: EventStreamOptions,
): Response {
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let isAsked = false;
  const stop = () => clearInterval(heartbeat);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(COMMENT);
      heartbeat = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(COMMENT);
      }, heartbeatMs);
    },
    async pull(controller) {
      isAsked = true;
      const { done, value } = await events.next();
      if (!done) {
        controller.enqueue(encoder.encode(`event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`));
        return;
      }
      stop();
      controller.close();
    },
    async cancel() {
      stop();
      onCancel();
      // A source that nobody asked has not begun, so ending it would not run what it does at its end.
      if (!isAsked) await events.next();
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
