import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start, microseconds. */
  ts: number;
  /** Length on the clock and on the processor, microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { url?: string; fileName?: string } };
}

/** A stretch of main-thread work that a page script of an extension caused. */
export interface ScriptWork {
  name: string;
  startMs: number;
  /** Processor time, so that other work on the machine doesn't count. */
  cpuMs: number;
}

export interface Trace {
  /** Outermost stretches of the extension's page scripts, in order. */
  work: ScriptWork[];
  /** Processor time of compiling them, which is part of that work. */
  compileMs: number;
  /** When the page said `performance.mark(name)`. */
  marks(name: string): number[];
}

const CATEGORIES = [
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  '__metadata',
];
const MAIN_THREAD = 'CrRendererMain';

function isExtensionWork(event: TraceEvent): boolean {
  const source = event.args?.data?.url ?? event.args?.data?.fileName ?? '';
  return event.ph === 'X' && source.startsWith('chrome-extension://');
}

function readTrace(events: readonly TraceEvent[]): Trace {
  const mainThreads = new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === MAIN_THREAD)
      .map((event) => `${event.pid}:${event.tid}`),
  );
  const onMainThread = events
    .filter((event) => mainThreads.has(`${event.pid}:${event.tid}`))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const work: ScriptWork[] = [];
  let endOfOutermost = 0;
  for (const event of onMainThread) {
    if (!isExtensionWork(event) || event.ts < endOfOutermost) continue;
    endOfOutermost = event.ts + (event.dur ?? 0);
    work.push({
      name: event.name,
      startMs: event.ts / 1000,
      cpuMs: (event.tdur ?? event.dur ?? 0) / 1000,
    });
  }
  const compiled = onMainThread.filter((event) => event.name === 'v8.compile' && isExtensionWork(event));
  return {
    work,
    compileMs: compiled.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0),
    marks: (name) => onMainThread.filter((event) => event.name === name).map((event) => event.ts / 1000),
  };
}

/** Records the main thread of the page behind `session` while `act` runs. One recording at a time per browser. */
export async function recordTrace(session: CDPSession, act: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  try {
    await act();
  } finally {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
  }
  return readTrace(events);
}
