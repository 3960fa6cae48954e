import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { measureCrowdedPage } from './crowded-page.ts';
import type { Figure, Topic } from './figures.ts';
import { countMetrics, readMetrics } from './page-metrics.ts';
import { openChatPage, settle } from './pages/chat-page.ts';
import { buildPeerExtension } from './peers/peer-extension.ts';
import { recordTrace, type ScriptWork, type Trace } from './trace.ts';

const IDLE_ROUNDS = 7;
const BUSY_ROUNDS = 5;
/** What a page is watched for after it is quiet; a script that waits for an idle page does its work in here. */
const IDLE_WATCH_MS = 1000;
const STREAM_MS = 3000;
const TOKENS_PER_SECOND = 30;
const TYPED = 'how can i make this page faster for all my users today';
const NAVIGATIONS = 50;

const PEERS = ['none', 'vanilla', 'react', 'ours'] as const;
type Who = (typeof PEERS)[number];

interface IdleCost {
  evaluateMs: number;
  compileMs: number;
  scriptMs: number;
  taskMs: number;
  heapMb: number;
}

interface BusyCost {
  taskMs: number;
  /** Work of the extension from one token to the next, each. */
  perTokenMs: number[];
  perKeyMs: number;
  longestMs: number;
}

const sum = (work: readonly ScriptWork[]) => work.reduce((total, { cpuMs }) => total + cpuMs, 0);
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withPage<T>(
  context: BrowserContext,
  act: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await countMetrics(session);
    return await act(page, session);
  } finally {
    await page.close();
  }
}

function measureIdle(context: BrowserContext): Promise<IdleCost> {
  return withPage(context, async (page, session) => {
    const trace = await recordTrace(session, async () => {
      await openChatPage(page, 400);
      await later(IDLE_WATCH_MS);
    });
    const { taskMs, heapMb } = await readMetrics(session, true);
    const evaluated = trace.work.filter(({ name }) => name === 'EvaluateScript');
    return {
      evaluateMs: sum(evaluated),
      compileMs: trace.compileMs,
      scriptMs: sum(trace.work),
      taskMs,
      heapMb,
    };
  });
}

function workPerToken({ work, marks }: Trace): number[] {
  const tokens = marks('bench:token');
  return tokens.slice(0, -1).map((start, index) => {
    const end = tokens[index + 1] ?? start;
    return sum(work.filter(({ startMs }) => startMs >= start && startMs < end));
  });
}

function measureBusy(context: BrowserContext): Promise<BusyCost> {
  return withPage(context, async (page, session) => {
    await openChatPage(page, 500);
    await later(IDLE_WATCH_MS);
    await page.click('#prompt-textarea');
    const before = await readMetrics(session, false);
    const busy = await recordTrace(session, async () => {
      const typing = page.keyboard.type(TYPED, { delay: STREAM_MS / TYPED.length / 1.2 });
      const stream = page.evaluate(([rate, ms]) => window.chatPage.stream(rate, ms), [
        TOKENS_PER_SECOND,
        STREAM_MS,
      ] as const);
      await Promise.all([typing, stream]);
    });
    const after = await readMetrics(session, false);
    const typed = await recordTrace(session, async () => {
      await page.keyboard.type(TYPED, { delay: 15 });
      await settle(page);
    });
    return {
      taskMs: after.taskMs - before.taskMs,
      perTokenMs: workPerToken(busy),
      perKeyMs: sum(typed.work) / TYPED.length,
      longestMs: Math.max(0, ...[...busy.work, ...typed.work].map(({ cpuMs }) => cpuMs)),
    };
  });
}

/** DOM nodes and listeners that are still held after fifty conversations more than after five. */
function measureNavigations(context: BrowserContext): Promise<{ nodes: number; listeners: number }> {
  return withPage(context, async (page, session) => {
    await openChatPage(page, 40);
    const navigate = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        await page.evaluate((path) => window.chatPage.navigate(path), `/c/${turn % 7}`);
        await settle(page);
      }
      await later(IDLE_WATCH_MS);
      return readMetrics(session, true);
    };
    const before = await navigate(5);
    const after = await navigate(NAVIGATIONS);
    return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  });
}

/** Runs `measure` for all in turn, so often; the first turn warms caches and is left out. */
async function inTurn<W extends string, T>(
  who: readonly W[],
  { rounds, measure }: { rounds: number; measure: (who: W) => Promise<T> },
): Promise<Record<W, T[]>> {
  const results = Object.fromEntries(who.map((name) => [name, [] as T[]])) as Record<W, T[]>;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of who) {
      const result = await measure(name);
      if (round > 0) results[name].push(result);
    }
  return results;
}

