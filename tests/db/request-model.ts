import { expect } from 'vitest';
import { call, owner, readLedger } from './database.ts';

// The rules of a paid request (decision 16) as a model small enough to be read at a glance; the database has to agree with
// it after every act.

const PRICE = 1;
const KEYS = ['a', 'b', 'c'];
const MINUTE = 60;
const FREE_REPEATS = 2;

interface Run {
  number: number;
  openedAt: number;
  /** Of the charge that was running when it began. */
  charge: Charge;
  state: 'open' | 'ended' | 'crashed';
}
interface Charge {
  at: number;
  runs: Run[];
  state: 'held' | 'kept' | 'back';
}

/** A generator of numbers that a seed repeats (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

class RequestModel {
  readonly charges = new Map<string, Charge[]>();
  now = 0;

  constructor(public balance: number) {}

  newest(key: string): Charge | undefined {
    return this.charges.get(key)?.at(-1);
  }

  open(key: string): 'reserved' | 'insufficient_credits' | 'conflict' {
    for (const other of this.charges.keys()) if (other !== key) this.#giveUp(other);
    const newest = this.newest(key);
    if (newest && newest.state !== 'back') {
      const isOld = this.now - newest.at >= 10 * MINUTE;
      if (isOld || newest.runs.length > FREE_REPEATS) return 'conflict';
      return 'reserved';
    }
    if (this.balance < PRICE) return 'insufficient_credits';
    this.balance -= PRICE;
    this.charges.set(key, [...(this.charges.get(key) ?? []), { at: this.now, runs: [], state: 'held' }]);
    return 'reserved';
  }

  mayDeliver(run: Run): boolean {
    if (run.charge.state === 'back' || run.state === 'ended') return false;
    run.charge.state = 'kept';
    return true;
  }

  end(run: Run): void {
    run.state = 'ended';
    if (run.charge.state === 'held' && run.charge.runs.every(({ state }) => state === 'ended'))
      this.#back(run.charge);
  }

  clean(): void {
    for (const key of this.charges.keys()) this.#giveUp(key);
  }

  /** What was ever taken and not given back. */
  paid(): number {
    return [...this.charges.values()].flat().filter(({ state }) => state !== 'back').length * PRICE;
  }

  #giveUp(key: string): void {
    const charge = this.newest(key);
    const last = charge?.runs.at(-1);
    if (charge?.state === 'held' && last && this.now - last.openedAt >= 15 * MINUTE) this.#back(charge);
  }

  #back(charge: Charge): void {
    charge.state = 'back';
    this.balance += PRICE;
  }
}

const reserve = (userId: string, key: string) =>
  call<{ outcome: string; run: number }>('open_request', {
    ...{ user_id: userId, token_hash: null, request_id: key },
    ...{ body_hash: 'hash', amount: PRICE, reason: 'enhance' },
  });

/** Whether the database lets this run's first word out. */
async function settle(userId: string, key: string, run: number): Promise<boolean> {
  try {
    await call('settle_credits', { user_id: userId, key, run });
    return true;
  } catch (thrown) {
    expect((thrown as { code?: string }).code).toBe('PT409');
    return false;
  }
}

/** The clock of one account's reservations. */
async function passSeconds(userId: string, seconds: number): Promise<void> {
  await owner`update public.credit_reservations set reserved_at = reserved_at - make_interval(secs => ${seconds})
    where user_id = ${userId}`;
}

/** Forty random acts on three requests of an account with three credits; throws with the seed where the two disagree. */
export async function runInterleaving(userId: string, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const acts: string[] = [];
  await call('spend_credits', { user_id: userId, amount: 247, reason: 'setup', key: 'setup' });
  await call('settle_credits', { user_id: userId, key: 'setup' });
  const model = new RequestModel(3);
  const runs: { key: string; run: Run }[] = [];
  const delivered = new Set<Run>();

  const openOne = async () => {
    const key = KEYS[random(KEYS.length)] as string;
    const expected = model.open(key);
    const { outcome, run } = await reserve(userId, key);
    acts.push(`open ${key} → ${outcome}`);
    expect(outcome).toBe(expected);
    const charge = model.newest(key);
    if (outcome !== 'reserved' || !charge) return;
    const opened: Run = { number: run, openedAt: model.now, charge, state: 'open' };
    charge.runs.push(opened);
    runs.push({ key, run: opened });
  };
  const deliver = async ({ key, run }: (typeof runs)[number]) => {
    acts.push(`word ${key}#${run.number}`);
    const isLetOut = await settle(userId, key, run.number);
    expect(isLetOut).toBe(model.mayDeliver(run));
    if (isLetOut) delivered.add(run);
  };
  const endRun = async ({ key, run }: (typeof runs)[number]) => {
    acts.push(`end ${key}#${run.number}`);
    // What delivered is done; only an empty-handed run says so. Told twice now and then, as a retry does.
    if (!delivered.has(run)) {
      for (let told = 0; told <= random(2); told += 1)
        await call('release_credits', { user_id: userId, key, run: run.number });
      model.end(run);
    } else run.state = 'ended';
  };
  const act = async () => {
    const open = runs.filter(({ run }) => run.state === 'open');
    const one = open[random(open.length || 1)];
    const choice = random(12);
    if (choice < 5 || !one) return openOne();
    if (choice < 7) return deliver(one);
    if (choice < 10) return endRun(one);
    if (choice === 10) {
      acts.push(`crash ${one.key}#${one.run.number}`);
      one.run.state = 'crashed';
      return;
    }
    const seconds = 30 + random(16 * MINUTE);
    acts.push(`${seconds} s pass`);
    model.now += seconds;
    await passSeconds(userId, seconds);
    if (random(2)) {
      acts.push('job');
      model.clean();
      await call('release_stale_credits', {});
    }
  };

  try {
    for (let count = 0; count < 40; count += 1) {
      await act();
      const { credits, sum } = await readLedger(userId);
      expect([credits, sum]).toEqual([model.balance, model.balance]);
      expect(model.balance).toBe(3 - model.paid());
      // Free repeats of a charge aside, every answer was paid for.
      const paidAnswers = new Set([...delivered].map(({ charge }) => charge));
      expect(paidAnswers.size).toBeLessThanOrEqual(3 - credits);
      for (const charge of paidAnswers) expect(charge.runs.length).toBeLessThanOrEqual(1 + FREE_REPEATS);
    }
  } catch (cause) {
    throw new Error(`SEED=${seed}\n${acts.join('\n')}\n${(cause as Error).message}`, { cause });
  }
}
