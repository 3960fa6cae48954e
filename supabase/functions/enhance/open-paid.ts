import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import type { TaskRequest } from '@/shared/contracts/task.ts';
import { prices } from '@/shared/credits/prices.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import type { Caller } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { Payer, Reservation } from '@/supabase/functions/_shared/db/ledger.ts';
import { openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import { paidRun } from '@/supabase/functions/_shared/llm/paid-run.ts';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';
import type { EnhanceDeps } from './deps-types.ts';

export interface Run {
  request: TaskRequest;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortController;
}

type Account = Exclude<Caller, { kind: 'anonymous' }>;

const TRUST_MS = 60_000;

/** Who pays for what a caller asks. @throws AppError `unauthorized` */
export async function findPayer(caller: Account, deps: Pick<EnhanceDeps, 'verifyUser'>): Promise<Payer> {
  return caller.kind === 'device' ? { tokenHash: await sha256(caller.token) } : deps.verifyUser(caller.jwt);
}

/**
 * Counts the run, holds the credits, then gives the events. For a caller that paid within the last minute the model is called
 * while the credits are asked for; its first word still waits until they are held.
 */
export function createPaidOpening(deps: EnhanceDeps) {
  const trusted = new TtlCache<true>({ forMs: TRUST_MS, maxEntries: 1_000 });

  async function reserve({ request: { requestId, task } }: Run, payer: Payer): Promise<Reservation> {
    const bodyHash = await sha256(JSON.stringify(task));
    return deps.ledger.open({ payer, requestId, bodyHash, price: prices[task.kind] });
  }

  return async (run: Run, caller: Account): Promise<AsyncGenerator<EnhanceEvent>> => {
    const credential = caller.kind === 'device' ? caller.token : caller.jwt;
    const { task } = run.request;
    const { signal } = run.gone;
    const payer = await findPayer(caller, deps);
    const { engine, isCharged } = await openRun({ payer, task, signal }, deps);
    const events = runTask(engine, { ...run.request, signal, ...(deps.limits && { limits: deps.limits }) });
    if (!isCharged) return events;
    const first = trusted.get(credential) ? events.next() : undefined;
    let reservation: Reservation;
    try {
      reservation = await reserve(run, payer);
    } catch (error) {
      trusted.delete(credential);
      run.gone.abort();
      throw error;
    }
    trusted.set(credential, true);
    return paidRun(first ? resume(first, events) : events, reservation, deps.ledger);
  };
}

/** The events of a run whose first one was asked for already. */
async function* resume(
  first: Promise<IteratorResult<EnhanceEvent, unknown>>,
  rest: AsyncGenerator<EnhanceEvent>,
): AsyncGenerator<EnhanceEvent> {
  const { done, value } = await first;
  try {
    if (!done) yield value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