function idleFigures(idle: Record<Who, IdleCost[]>): Figure[] {
  const row = (
    name: string,
    key: keyof IdleCost,
    rest: { peer: Exclude<Who, 'ours'>; called: string; limits?: Figure['limits'] },
  ): Figure => ({
    name,
    unit: key === 'heapMb' ? 'MB' : 'ms',
    ours: idle.ours.map((cost) => cost[key]),
    peer: { name: rest.called, samples: idle[rest.peer].map((cost) => cost[key]) },
    ...(rest.limits && { limits: rest.limits }),
  });
  const vanilla = { peer: 'vanilla', called: 'vanilla button' } as const;
  const react = { peer: 'react', called: 'react-dom button' } as const;
  const none = { peer: 'none', called: 'no extension' } as const;
  return [
    row('idle, 400 messages: all work of the script', 'scriptMs', {
      ...react,
      limits: [{ of: 'value', atMost: 5 }],
    }),
    row('  EvaluateScript', 'evaluateMs', {
      ...vanilla,
      limits: [
        { of: 'value', atMost: 6 },
        { of: 'ratio', atMost: 3 },
      ],
    }),
    row('  EvaluateScript', 'evaluateMs', react),
    row('  compile, within it', 'compileMs', vanilla),
    row('  page TaskDuration', 'taskMs', { ...none, limits: [{ of: 'share', atMost: 0.15 }] }),
    row('  page TaskDuration', 'taskMs', react),
    row('  heap after collection', 'heapMb', { ...none, limits: [{ of: 'added', atMost: 1 }] }),
    row('  heap after collection', 'heapMb', react),
  ];
}

function busyFigures(busy: Record<'none' | 'ours', BusyCost[]>): Figure[] {
  const tasks = (who: 'none' | 'ours') => busy[who].map(({ taskMs }) => taskMs);
  const burst = busy.ours.flatMap(({ perTokenMs }) => perTokenMs);
  return [
    {
      name: 'busy, 500 messages, 30 tokens/s and typing: page TaskDuration',
      unit: 'ms',
      ours: tasks('ours'),
      peer: { name: 'no extension', samples: tasks('none') },
      limits: [{ of: 'share', atMost: 0.15 }],
    },
    { name: '  work of the script per token', unit: 'ms', ours: burst, limits: [{ of: 'value', atMost: 4 }] },
    {
      name: '  work of the script per token',
      unit: 'ms',
      ours: burst,
      statistic: 'max',
      limits: [{ of: 'value', atMost: 4 }],
    },
    {
      name: '  work of the script per keystroke',
      unit: 'ms',
      ours: busy.ours.map(({ perKeyMs }) => perKeyMs),
    },
    {
      name: '  longest task of the script',
      unit: 'ms',
      ours: busy.ours.map(({ longestMs }) => longestMs),
      statistic: 'max',
      limits: [{ of: 'value', atMost: 50 }],
    },
  ];
}

/** What the resident script costs the chat page, in real Chromium with the built extension. */
export async function measurePage(extension: string): Promise<Topic> {
  const contexts = {
    none: await openBrowser({}),
    vanilla: await openBrowser({ extension: await buildPeerExtension({ content: 'vanilla-button.ts' }) }),
    react: await openBrowser({ extension: await buildPeerExtension({ content: 'react-button.tsx' }) }),
    ours: await openBrowser({ extension }),
  };
  try {
    const idle = await inTurn(PEERS, {
      rounds: IDLE_ROUNDS,
      measure: (who) => measureIdle(contexts[who]),
    });
    const busy = await inTurn(['none', 'ours'] as const, {
      rounds: BUSY_ROUNDS,
      measure: (who) => measureBusy(contexts[who]),
    });
    const [bare, ours] = [await measureNavigations(contexts.none), await measureNavigations(contexts.ours)];
    const held = (key: 'nodes' | 'listeners', called: string): Figure => ({
      name: `${NAVIGATIONS} SPA navigations: ${called} held`,
      unit: '',
      ours: [ours[key]],
      peer: { name: 'no extension', samples: [bare[key]] },
      limits: [{ of: 'added', atMost: 0 }],
    });
    return {
      title: 'Main thread of a chat page',
      about: `Chromium, real ProseMirror composer; processor time by tracing; medians of ${IDLE_ROUNDS} idle and ${BUSY_ROUNDS} busy rounds in turn.`,
      figures: [
        ...idleFigures(idle),
        ...busyFigures(busy),
        ...(await measureCrowdedPage(contexts.ours)),
        held('nodes', 'DOM nodes'),
        held('listeners', 'listeners'),
      ],
    };
  } finally {
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  }
}
