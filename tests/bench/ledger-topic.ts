import { join } from 'node:path';
import postgres from 'postgres';
import * as z from 'zod/mini';
import { startChild } from './child.ts';
import { createSessions } from './enhance/accounts.ts';
import type { Figure, Topic } from './figures.ts';
import { databaseProcessorMs, prepareAccounts, readExactness } from './ledger/bare-ledger.ts';
import {
  type Driver,
  ownDriver,
  pgbenchDriver,
  type Round,
  type RoundResult,
  restDriver,
  type Shape,
  type Side,
} from './ledger/drivers.ts';
import { findPgbench } from './ledger/pgbench-program.ts';
import { timeRenewals } from './ledger/renewals.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SHAPES: readonly Shape[] = ['hot row', '1,000 users'];
const CLIENTS = [1, 8, 32];
const ROUNDS = 7;
const ROUND_SECONDS = 2;
const MANY_CLIENTS = 64;
/** As many as a functions' process holds open. */
const FUNCTIONS_CONNECTIONS = 5;
const RENEWALS = 30;
/** Our spends per second over the bare function's: at least this. Held as time, where less is better. */
const LEAST_RATIO = 0.8;

const stackSaid = z.object({
  api: z.object({ apiUrl: z.string(), anonKey: z.string(), serviceRoleKey: z.string() }),
  databaseUrl: z.string(),
  payments: z.object({ url: z.string(), secretKey: z.string(), webhookSecret: z.string() }),
});

/** What one side did, round by round. */
interface Rounds {
  perSecond: number[];
  latenciesMs: number[];
  processorMs: number[];
}

type Pair = Record<Side, Rounds>;

/** Counts every spend that was answered, so that the tables can be held against it. */
class Bench {
  readonly spent: Record<Side, number> = { public: 0, bare: 0 };

  constructor(readonly sql: postgres.Sql) {}

  async run(driver: Driver, round: Round): Promise<RoundResult & { processorMs: number }> {
    const before = await databaseProcessorMs(this.sql);
    const result = await driver.run(round);
    this.spent[round.side] += result.spends;
    return { ...result, processorMs: ((await databaseProcessorMs(this.sql)) - before) / result.spends };
  }

  /** Both sides in turn, and which is first changes, so that a slow minute and what a side leaves behind fall on both. */
  async compare(driver: Driver, round: Omit<Round, 'side'>, rounds: number): Promise<Pair> {
    const none = (): Rounds => ({ perSecond: [], latenciesMs: [], processorMs: [] });
    const pair: Pair = { public: none(), bare: none() };
    for (let turn = 0; turn < rounds; turn += 1) {
      const sides: Side[] = turn % 2 === 0 ? ['public', 'bare'] : ['bare', 'public'];
      for (const side of sides) {
        const result = await this.run(driver, { ...round, side });
        pair[side].perSecond.push(result.perSecond);
        pair[side].processorMs.push(result.processorMs);
        for (const latency of result.latenciesMs) pair[side].latenciesMs.push(latency);
      }
    }
    return pair;
  }
}

const clientsOf = (clients: number) => (clients === 1 ? '1 client' : `${clients} clients`);

function rateFigures(who: string, { public: ours, bare }: Pair): Figure[] {
  const each = ({ perSecond }: Rounds) => perSecond.map((rate) => 1000 / rate);
  return [
    {
      name: `spends per second, ${who}`,
      unit: '',
      ours: ours.perSecond,
      peer: { name: 'bare', samples: bare.perSecond },
    },
    {
      name: `time between two spends, ${who}`,
      unit: 'ms',
      ours: each(ours),
      peer: { name: 'bare', samples: each(bare) },
      limits: [{ of: 'ratio', atMost: 1 / LEAST_RATIO }],
    },
    {
      name: `processor time of the database a spend, ${who}`,
      unit: 'ms',
      ours: ours.processorMs,
      peer: { name: 'bare', samples: bare.processorMs },
    },
  ];
}

function latencyFigure(who: string, { public: ours, bare }: Pair, rest: Partial<Figure>): Figure {
  return {
    name: `a spend, ${who}`,
    unit: 'ms',
    ours: ours.latenciesMs,
    peer: { name: 'bare', samples: bare.latenciesMs },
    ...rest,
  };
}

