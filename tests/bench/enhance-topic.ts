import { join } from 'node:path';
import * as z from 'zod/mini';
import { startChild } from './child.ts';
import { createSessions } from './enhance/accounts.ts';
import { directCall, enhanceCall, type Plan, proxyCall, runClients } from './enhance/load.ts';
import { stackUsage } from './enhance/process-usage.ts';
import type { StreamTimes } from './enhance/stream-client.ts';
import type { Figure, Topic } from './figures.ts';
import { temporaryFolder } from './temporary-folder.ts';

const parts = join(import.meta.dirname, 'enhance');
const MODEL_FIRST_MS = 20;
const SLOW_MODEL_FIRST_MS = 3000;
/** A short answer for one client after the other, one of two seconds for many at once. */
const SHORT: Plan = { firstMs: MODEL_FIRST_MS, everyMs: 10, tokens: 10 };
const LONG: Plan = { firstMs: MODEL_FIRST_MS, everyMs: 50, tokens: 40 };
const SLOW: Plan = { firstMs: SLOW_MODEL_FIRST_MS, everyMs: 10, tokens: 5 };
const MANY_CLIENTS = 50;
const MOST_CLIENTS = 100;
const SESSIONS = 5;

const modelSaid = z.object({ url: z.string() });
const proxySaid = z.object({ url: z.string(), token: z.string() });
const stackSaid = z.object({
  apiUrl: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
  deviceTokens: z.array(z.string()),
});

interface Load {
  clients: number;
  streams: number;
  plan: Plan;
}

interface Measured {
  load: Load;
  direct: StreamTimes[];
  proxy: StreamTimes[];
  through: StreamTimes[];
}

interface Bench {
  modelUrl: string;
  proxy: { url: string; token: string };
  apiUrl: string;
}

/** Direct, through the bare proxy and through ours in turn, twice each, so that a slow minute falls on all. */
async function measureLoad(bench: Bench, tokens: readonly string[], load: Load): Promise<Measured> {
  const measured: Measured = { load, direct: [], proxy: [], through: [] };
  const half = { ...load, streams: Math.ceil(load.streams / 2) };
  for (let turn = 0; turn < 2; turn += 1) {
    measured.direct.push(
      ...(await runClients({ ...half, call: () => directCall(bench.modelUrl, load.plan) })),
    );
    measured.proxy.push(...(await runClients({ ...half, call: () => proxyCall(bench.proxy, load.plan) })));
    const call = (client: number) =>
      enhanceCall(bench.apiUrl, tokens[client % tokens.length] ?? '', load.plan);
    measured.through.push(...(await runClients({ ...half, call })));
  }
  return measured;
}

const firstTokens = (times: readonly StreamTimes[]) => times.map(({ firstTokenMs }) => firstTokenMs);
const onTheWay = (times: readonly StreamTimes[]) => times.flatMap(({ onTheWayMs }) => onTheWayMs);

type FirstTokenLimits = Partial<Record<'median' | 'p95' | 'p99', number>>;

function firstTokenFigures(who: string, measured: Measured, limits: FirstTokenLimits): Figure[] {
  const { load, direct, proxy, through } = measured;
  const name = `first token, ${who}, ${load.clients === 1 ? '1 client' : `${load.clients} clients`}`;
  const ours = firstTokens(through);
  const rows = Object.entries(limits).map(
    ([statistic, atMost]): Figure => ({
      name,
      unit: 'ms',
      ours,
      peer: { name: 'direct', samples: firstTokens(direct) },
      statistic: statistic as keyof FirstTokenLimits,
      limits: [{ of: 'added', atMost }],
    }),
  );
  return [...rows, { name, unit: 'ms', ours, peer: { name: 'bare proxy', samples: firstTokens(proxy) } }];
}

function streamFigures({ load, direct, through }: Measured): Figure[] {
  const forward = (statistic: 'median' | 'p95'): Figure => ({
    name: `a token's way to the client, ${load.clients} clients`,
    unit: 'ms',
    ours: onTheWay(through),
    peer: { name: 'direct', samples: onTheWay(direct) },
    statistic,
    limits: [{ of: 'added', atMost: 5 }],
  });
  const lost = through.length * load.plan.tokens - onTheWay(through).length;
  return [
    forward('median'),
    forward('p95'),
    {
      name: `tokens lost, ${load.clients} clients`,
      unit: '',
      ours: [lost],
      limits: [{ of: 'value', atMost: 0 }],
    },
  ];
}

