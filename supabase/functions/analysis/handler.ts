import * as z from 'zod/mini';
import {
  type AnalysisAnswer,
  type AnalysisRequest,
  analysisRequest,
  MAX_IMPORTED_CHARS,
} from '@/shared/contracts/analysis.ts';
import { prices } from '@/shared/credits/prices.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { titleOf } from '@/shared/insights/report/titles.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { createVerifiedGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { eventStream } from '@/supabase/functions/_shared/http/event-stream.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { readJson } from '@/supabase/functions/_shared/http/read-json.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';
import { addChat } from './chat-route.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { doStep } from './do-step.ts';
import { saveImported } from './imported.ts';
import { lookAgain } from './look-again.ts';
import { mailWeekly } from './mail-weekly.ts';
import { addReports } from './report-routes.ts';
import { finishAlone, type Run, runAnalysis } from './run-analysis.ts';
import { addSample } from './sample-route.ts';
import { addSources } from './source-routes.ts';
import { addWeekly } from './weekly-routes.ts';

/** Imported texts come with the request; everything else is small. */
const MAX_BODY_BYTES = MAX_IMPORTED_CHARS * 3 + 64_000;
const MINUTE_SECONDS = 60;
const MAX_OPEN = 5;
const MAX_LOOKS = 5;

const stepRequest = z.object({
  analysisId: z.uuid(),
  step: z.string().check(z.regex(/^[a-z]+(?::[a-z\d]+)?$/)),
});

/** `/analysis`: runs, previews, kept reports, chat, sources (design §4). */
export function createApp(deps: AnalysisDeps): FunctionApp {
  const app = createFunctionApp(deps);
  const readUser = createVerifiedGuard(deps);
  app.post('/analysis/reddit-search', async (context) => {
    const { raw } = context.req;
    const payer = await readUser(raw.headers);
    const request = await readRequest(raw);
    context.set('requestId', request.requestId);
    const run = await openRun(request, { payer, signal: raw.signal }, deps);
    const wantsStream = (raw.headers.get('accept') ?? '').includes('text/event-stream');
    if (wantsStream) {
      const gone = new AbortController();
      const options = { heartbeatMs: deps.heartbeatMs, onCancel: () => gone.abort() };
      return eventStream(runAnalysis({ ...run, signal: gone.signal }, deps), options);
    }
    return context.json<AnalysisAnswer>(await runToEnd(run, deps), 200, { 'Cache-Control': 'no-store' });
  });
  addReports(app, deps);
  addChat(app, deps);
  addSources(app, deps);
  addSample(app, deps);
  addWeekly(app, deps);
  addWork(app, deps);
  return app;
}

type Identified = AnalysisRequest & { requestId: string };

/** @throws AppError `invalid_request` or `too_long` */
async function readRequest(raw: Request): Promise<Identified> {
  const parsed = z.safeParse(analysisRequest, await readJson(raw, MAX_BODY_BYTES));
  if (!parsed.success) {
    const isTooLong = parsed.error.issues.every(({ code }) => code === 'too_big');
    throw new AppError(isTooLong ? 'too_long' : 'invalid_request', { cause: parsed.error });
  }
  return { ...parsed.data, requestId: parsed.data.requestId ?? crypto.randomUUID() };
}

/**
 * Takes the credits, then begins the analysis; the same request again finds the one it began, as does the same question while
 * it is worked on. Credits are spent before the work and stay spent (spec §9, `prices.analysis`), unless the policy gives them back at its end.
 */
async function openRun(
  request: Identified,
  { payer, signal }: { payer: VerifiedUser; signal: AbortSignal },
  deps: AnalysisDeps,
): Promise<Run> {
  const question = readQuestion(request);
  if (!question.ok) throw new AppError(question.error);
  const { requestId: ownId, ...body } = request;
  const bodyHash = await sha256(JSON.stringify(body));
  const requestId = (await deps.store.findRunning(payer.userId, bodyHash)) ?? ownId;
  const reservation = await deps.ledger.open({
    payer,
    requestId,
    bodyHash,
    price: prices.analysis,
  });
  const credits = await deps.ledger.settle(reservation);
  const opened = await deps.store.open({
    userId: payer.userId,
    requestId,
    bodyHash,
    title: titleOf(question.value),
    question: question.value,
    ...(request.previousId && { previousId: request.previousId }),
  });
  if (opened.outcome === 'conflict' || !opened.id) throw new AppError('conflict');
  if (opened.outcome === 'opened') await saveImported(opened.id, request.options?.imported ?? [], deps.store);
  return { id: opened.id, question: question.value, credits, signal };
}

async function runToEnd(run: Run, deps: AnalysisDeps): Promise<AnalysisAnswer> {
  for await (const event of runAnalysis(run, deps)) {
    if (event.type === 'error') throw new AppError(event.code, { retryAfterMs: event.retryAfterMs });
    if (event.type === 'done') {
      const { type: _, ...answer } = event;
      return answer;
    }
  }
  throw new AppError('aborted');
}

/** Weekly reports that cannot begin hold up nothing else; the next call tries again. */
async function beginWeekly({ call, log }: AnalysisDeps): Promise<void> {
  const { credits, reason } = prices.analysis;
  await call('begin_weekly_reports', { price: credits, reason }).catch((thrown: unknown) => {
    log('weekly_reports_failed', { code: toAppError(thrown).code });
    logFailure(log, { place: 'analysis.weekly', thrown, requestId: crypto.randomUUID() });
  });
}

function addWork(app: FunctionApp, deps: AnalysisDeps): void {
  // One step, asked for by a run in a call of its own.
  app.post('/analysis/step', async (context) => {
    if (context.req.header('apikey') !== deps.serviceRoleKey) throw new AppError('forbidden');
    const { analysisId, step } = await readBody(context.req.raw, stepRequest);
    return context.json(await doStep(analysisId, step, deps));
  });
  // Takes nothing from its caller and tells him nothing: a scheduler asks every minute.
  app.post('/analysis/work', async (context) => {
    const address = (await sha256(readAddress(context.req.raw.headers))).slice(0, 32);
    await deps.hitRateLimit(`analysis-work:${address}`, 30, MINUTE_SECONDS);
    await beginWeekly(deps);
    for (const id of await deps.store.takeOpen(MAX_OPEN)) {
      const row = await deps.store.read(id, null);
      if (row) deps.keepAlive(finishAlone({ id, question: row.question }, deps));
    }
    for (const id of await deps.store.findUnlooked(MAX_LOOKS)) {
      const row = await deps.store.read(id, null);
      if (row) deps.keepAlive(lookAgain(row, deps));
    }
    deps.keepAlive(mailWeekly(deps));
    return context.json({ success: true });
  });
}
