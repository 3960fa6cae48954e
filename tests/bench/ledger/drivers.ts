import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { runCommand } from '@/local/run-command.ts';
import { USERS, userId } from './bare-ledger.ts';

export type Side = 'public' | 'bare';
export type Shape = 'hot row' | '1,000 users';

export interface Round {
  side: Side;
  shape: Shape;
  clients: number;
  seconds: number;
}

export interface RoundResult {
  spends: number;
  perSecond: number;
  latenciesMs: number[];
}

export interface Driver {
  name: string;
  run(round: Round): Promise<RoundResult>;
}

function randomUser(shape: Shape): number {
  return shape === 'hot row' ? 0 : 1 + Math.floor(Math.random() * USERS);
}

function pgbenchScript({ side, shape }: Round): string {
  return [
    shape === 'hot row' ? '\\set n 0' : `\\set n random(1, ${USERS})`,
    '\\set key random(1, 4000000000000000000)',
    `select ${side}.spend_credits(bare.user_of(:n), 1, 'enhance', 'k' || :key);`,
    '',
  ].join('\n');
}

/** Durations of pgbench's log: client, number, microseconds, and what is of no use here. */
function readLatencies(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  return lines.map((line) => Number(line.split(' ')[2]) / 1000);
}

/** Debian's pgbench, prepared statements, as many threads as there are processors for. */
export function pgbenchDriver(program: string, databaseUrl: string): Driver {
  return {
    name: 'pgbench',
    async run(round) {
      const folder = mkdtempSync(join(tmpdir(), 'whetstone-pgbench-'));
      try {
        const script = join(folder, 'spend.sql');
        writeFileSync(script, pgbenchScript(round));
        const { code, output } = await runCommand(program, [
          ...['--no-vacuum', '--protocol=prepared', '--log', `--log-prefix=${join(folder, 'log')}`],
          ...[`--client=${round.clients}`, `--jobs=${Math.min(2, round.clients)}`, `--time=${round.seconds}`],
          ...[`--file=${script}`, databaseUrl],
        ]);
        const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
        const spends = Number(/actually processed: (\d+)/.exec(output)?.[1]);
        if (code !== 0 || !perSecond || !spends) throw new Error(`pgbench failed:\n${output}`);
        return { spends, perSecond, latenciesMs: readLatencies(folder) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Clients that call one after the other for some seconds. The first calls, which open connections, are not counted in. */
export async function runCalls(
  round: Pick<Round, 'clients' | 'seconds'>,
  call: (client: number) => Promise<unknown>,
): Promise<RoundResult> {
  const clients = Array.from({ length: round.clients }, (_, client) => client);
  await Promise.all(clients.map(call));
  const begin = performance.now();
  const latenciesMs: number[] = [];
  const work = async (client: number) => {
    while (performance.now() - begin < round.seconds * 1000) {
      const sent = performance.now();
      await call(client);
      latenciesMs.push(performance.now() - sent);
    }
  };
  await Promise.all(clients.map(work));
  const perSecond = latenciesMs.length / ((performance.now() - begin) / 1000);
  return { spends: latenciesMs.length + clients.length, perSecond, latenciesMs };
}

/** A driver of our own, where there is no pgbench, or where many clients share few connections as the functions' do. */
export function ownDriver(databaseUrl: string, connections = Number.POSITIVE_INFINITY): Driver {
  return {
    name: 'a driver of our own (postgres.js)',
    async run(round) {
      const sql = postgres(databaseUrl, { max: Math.min(connections, round.clients) });
      const statement = `select ${round.side}.spend_credits($1, 1, 'enhance', $2)`;
      const call = () =>
        sql.unsafe(statement, [userId(randomUser(round.shape)), crypto.randomUUID()], { prepare: true });
      try {
        return await runCalls(round, call);
      } finally {
        await sql.end();
      }
    },
  };
}

/** Through the REST interface, as the service role. */
export function restDriver(api: { apiUrl: string; serviceRoleKey: string }): Driver {
  return {
    name: 'REST',
    run: (round) =>
      runCalls(round, async () => {
        const response = await fetch(`${api.apiUrl}/rest/v1/rpc/spend_credits`, {
          method: 'POST',
          headers: {
            apikey: api.serviceRoleKey,
            authorization: `Bearer ${api.serviceRoleKey}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            user_id: userId(randomUser(round.shape)),
            amount: 1,
            reason: 'enhance',
            key: crypto.randomUUID(),
          }),
        });
        const body = await response.text();
        if (!response.ok) throw new Error(`A spend through REST was answered ${response.status}: ${body}`);
      }),
  };
}