/** Headers must not wait for the model (P4): a platform gives up on a request without them. */
async function timeSlowHeaders({ apiUrl }: Bench, devices: readonly string[]): Promise<Figure> {
  const call = (client: number) => enhanceCall(apiUrl, devices[client] ?? '', SLOW);
  const slow = await runClients({ clients: 5, streams: 1, plan: SLOW, call });
  return {
    name: `response headers while the model takes ${SLOW_MODEL_FIRST_MS / 1000} s`,
    unit: 'ms',
    ours: slow.map(({ headersMs }) => headersMs),
    limits: [{ of: 'value', atMost: 100 }],
  };
}

interface Tokens {
  devices: readonly string[];
  sessions: readonly string[];
}

async function measureFirstTokens(bench: Bench, { devices, sessions }: Tokens): Promise<Figure[]> {
  const one = { clients: 1, streams: 20, plan: SHORT };
  const twenty = { clients: 20, streams: 2, plan: LONG };
  const limits = { median: 3, p95: 15 };
  return [
    ...firstTokenFigures('device token', await measureLoad(bench, devices.slice(0, 1), one), limits),
    ...firstTokenFigures('session', await measureLoad(bench, sessions.slice(0, 1), one), limits),
    ...firstTokenFigures('device token', await measureLoad(bench, devices, twenty), limits),
    ...firstTokenFigures('session', await measureLoad(bench, sessions, twenty), limits),
  ];
}

async function measureCrowds(bench: Bench, devices: readonly string[], stackPid: number): Promise<Figure[]> {
  const before = stackUsage(stackPid);
  const many = await measureLoad(bench, devices, { clients: MANY_CLIENTS, streams: 4, plan: LONG });
  const between = stackUsage(stackPid);
  const most = await measureLoad(bench, devices, { clients: MOST_CLIENTS, streams: 4, plan: LONG });
  const after = stackUsage(stackPid);
  const perStream = (part: keyof typeof before): Figure => ({
    name: `processor time of a stream of ${LONG.tokens} tokens: ${part}`,
    unit: 'ms',
    ours: [(between[part].processorMs - before[part].processorMs) / many.through.length],
  });
  return [
    ...firstTokenFigures('device token', many, { median: 3, p95: 15 }),
    ...firstTokenFigures('device token', most, { median: 30, p99: 40 }),
    ...streamFigures(many),
    ...streamFigures(most),
    perStream('gateway'),
    perStream('functions'),
    perStream('database'),
    {
      name: `functions' memory after ${MOST_CLIENTS} streams at once`,
      unit: 'MB',
      ours: [after.functions.memoryMb],
      peer: { name: 'before', samples: [before.functions.memoryMb] },
      limits: [{ of: 'value', atMost: 250 }],
    },
    { name: "gateway's memory", unit: 'MB', ours: [after.gateway.memoryMb] },
  ];
}

/** What `/enhance` adds to the model it calls, through the real gateway, functions and database. */
export async function measureEnhance(): Promise<Topic> {
  const model = await startChild(join(parts, 'model-server.ts'), { schema: modelSaid });
  const { url: modelUrl } = model.said;
  const proxy = await startChild(join(parts, 'bare-proxy.ts'), { arguments: [modelUrl], schema: proxySaid });
  const stack = await startChild(join(parts, 'stack-process.ts'), {
    arguments: [temporaryFolder('stack'), modelUrl, String(MOST_CLIENTS)],
    schema: stackSaid,
  });
  try {
    const bench = { modelUrl, proxy: proxy.said, apiUrl: stack.said.apiUrl };
    const devices = stack.said.deviceTokens;
    const sessions = await createSessions(stack.said, SESSIONS);
    // The first calls of a fresh stack compile code and open connections.
    await measureLoad(bench, devices, { clients: 20, streams: 6, plan: SHORT });
    await measureLoad(bench, sessions, { clients: 20, streams: 2, plan: SHORT });
    return {
      title: 'What /enhance adds to the model',
      about: `Gateway, Deno and Postgres of the local stack, one credit reserved and settled a call; the model answers after ${MODEL_FIRST_MS} ms.\nDirect: the same client on the same model server. Bare proxy: checks a signature and pipes.`,
      figures: [
        await timeSlowHeaders(bench, devices),
        ...(await measureFirstTokens(bench, { devices, sessions })),
        ...(await measureCrowds(bench, devices, stack.pid)),
      ],
      notes: [
        `Limits: P4 (≤ 3 ms median, ≤ 15 ms p95 up to ${MANY_CLIENTS}), P12 (≤ 40 ms p99 at ${MOST_CLIENTS}); design §8 asks for ≤ 30 ms median.`,
      ],
    };
  } finally {
    await stack.stop();
    await proxy.stop();
    await model.stop();
  }
}