async function measureSql(bench: Bench, driver: Driver): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shape of SHAPES) {
    for (const clients of CLIENTS) {
      const who = `${shape}, ${clientsOf(clients)}`;
      const pair = await bench.compare(driver, { shape, clients, seconds: ROUND_SECONDS }, ROUNDS);
      figures.push(...rateFigures(who, pair));
      if (clients === 8)
        figures.push(latencyFigure(who, pair, { statistic: 'p99', limits: [{ of: 'value', atMost: 20 }] }));
    }
  }
  return figures;
}

/** As many clients as the budget names, over the functions' few connections and over REST. */
async function measureMany(bench: Bench, databaseUrl: string, rest: Driver): Promise<Figure[]> {
  const few = ownDriver(databaseUrl, FUNCTIONS_CONNECTIONS);
  const figures: Figure[] = [];
  for (const shape of SHAPES) {
    const round = { shape, clients: MANY_CLIENTS, seconds: ROUND_SECONDS };
    const who = `${shape}, ${clientsOf(MANY_CLIENTS)}`;
    const pair = await bench.compare(few, round, 3);
    figures.push(
      latencyFigure(`${who} over ${FUNCTIONS_CONNECTIONS} connections`, pair, { statistic: 'p95' }),
    );
    const { latenciesMs } = await bench.run(rest, { ...round, side: 'public' });
    figures.push({ name: `a spend, ${who} through REST`, unit: 'ms', ours: latenciesMs, statistic: 'p95' });
  }
  return figures;
}

async function measureRest(bench: Bench, rest: Driver): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shape of SHAPES) {
    for (const clients of CLIENTS) {
      const round = { side: 'public', shape, clients, seconds: ROUND_SECONDS } as const;
      const { perSecond } = await bench.run(rest, round);
      const who = `${shape}, ${clientsOf(clients)}`;
      figures.push({ name: `spends per second through REST, ${who}`, unit: '', ours: [perSecond] });
    }
  }
  return figures;
}

async function exactFigures({ sql, spent }: Bench): Promise<Figure[]> {
  const { wrongBalances, oursSpent, bareSpent } = await readExactness(sql);
  const none = [{ of: 'value', atMost: 0 }] as const;
  const lost = Math.abs(oursSpent - spent.public) + Math.abs(bareSpent - spent.bare);
  return [
    {
      name: 'accounts whose entries do not add up to their balance',
      unit: '',
      ours: [wrongBalances],
      limits: none,
    },
    { name: 'spends answered but not entered, or the reverse', unit: '', ours: [lost], limits: none },
    { name: 'spends of this run', unit: '', ours: [oursSpent], peer: { name: 'bare', samples: [bareSpent] } },
  ];
}

async function measureAll(said: z.infer<typeof stackSaid>, sql: postgres.Sql): Promise<Topic> {
  const program = await findPgbench();
  const driver = program ? pgbenchDriver(program, said.databaseUrl) : ownDriver(said.databaseUrl);
  await prepareAccounts(sql);
  const bench = new Bench(sql);
  const rest = restDriver(said.api);
  // A fresh server's first rounds fill its memory.
  await bench.compare(driver, { shape: '1,000 users', clients: 8, seconds: ROUND_SECONDS }, 1);
  const inSql = await measureSql(bench, driver);
  const throughRest = await measureRest(bench, rest);
  const many = await measureMany(bench, said.databaseUrl, rest);
  const [token = ''] = await createSessions(said.api, 1);
  const renewals = await timeRenewals({ ...said.api, payments: said.payments }, token, RENEWALS);
  const visible: Figure = { name: 'signed invoice.paid to visible balance', unit: 'ms', ours: renewals };
  return {
    title: 'The credit ledger',
    about: `Postgres of the local stack, every commit on the disk; ${ROUNDS} rounds of ${ROUND_SECONDS} s a side in turn, driven by ${driver.name}.\nBare: one function with a look-up, an update and an insert, on tables of its own in the same database.`,
    figures: [
      ...inSql,
      ...throughRest,
      ...many,
      visible,
      { ...visible, statistic: 'p95' },
      ...(await exactFigures(bench)),
    ],
    notes: [
      `Limit: at least ${LEAST_RATIO} of the bare function's spends per second (P10), held as ${1 / LEAST_RATIO} times its time.`,
    ],
  };
}

/** What a spend costs in SQL and through REST, and how soon money that arrived is seen. */
export async function measureLedger(): Promise<Topic> {
  const stack = await startChild(join(import.meta.dirname, 'ledger', 'stack-process.ts'), {
    arguments: [temporaryFolder('ledger')],
    schema: stackSaid,
  });
  const sql = postgres(stack.said.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await measureAll(stack.said, sql);
  } finally {
    await sql.end();
    await stack.stop();
  }
}
