import type { Context } from 'hono';
import type { BalanceAnswer } from '@/shared/contracts/credits.ts';
import { MAX_ANONYMOUS_CHARS } from '@/shared/contracts/draft-limit.ts';
import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { MAX_IMAGE_CHARS, type TaskKind, taskKinds, taskPaths } from '@/shared/contracts/task.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readAddress, readCaller } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { eventStream } from '@/supabase/functions/_shared/http/event-stream.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readJson } from '@/supabase/functions/_shared/http/read-json.ts';
import { admit } from '@/supabase/functions/_shared/llm/queued-engine.ts';
import type { EnhanceDeps } from './deps-types.ts';
import { logRun } from './log-run.ts';
import { createPaidOpening, findPayer, type Run } from './open-paid.ts';
import { readRequestId, readTaskRequest } from './read-request.ts';

const MAX_BODY_BYTES = 1_000_000;
/** A picture is longer than any text, and held in memory alone: it is written nowhere. */
const MAX_IMAGE_BODY_BYTES = MAX_IMAGE_CHARS + MAX_BODY_BYTES;

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

async function openFree(
  { request, gone }: Run,
  headers: Headers,
  deps: EnhanceDeps,
): Promise<AsyncGenerator<EnhanceEvent>> {
  if (request.task.text.length > MAX_ANONYMOUS_CHARS) throw new AppError('too_long_signed_out');
  const caller = `anonymous:${(await sha256(readAddress(headers))).slice(0, 32)}`;
  await deps.hitRateLimit(caller, deps.anonymousPerMinute, 60);
  const engine = admit(deps.offlineEngine, { caller, task: request.task, signal: gone.signal });
  return runTask(engine, {
    ...request,
    signal: gone.signal,
    ...(deps.limits && { limits: deps.limits }),
  });
}
