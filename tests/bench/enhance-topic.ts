import { join } from 'node:path';
import * as z from 'zod/mini';
import { startChild } from './child.ts';
import { type Account, createDevices, createSessions } from './enhance/accounts.ts';
import { directCall, enhanceCall, type Plan, runClients } from './enhance/load.ts';
import { residentMb } from './enhance/process-memory.ts';
import type { StreamTimes } from './enhance/stream-client.ts';
import type { Figure, Limit, Topic } from './figures.ts';
import { statisticOf } from './statistics.ts';
import { temporaryFolder } from './temporary-folder.ts';

const parts = join(import.meta.dirname, 'enhance');
const MODEL_FIRST_MS = 20;
const SLOW_MODEL_FIRST_MS = 3000;
/** A short answer for one client after the other, one of two seconds for many at once. */
const SHORT: Plan = { firstMs: MODEL_FIRST_MS, everyMs: 10, tokens: 10 };
const LONG: Plan = { firstMs: MODEL_FIRST_MS, everyMs: 50, tokens: 40 };
const SLOW: Plan = { firstMs: SLOW_MODEL_FIRST_MS, everyMs: 10, tokens: 5 };
const MOST_CLIENTS = 100;
const SESSIONS = 20;

const modelSaid = z.object({ url: z.string() });
const stackSaid = z.object({
  apiUrl: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
  databaseUrl: z.string(),
});

interface Load {
  clients: number;
  streams: number;
  plan: Plan;
}

interface Measured {
  load: Load;
  direct: StreamTimes[];
  through: StreamTimes[];
}

interface Bench {
  modelUrl: string;
  apiUrl: string;
}

/** The direct call and ours in turn, twice each, so that a slow minute of the machine falls on both. */
async function measureLoad(bench: Bench, accounts: readonly Account[], load: Load): Promise<Measured> {
  const measured: Measured = { load, direct: [], through: [] };
  const half = { ...load, streams: Math.ceil(load.streams / 2) };
  for (let turn = 0; turn < 2; turn += 1) {
    const direct = await runClients({ ...half, call: () => directCall(bench.modelUrl, load.plan) });
    const through = await runClients({
      ...half,
      call: (client) => {
        const account = accounts[client % accounts.length];
        if (!account) throw new Error('There is no account to call with.');
        return enhanceCall(bench.apiUrl, account, load.plan);
      },
    });
    measured.direct.push(...direct);
    measured.through.push(...through);
  }
  return measured;
}

const firstTokens = (times: readonly StreamTimes[]) => times.map(({ firstTokenMs }) => firstTokenMs);
const onTheWay = (times: readonly StreamTimes[]) => times.flatMap(({ onTheWayMs }) => onTheWayMs);

type FirstTokenLimits = Partial<Record<'median' | 'p95' | 'p99', number>>;

function firstTokenFigures(
  who: string,
  { load, direct, through }: Measured,
  limits: FirstTokenLimits,
): Figure[] {
  const clients = load.clients === 1 ? '1 client' : `${load.clients} clients`;
  return Object.entries(limits).map(([statistic, atMost]) => ({
    name: `first token, ${who}, ${clients}`,
    unit: 'ms',
    ours: firstTokens(through),
    peer: { name: 'direct', samples: firstTokens(direct) },
    statistic: statistic as keyof FirstTokenLimits,
    limits: [{ of: 'added', atMost }],
  }));
}

function streamFigures({ load, direct, through }: Measured): Figure[] {
  const forward = (statistic: 'median' | 'p95', limits?: Limit[]): Figure => ({
    name: `a token's way to the client, ${load.clients} clients`,
    unit: 'ms',
    ours: onTheWay(through),
    peer: { name: 'direct', samples: onTheWay(direct) },
    statistic,
    limits: limits ?? [{ of: 'added', atMost: 5 }],
  });
  return [
    forward('median'),
    forward('p95'),
    {
      name: `tokens lost, ${load.clients} clients`,
      unit: '',
      ours: [through.length * load.plan.tokens - onTheWay(through).length],
      limits: [{ of: 'value', atMost: 0 }],
    },
  ];
}

