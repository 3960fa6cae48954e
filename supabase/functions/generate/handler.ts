import { type GenerateAnswer, type GenerateRequest, generateRequest } from '@/shared/contracts/generate.ts';
import { prices } from '@/shared/credits/prices.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import type { SilenceLimits } from '@/shared/engines/silence.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { readAddress, readCaller } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifiedUser, VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Ledger } from '@/supabase/functions/_shared/db/ledger.ts';
import type { HitRateLimits } from '@/supabase/functions/_shared/db/rate-limit.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { openRun, type RunEngines } from '@/supabase/functions/_shared/llm/open-run.ts';
import { admit } from '@/supabase/functions/_shared/llm/queued-engine.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { composeTask } from './compose-task.ts';
import { addHistory, type HistoryDeps } from './history.ts';

export interface GenerateDeps extends RunEngines, HistoryDeps {
  ledger: Ledger;
  hitRateLimits: HitRateLimits;
  verifyUser: VerifyUser;
  log: Log;
  allowedOrigins: readonly string[];
  /** spec §9: how often a device without an account may ask a day. */
  anonymousPerDay: number;
  /** How often all devices of one address together may: many share one. */
  anonymousPerAddress: number;
  limits?: SilenceLimits;
}

const DAY_SECONDS = 86_400;

interface Run {
  request: GenerateRequest;
  task: ReturnType<typeof composeTask>;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
}

/** `POST /generate` (design §4): a prompt of a topic, one credit for an account, once a day without one. */
export function createApp(deps: GenerateDeps): FunctionApp {
  const app = createFunctionApp(deps);
  app.post('/generate', async (context) => {
    const startedMs = performance.now();
    const { raw } = context.req;
    const caller = readCaller(raw.headers, deps.anonKey);
    if (caller.kind === 'device') throw new AppError('forbidden');
    const request = await readBody(raw, generateRequest);
    context.set('requestId', request.requestId);
    const run = { request, task: composeTask(request), signal: raw.signal };
    const answer =
      caller.kind === 'anonymous'
        ? await generateFree(run, raw.headers, deps)
        : await generateKept(run, await deps.verifyUser(caller.jwt), deps);
    deps.log('generate', {
      requestId: request.requestId,
      caller: caller.kind,
      engine: answer.engine,
      mode: request.mode,
      length: request.length,
      charsIn: request.topic.length,
      charsOut: answer.prompt.length,
      ms: Math.round(performance.now() - startedMs),
    });
    return context.json<GenerateAnswer>(answer, 200, { 'Cache-Control': 'no-store' });
  });
  addHistory(app, deps);
  return app;
}

/** A prompt that was paid for is handed over, whether or not it could be put into the history. */
async function generateKept(run: Run, payer: VerifiedUser, deps: GenerateDeps): Promise<GenerateAnswer> {
  const answer = await generatePaid(run, payer, deps);
  const { requestId: id } = run.request;
  await deps.history
    .keep(payer.userId, { id, prompt: answer.prompt, madeAt: new Date().toISOString() })
    .catch((thrown: unknown) => deps.log('history', { requestId: id, code: toAppError(thrown).code }));
  return answer;
}

/**
 * Under which a visitor is counted: his device, told by its address with what its browser says of itself anyway, and the address
 * alone. Hashes, so that neither can be read back from the counter.
 */
async function visitorKeys(headers: Headers): Promise<{ device: string; address: string }> {
  const address = readAddress(headers);
  const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name) ?? '');
  const key = async (kind: string, parts: readonly string[]) =>
    `${kind}:${(await sha256(JSON.stringify(parts))).slice(0, 32)}`;
  return {
    device: await key('generate', [address, ...browser]),
    address: await key('generate-address', [address]),
  };
}

async function generateFree(run: Run, headers: Headers, deps: GenerateDeps): Promise<GenerateAnswer> {
  const { device, address } = await visitorKeys(headers);
  const { task, signal } = run;
  const engine = admit(deps.offlineEngine, { caller: address, task, signal });
  // Who is refused by one keeps what he has of the other, and a new device of a spent address leaves no row.
  await deps.hitRateLimits(
    [
      { bucket: address, maxHits: deps.anonymousPerAddress },
      { bucket: device, maxHits: deps.anonymousPerDay },
    ],
    DAY_SECONDS,
  );
  return { ...(await write(engine, run, deps)), credits: null };
}

/** The run is counted and the credit held first; it comes back where no prompt was made (design §5). */
async function generatePaid(run: Run, payer: VerifiedUser, deps: GenerateDeps): Promise<GenerateAnswer> {
  const { requestId, ...body } = run.request;
  const { task, signal } = run;
  const { engine, isCharged, close } = await openRun({ payer, task, signal }, deps);
  try {
    if (!isCharged) return { ...(await write(engine, run, deps)), credits: null };
    const bodyHash = await sha256(JSON.stringify(body));
    const reservation = await deps.ledger.open({ payer, requestId, bodyHash, price: prices.generate });
    try {
      const written = await write(engine, run, deps);
      return { ...written, credits: await deps.ledger.settle(reservation) };
    } catch (error) {
      await deps.ledger.release(reservation);
      throw error;
    }
  } finally {
    await close();
  }
}

/** @throws AppError with the code the run ended with */
async function write(
  engine: Engine,
  { request, task, signal }: Run,
  { limits }: GenerateDeps,
): Promise<Pick<GenerateAnswer, 'prompt' | 'engine'>> {
  let id = engine.id;
  const run = { task, requestId: request.requestId, signal, ...(limits && { limits }) };
  for await (const event of runTask(engine, run)) {
    if (event.type === 'start') id = event.engine;
    else if (event.type === 'done') return { prompt: event.text, engine: id };
    else if (event.type === 'error') throw new AppError(event.code, { retryAfterMs: event.retryAfterMs });
  }
  throw new AppError('cut_off');
}
