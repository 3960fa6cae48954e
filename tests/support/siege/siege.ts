import { setTimeout as after } from 'node:timers/promises';
import postgres from 'postgres';
import {
  callOverPostgres,
  callOverRest,
  callWithFallback,
} from '@/supabase/functions/_shared/db/call-function.ts';
import { actOnce } from './acts.ts';
import { type Client, enlist, type Field } from './client.ts';
import { type SiegedStack, startTargets } from './targets.ts';

const ACCOUNTS = 6;
const CLIENTS_PER_ACCOUNT = 2;
const CREDITS = 5;
/** Connections die in every turn, a process in every fourth. */
const TURNS_PER_PROCESS = 4;
/** Answers one charge is worth: the first and two free repeats (design §5). */
const ANSWERS_PER_CHARGE = 3;

export interface SiegeOptions {
  seconds: number;
  /** Between two deaths of a process. */
  killEverySeconds: number;
}

/** What a siege did and what it left; everything below `wrong` has to be empty or zero. */
export interface SiegeReport {
  acts: Record<string, number>;
  /** Acts that ended early, by their kind and code. */
  failures: Record<string, number>;
  processKills: number;
  connectionKills: number;
  answers: number;
  /** Charges that were not given back. */
  paid: number;
  wrong: {
    balances: string[];
    staleReservations: number;
    /** Requests that brought a word and cost nothing, or more words than their charges are worth. */
    unpaidAnswers: string[];
    /** What acts got and must not. */
    breaches: string[];
  };
}

/** Kills processes and connections, in turn, until the siege is over. */
async function killAround(field: Field, { killEverySeconds }: SiegeOptions, signal: AbortSignal) {
  const killed = { processes: 0, connections: 0 };
  for (let turn = 1; !signal.aborted; turn += 1) {
    await after((killEverySeconds * 1_000) / TURNS_PER_PROCESS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    const rows = await field.owner`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'whetstone-functions'
      order by random() limit 2`;
    killed.connections += rows.length;
    if (turn % TURNS_PER_PROCESS === 0) {
      await field.targets.killNext();
      killed.processes += 1;
    }
  }
  return killed;
}

/** What was paid for each request, in charges that stayed; an id may be charged anew after its credit came back. */
async function readPaid(
  owner: postgres.Sql,
  userId: string,
): Promise<{ balance: number; sum: number; charges: number }> {
  const [row] = await owner<{ balance: number; sum: number; charges: number }[]>`
    select p.credits as balance, coalesce(sum(e.delta), 0)::int as sum,
      -coalesce(sum(e.delta) filter (where e.reason = 'enhance'), 0)::int as charges
    from public.profiles p left join public.credit_entries e using (user_id)
    where p.user_id = ${userId} group by p.credits`;
  if (!row) throw new Error(`The account ${userId} is gone.`);
  return row;
}

function findUnpaid({ userId, answers }: Client, charges: number): string[] {
  const tooMany = [...answers]
    .filter(([, count]) => count > ANSWERS_PER_CHARGE)
    .map(([id, count]) => `${userId}: ${count} answers to ${id}`);
  return answers.size > charges
    ? [...tooMany, `${userId}: ${answers.size} requests answered, ${charges} paid`]
    : tooMany;
}

/** Lets the life of what was held pass, has the schedule do its work, and reads what is left. */
async function judge(owner: postgres.Sql, clients: readonly Client[]) {
  const ids = clients.map(({ userId }) => userId);
  await owner`update public.credit_reservations set reserved_at = reserved_at - interval '30 minutes'
    where user_id = any (${ids}) and state = 'reserved'`;
  await owner`select public.run_scheduled_work()`;
  const [held] = await owner<{ count: number }[]>`
    select count(*)::int as count from public.credit_reservations
    where state = 'reserved' and reserved_at < now() - interval '15 minutes'`;
  const balances: string[] = [];
  const unpaidAnswers: string[] = [];
  let paid = 0;
  for (const client of clients) {
    const { balance, sum, charges } = await readPaid(owner, client.userId);
    paid += charges;
    if (balance !== sum || balance < 0) balances.push(`${client.userId}: ${balance}, entries ${sum}`);
    unpaidAnswers.push(...findUnpaid(client, charges));
  }
  return { paid, wrong: { balances, staleReservations: held?.count ?? -1, unpaidAnswers } };
}

/** Honest and hostile clients at once, while processes and connections die (issue 9). */
export async function besiege(stack: SiegedStack, options: SiegeOptions): Promise<SiegeReport> {
  const owner = postgres(stack.databaseUrl, { max: 10, onnotice: () => undefined });
  const targets = await startTargets(stack);
  const call = callWithFallback(
    callOverPostgres(stack.databaseUrl),
    callOverRest(stack.apiUrl, stack.serviceRoleKey),
  );
  const field: Field = { stack, targets, owner, call };
  try {
    const clients: Client[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1) clients.push(await enlist(field, CREDITS));
    const over = AbortSignal.timeout(options.seconds * 1_000);
    const acts: Record<string, number> = {};
    const failures: Record<string, number> = {};
    const breaches: string[] = [];
    const attack = async (client: Client) => {
      while (!over.aborted) {
        const { name, failure, breach } = await actOnce(field, client);
        if (breach) breaches.push(`${name}: ${breach}`);
        acts[name] = (acts[name] ?? 0) + 1;
        const kind = `${name}: ${failure}`;
        if (failure) failures[kind] = (failures[kind] ?? 0) + 1;
      }
    };
    const attackers = clients.flatMap((client) =>
      Array.from({ length: CLIENTS_PER_ACCOUNT }, () => attack(client)),
    );
    const [killed] = await Promise.all([killAround(field, options, over), ...attackers]);
    const answers = clients.reduce(
      (sum, client) => sum + [...client.answers.values()].reduce((a, b) => a + b, 0),
      0,
    );
    const { paid, wrong } = await judge(owner, clients);
    return {
      ...{ acts, failures, processKills: killed.processes, connectionKills: killed.connections, answers },
      paid,
      wrong: { ...wrong, breaches },
    };
  } finally {
    await targets.stop();
    await owner.end();
  }
}