function headerFigure(slow: readonly StreamTimes[]): Figure {
  return {
    name: `response headers while the model takes ${SLOW_MODEL_FIRST_MS / 1000} s`,
    unit: 'ms',
    ours: slow.map(({ headersMs }) => headersMs),
    limits: [{ of: 'value', atMost: 100 }],
  };
}

async function measureAll(bench: Bench, devices: Account[], sessions: Account[]) {
  const one = { clients: 1, streams: 20, plan: SHORT };
  // The first call of a fresh stack compiles code and opens connections; nobody is charged for that here.
  await measureLoad(bench, devices, { clients: 20, streams: 4, plan: SHORT });
  await measureLoad(bench, sessions, { clients: SESSIONS, streams: 2, plan: SHORT });
  const device = devices.slice(0, 1);
  const slow = runClients({
    clients: 5,
    streams: 1,
    plan: SLOW,
    call: (client) => enhanceCall(bench.apiUrl, devices[client] ?? { bearer: '' }, SLOW),
  });
  return {
    slow: await slow,
    oneDevice: await measureLoad(bench, device, one),
    oneSession: await measureLoad(bench, sessions.slice(0, 1), one),
    twenty: await measureLoad(bench, devices, { clients: 20, streams: 4, plan: LONG }),
    twentySessions: await measureLoad(bench, sessions, { clients: 20, streams: 4, plan: LONG }),
    fifty: await measureLoad(bench, devices, { clients: 50, streams: 4, plan: LONG }),
    hundred: await measureLoad(bench, devices, { clients: MOST_CLIENTS, streams: 4, plan: LONG }),
  };
}

/** What `/enhance` adds to the model it calls, through the real gateway, functions and database. */
export async function measureEnhance(): Promise<Topic> {
  const model = await startChild(join(parts, 'model-server.ts'), { schema: modelSaid });
  const folder = temporaryFolder('stack');
  const stack = await startChild(join(parts, 'stack-process.ts'), {
    arguments: [folder, model.said.url],
    schema: stackSaid,
  });
  try {
    const bench = { modelUrl: model.said.url, apiUrl: stack.said.apiUrl };
    const devices = await createDevices(stack.said, MOST_CLIENTS);
    const sessions = await createSessions(stack.said, SESSIONS);
    const functionsMb = residentMb(stack.pid, 'deno');
    const all = await measureAll(bench, devices, sessions);
    const afterMb = residentMb(stack.pid, 'deno');
    return {
      title: 'What /enhance adds to the model',
      about: `Gateway, Deno and Postgres of the local stack, one credit reserved and settled a call; the model answers after ${MODEL_FIRST_MS} ms. Direct: the same client on the same model server.`,
      figures: [
        ...firstTokenFigures('device token', all.oneDevice, { median: 3, p95: 15 }),
        ...firstTokenFigures('session', all.oneSession, { median: 3, p95: 15 }),
        ...firstTokenFigures('device token', all.twenty, { median: 3, p95: 15 }),
        ...firstTokenFigures('session', all.twentySessions, { median: 3, p95: 15 }),
        ...firstTokenFigures('device token', all.fifty, { median: 3, p95: 15 }),
        ...firstTokenFigures('device token', all.hundred, { median: 30, p99: 40 }),
        headerFigure(all.slow),
        ...streamFigures(all.fifty),
        ...streamFigures(all.hundred),
        {
          name: `functions' memory after ${MOST_CLIENTS} streams at once`,
          unit: 'MB',
          ours: [afterMb],
          peer: { name: 'before', samples: [functionsMb] },
          limits: [{ of: 'value', atMost: 250 }],
        },
        { name: "the gateway's memory", unit: 'MB', ours: [residentMb(stack.pid)] },
      ],
      notes: [
        `Limits: P4 (≤ 3 ms median, ≤ 15 ms p95 at 50) and P12 (≤ 40 ms p99 at ${MOST_CLIENTS}); design §8 asks for ≤ 30 ms median.`,
        `The direct call's own first token at 50 clients: p95 ${statisticOf(firstTokens(all.fifty.direct), 'p95').toFixed(1)} ms.`,
      ],
    };
  } finally {
    await stack.stop();
    await model.stop();
  }
}
