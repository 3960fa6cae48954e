import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createAccount, owner } from './database.ts';

const { databaseUrl } = inject('stack');
const WORKERS = 16;
const ACTS = 10_000;
const KILLS = 200;
const ACCOUNTS = 25;

afterAll(() => owner.end());

/** One session, marked so that only these are killed; opened anew after each death. */
class Worker {
  #client: pg.Client | undefined;

  async run(text: string, values: unknown[]): Promise<void> {
    this.#client ??= await this.#open();
    await this.#client.query(text, values);
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'ledger-kills' });
    client.on('error', () => {
      this.#client = undefined;
    });
    await client.connect();
    return client;
  }

  async end(): Promise<void> {
    await this.#client?.end();
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** One act of those that move credits, on keys that repeat. */
function act(userId: string): [string, unknown[]] {
  const key = `k${Math.floor(Math.random() * 60)}`;
  const invoice = `in_${userId}_${Math.floor(Math.random() * 10)}`;
  switch (Math.floor(Math.random() * 8)) {
    case 0:
      return ["select public.grant_credits($1, 7, 'gift', $2)", [userId, `gift-${key}`]];
    case 1:
      return [
        "select public.apply_invoice_paid(null, $2, $1, 'sub', 'starter', 10.99, 'usd', now(), 20)",
        [userId, invoice],
      ];
    case 2:
      return ['select public.apply_refund(null, $1, $2)', [invoice, pick([2, 5, 10.99])]];
    case 3:
      return ['select public.release_credits($1, $2)', [userId, key]];
    case 4:
      return ['select public.settle_credits($1, $2)', [userId, key]];
    default:
      return ["select public.spend_credits($1, 9, 'enhance', $2)", [userId, key]];
  }
}

test('after 10,000 mixed acts and 200 kills the sum of the entries is the balance for everyone', {
  timeout: 240_000,
}, async () => {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => createAccount()));
  let left = ACTS;
  let killed = 0;
  const refused = new Map<string, number>();
  const work = async () => {
    const worker = new Worker();
    while (left > 0) {
      left -= 1;
      if (left % (ACTS / KILLS) === 0) {
        const rows = await owner`
          select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ledger-kills'
          order by random() limit 1`;
        killed += rows.length;
      }
      await worker.run(...act(pick(accounts).userId)).catch((error: Error & { code?: string }) => {
        const code = error.code ?? error.message;
        refused.set(code, (refused.get(code) ?? 0) + 1);
      });
    }
    await worker.end();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));

  // Refusals of the ledger's own, and what a client hears whose session was ended under it.
  const expected = /^(PT402|PT404|PT409|57P01|ECONNRESET|Connection terminated.*|Client .* not queryable)$/;
  expect([...refused.keys()].filter((code) => !expected.test(code))).toEqual([]);
  expect(killed).toBeGreaterThan(KILLS / 2);
  const wrong = await owner`
    select p.user_id from public.profiles p left join public.credit_entries e using (user_id)
    group by p.user_id, p.credits having p.credits <> coalesce(sum(e.delta), 0) or p.credits < 0`;
  expect([...wrong]).toEqual([]);
  // Nothing was granted twice: a payment's credits are one entry, whatever was killed around it.
  const doubled = await owner`
    select m.id from public.payments m join public.credit_entries e
      on e.user_id = m.user_id and e.idempotency_key = 'invoice#' || m.id
    group by m.id, m.credits having sum(e.delta) <> m.credits`;
  const missing = await owner`
    select m.id from public.payments m where m.credits > 0 and not exists (
      select from public.credit_entries e where e.user_id = m.user_id and e.idempotency_key = 'invoice#' || m.id)`;
  expect([...doubled, ...missing]).toEqual([]);
});
