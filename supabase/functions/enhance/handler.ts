import type { Context } from 'hono';
import type { BalanceAnswer } from '@/shared/contracts/credits.ts';
import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import {
  MAX_IMAGE_CHARS,
  type TaskKind,
  type TaskRequest,
  taskKinds,
  taskPaths,
} from '@/shared/contracts/task.ts';
import { prices } from '@/shared/credits/prices.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import type { SilenceLimits } from '@/shared/engines/silence.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { type Caller, readAddress, readCaller } from '@/supabase/functions/_shared/auth/caller.ts';
import { Remembered } from '@/supabase/functions/_shared/auth/remembered.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Ledger, Payer, Reservation } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import { eventStream } from '@/supabase/functions/_shared/http/event-stream.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readJson } from '@/supabase/functions/_shared/http/read-json.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { logRun } from './log-run.ts';
import { paidRun } from './paid-run.ts';
import { readRequestId, readTaskRequest } from './read-request.ts';

export interface EnhanceDeps {
  /** Answers accounts; the offline engine where no model is configured (design §1). */
  engine: Engine;
  /** Answers callers without an account (design §4). */
  offlineEngine: Engine;
  ledger: Ledger;
  hitRateLimit: HitRateLimit;
  verifyUser: VerifyUser;
  log: Log;
  anonKey: string;
  allowedOrigins: readonly string[];
  anonymousPerMinute: number;
  heartbeatMs: number;
  limits?: SilenceLimits;
}

const MAX_BODY_BYTES = 1_000_000;
/** A picture is longer than any text, and held in memory alone: it is written nowhere. */
const MAX_IMAGE_BODY_BYTES = MAX_IMAGE_CHARS + MAX_BODY_BYTES;
const TRUST_MS = 60_000;

interface Run {
  request: TaskRequest;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortController;
}

/** `POST /enhance` and its siblings (design §4): errors before the stream as JSON with their status, after that as events. */
export function createApp(deps: EnhanceDeps): FunctionApp {
  const openPaid = createPaidOpening(deps);
  const app = createFunctionApp(deps);
  const answer = async (context: Context, kind: TaskKind) => {
    const startedMs = performance.now();
    const caller = readCaller(context.req.raw.headers, deps.anonKey);
    const body = await readJson(context.req.raw, kind === 'image' ? MAX_IMAGE_BODY_BYTES : MAX_BODY_BYTES);
    context.set('requestId', readRequestId(body) ?? context.get('requestId'));
    const request = readTaskRequest(body, kind);

    const gone = new AbortController();
    const events =
      caller.kind === 'anonymous'
        ? await openFree({ request, gone }, context.req.raw.headers, deps)
        : await openPaid({ request, gone }, caller);
    return eventStream(logRun(events, { request, caller: caller.kind, startedMs, log: deps.log }), {
      heartbeatMs: deps.heartbeatMs,
      onCancel: () => gone.abort(),
    });
  };
  for (const kind of taskKinds) app.post(taskPaths[kind], (context) => answer(context, kind));
  app.get('/enhance/balance', async (context) => {
    const caller = readCaller(context.req.raw.headers, deps.anonKey);
    if (caller.kind === 'anonymous') throw new AppError('unauthorized');
    const credits = await deps.ledger.readBalance(await findPayer(caller, deps));
    return context.json<BalanceAnswer>({ credits }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function findPayer(caller: Exclude<Caller, { kind: 'anonymous' }>, deps: EnhanceDeps): Promise<Payer> {
  return caller.kind === 'device' ? { tokenHash: await sha256(caller.token) } : deps.verifyUser(caller.jwt);
}

async function openFree(
  { request, gone }: Run,
  headers: Headers,
  deps: EnhanceDeps,
): Promise<AsyncGenerator<EnhanceEvent>> {
  const address = await sha256(readAddress(headers));
  await deps.hitRateLimit(`anonymous:${address.slice(0, 32)}`, deps.anonymousPerMinute, 60);
  return runTask(deps.offlineEngine, {
    ...request,
    signal: gone.signal,
    ...(deps.limits && { limits: deps.limits }),
  });
}

/**
 * Holds the credits, then gives the events. For a caller that paid within the last minute the model is called at the
 * same time; its first word still waits until the credits are held.
 */
function createPaidOpening(deps: EnhanceDeps) {
  const trusted = new Remembered<true>({ forMs: TRUST_MS, maxEntries: 1_000 });

  async function reserve({ request }: Run, caller: Exclude<Caller, { kind: 'anonymous' }>) {
    const bodyHash = sha256(JSON.stringify(request.task));
    const payer = await findPayer(caller, deps);
    const { requestId } = request;
    return deps.ledger.open({ payer, requestId, bodyHash: await bodyHash, price: prices[request.task.kind] });
  }

  return async (run: Run, caller: Exclude<Caller, { kind: 'anonymous' }>) => {
    const credential = caller.kind === 'device' ? caller.token : caller.jwt;
    const events = runTask(deps.engine, {
      ...run.request,
      signal: run.gone.signal,
      ...(deps.limits && { limits: deps.limits }),
    });
    const first = trusted.get(credential) ? events.next() : undefined;
    let reservation: Reservation;
    try {
      reservation = await reserve(run, caller);
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
