import {
  type GenerateAnswer,
  type GenerateRequest,
  generateRequest,
  type UnfitTopic,
} from '@/shared/contracts/generate.ts';
import { prices } from '@/shared/credits/prices.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { fittingMode } from '@/shared/image-prompt/fitting-mode.ts';
import { readAddress, readCaller, readRange } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { eventStream } from '@/supabase/functions/_shared/http/event-stream.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import { admit } from '@/supabase/functions/_shared/llm/queued-engine.ts';
import { composeTask } from './compose-task.ts';
import type { GenerateDeps, Run } from './deps-types.ts';
import { addHistory } from './history.ts';
import { keepPrompt } from './keep-prompt.ts';
import { logStream, streamPaid } from './stream-prompt.ts';

const DAY_SECONDS = 86_400;
/** How many addresses' shares the range around one has in all: a line may have hundreds of addresses to call from. */
const ADDRESSES_PER_RANGE = 5;

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
    const user = caller.kind === 'anonymous' ? null : await deps.verifyUser(caller.jwt);
    const task = composeTask(request);
    const write = (facts: { engine?: string; code?: string; charsOut: number }) =>
      deps.log('generate', {
        requestId: request.requestId,
        caller: caller.kind,
        ...facts,
        mode: request.mode,
        length: request.length,
        charsIn: request.topic.length,
        ms: Math.round(performance.now() - startedMs),
      });
    const isStreamed = (raw.headers.get('accept') ?? '').includes('text/event-stream');
    const unfit = unfitFor(request);
    if (unfit) {
      write({ code: 'unfit', charsOut: 0 });
      return isStreamed
        ? eventStream(only(unfit), { heartbeatMs: deps.heartbeatMs, onCancel: () => undefined })
        : context.json<UnfitTopic>(unfit, 200, { 'Cache-Control': 'no-store' });
    }
    if (isStreamed) {
      const gone = new AbortController();
      const run = { request, task, signal: gone.signal };
      const events = user ? await streamPaid(run, user, deps) : await streamFree(run, raw.headers, deps);
      const options = { heartbeatMs: deps.heartbeatMs, onCancel: () => gone.abort() };
      const { requestId } = request;
      return eventStream(logStream(events, { requestId, log: deps.log, write }), options);
    }
    const run = { request, task, signal: raw.signal };
    const answer = user ? await generateKept(run, user, deps) : await generateFree(run, raw.headers, deps);
    write({ engine: answer.engine, charsOut: answer.prompt.length });
    return context.json<GenerateAnswer>(answer, 200, { 'Cache-Control': 'no-store' });
  });
  addHistory(app, deps);
  return app;
}

/** Decided before anything is counted or paid; who wants the picture anyway says so. */
function unfitFor({ mode, topic, anyway }: GenerateRequest): UnfitTopic | undefined {
  const fits = mode === 'image' && !anyway ? fittingMode(topic) : undefined;
  return fits && { type: 'unfit', fits };
}

async function* only<T>(event: T): AsyncGenerator<T> {
  yield event;
}

async function generateKept(run: Run, payer: VerifiedUser, deps: GenerateDeps): Promise<GenerateAnswer> {
  const answer = await generatePaid(run, payer, deps);
  await keepPrompt(deps, payer, { id: run.request.requestId, prompt: answer.prompt });
  return answer;
}

/**
 * Under which a visitor is counted: his device, told by its address with what its browser says of itself anyway, the address
 * alone, and the range around it. Hashes, so that none can be read back from the counter.
 */
async function visitorKeys(headers: Headers): Promise<{ device: string; address: string; range: string }> {
  const address = readAddress(headers);
  const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name) ?? '');
  const key = async (kind: string, parts: readonly string[]) =>
    `${kind}:${(await sha256(JSON.stringify(parts))).slice(0, 32)}`;
  return {
    device: await key('generate', [address, ...browser]),
    address: await key('generate-address', [address]),
    range: await key('generate-range', [readRange(headers)]),
  };
}

/** The engine of a visitor who may ask. @throws AppError `rate_limited` */
async function admitVisitor({ task, signal }: Run, headers: Headers, deps: GenerateDeps): Promise<Engine> {
  const { device, address, range } = await visitorKeys(headers);
  const refused = new AbortController();
  const waits = AbortSignal.any([signal, refused.signal]);
  const engine = admit(deps.offlineEngine, { caller: address, task, signal: waits });
  // Who is refused by one keeps what he has of the other, and a new device of a spent address leaves no row.
  const limits = [
    { bucket: range, maxHits: ADDRESSES_PER_RANGE * deps.anonymousPerAddress },
    { bucket: address, maxHits: deps.anonymousPerAddress },
    { bucket: device, maxHits: deps.anonymousPerDay },
    { bucket: 'generate-visitors', maxHits: deps.anonymousOfAll },
  ];
  try {
    await deps.hitRateLimits(limits, DAY_SECONDS);
  } catch (error) {
    // The place he took in the queue is another's.
    refused.abort();
    throw error;
  }
  return engine;
}

async function generateFree(run: Run, headers: Headers, deps: GenerateDeps): Promise<GenerateAnswer> {
  return { ...(await write(await admitVisitor(run, headers, deps), run, deps)), credits: null };
}

async function streamFree(run: Run, headers: Headers, deps: GenerateDeps) {
  const { task, signal, request } = run;
  const engine = await admitVisitor(run, headers, deps);
  return runTask(engine, {
    task,
    requestId: request.requestId,
    signal,
    ...(deps.limits && { limits: deps.limits }),
  });
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
