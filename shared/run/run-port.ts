/** The background pings every 20 s; three missed pings mean that nobody is there any more. */
const SILENCE_MS = 65_000;

/** What is used of a `browser.runtime.Port`. */
export interface RunPort {
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
}

interface FollowOptions<Event> {
  /** The first message, which begins the work. */
  start: object;
  /** @returns undefined for what is no event of this port */
  read(message: unknown): Event | undefined;
  /** Hears every event but pings; after `done` or `error` comes nothing more. */
  onEvent(event: Event): void;
  /** Called once where the end never came: the port closed or fell silent, or what arrived could not be read. */
  onBreak(why: 'closed' | 'unreadable'): void;
  /** Aborting closes the port, which cancels the run; nothing is heard afterwards. */
  signal: AbortSignal;
}

/** Runs one task over a port of its own, which is closed when the run is over, broken or cancelled. */
export function followPort<Event extends { type: string }>(
  port: RunPort,
  { start, read, onEvent, onBreak, signal }: FollowOptions<Event>,
): void {
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  };
  const end = () => {
    stop();
    port.disconnect();
  };
  const breakOff = (why: 'closed' | 'unreadable') => {
    end();
    onBreak(why);
  };
  const cancel = () => !isOver && end();
  const expectMore = () => {
    clearTimeout(silence);
    silence = setTimeout(() => breakOff('closed'), SILENCE_MS);
  };
  signal.addEventListener('abort', cancel);
  port.onDisconnect.addListener(() => {
    if (isOver) return;
    stop();
    onBreak('closed');
  });
  port.onMessage.addListener((message) => {
    if (isOver) return;
    expectMore();
    const event = read(message);
    if (!event) return breakOff('unreadable');
    if (event.type === 'ping') return;
    if (event.type === 'done' || event.type === 'error') end();
    onEvent(event);
  });
  port.postMessage(start);
  expectMore();
}
