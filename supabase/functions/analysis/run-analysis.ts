import type { AnalysisEvent } from '@/shared/contracts/analysis.ts';
import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { Question } from '@/shared/insights/question.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';
import { keptCode } from './analysis-store.ts';
import { toAnswer } from './answer.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { readSteps, stepsOf } from './do-step.ts';
import type { StepAnswer } from './step-answer.ts';

export interface Run {
  id: string;
  question: Question;
  /** The balance after it was paid for. */
  credits: number | null;
  signal: AbortSignal;
}

const TURN_MS = 400;
const BUSY_MS = 300;
const MAX_RUN_MS = 120_000;

/**
 * Takes an analysis from wherever it stands to its end, telling of each thing as it has happened. A client that leaves ends
 * the telling; the work goes on, here while this process lives and by the scheduled call after that.
 */
export async function* runAnalysis(run: Run, deps: AnalysisDeps): AsyncGenerator<AnalysisEvent> {
  let isOver = false;
  try {
    yield* drive(run, deps);
    isOver = true;
  } catch (thrown) {
    if (run.signal.aborted) return;
    isOver = true;
    const error = toAppError(thrown);
    deps.log('analysis_failed', { analysisId: run.id, code: error.code });
    logFailure(deps.log, { place: 'analysis.run', thrown, requestId: run.id });
    if (error.code !== 'timeout') await deps.store.fail(run.id, error.code);
    yield {
      type: 'error',
      code: error.code,
      ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs }),
    };
  } finally {
    if (!isOver) deps.keepAlive(finishAlone(run, deps));
  }
}

/** Goes on with a run that nobody listens to any more. */
export async function finishAlone(
  { id, question }: Pick<Run, 'id' | 'question'>,
  deps: AnalysisDeps,
): Promise<void> {
  const run: Run = { id, question, credits: null, signal: AbortSignal.timeout(MAX_RUN_MS) };
  try {
    for await (const _ of drive(run, deps));
  } catch (thrown) {
    const { code } = toAppError(thrown);
    deps.log('analysis_failed', { analysisId: id, code });
    logFailure(deps.log, { place: 'analysis.run', thrown, requestId: id });
    if (!run.signal.aborted) await deps.store.fail(id, code);
  }
}

async function* drive(run: Run, deps: AnalysisDeps): AsyncGenerator<AnalysisEvent> {
  const { id, question } = run;
  const isDone = yield* waitForTurn(run, deps);
  if (!isDone) {
    yield { type: 'start', analysisId: id, credits: run.credits, sources: question.sources };
    yield { type: 'step', step: 'fetch', state: 'running' };
    yield* fetchAll(run, deps);
    yield { type: 'step', step: 'fetch', state: 'done' };
    let parts = 0;
    for (const step of stepsOf(question).after) {
      yield { type: 'step', step, state: 'running' };
      if (step === 'group') await untilAllDone(run, readSteps(parts), deps);
      const answer = await untilDone(run, step, deps);
      parts = answer.parts ?? parts;
      yield { type: 'step', step, state: 'done' };
    }
  }
  const row = await deps.store.read(id, null);
  if (!row) throw new AppError('not_found');
  if (row.state === 'failed') throw new AppError(keptCode(row.error_code));
  yield { type: 'done', ...toAnswer(row, run.credits) };
}

/** @returns whether the analysis is over already. */
async function* waitForTurn({ id, signal }: Run, deps: AnalysisDeps): AsyncGenerator<AnalysisEvent, boolean> {
  let told = -1;
  for (;;) {
    const { state, before, errorCode } = await deps.store.start(id);
    if (state === 'done') return true;
    if (state === 'failed') throw new AppError(keptCode(errorCode));
    if (state === 'running') return false;
    if (before !== told) yield { type: 'queued', before };
    told = before;
    await deps.sleep(TURN_MS, signal);
  }
}

/** Asks every source at once, and tells of each when it has answered. */
async function* fetchAll(run: Run, deps: AnalysisDeps): AsyncGenerator<AnalysisEvent> {
  type Arrived = { source: SourceId; answer: StepAnswer };
  const waiting = new Map<SourceId, Promise<Arrived>>();
  for (const source of run.question.sources)
    waiting.set(
      source,
      untilDone(run, `fetch:${source}`, deps).then((answer) => ({ source, answer })),
    );
  // A run that ends early leaves these behind; their failures are nobody's then.
  for (const arriving of waiting.values()) arriving.catch(() => undefined);
  let shown = false;
  while (waiting.size > 0) {
    const { source, answer } = await Promise.race(waiting.values());
    waiting.delete(source);
    if (!answer.source) continue;
    yield { type: 'source', source, status: answer.source.status, found: answer.source.found };
    if (!shown && answer.source.items.length > 0) yield { type: 'items', items: answer.source.items };
    shown ||= answer.source.items.length > 0;
  }
}

async function untilAllDone(run: Run, steps: readonly string[], deps: AnalysisDeps): Promise<void> {
  await Promise.all(steps.map((step) => untilDone(run, step, deps)));
}

/** Has a step done, by this run or by whoever is at it. @throws AppError where it cannot be done */
async function untilDone({ id, signal }: Run, step: string, deps: AnalysisDeps): Promise<StepAnswer> {
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    const answer = await deps.dispatchStep(id, step, signal).catch((thrown: unknown) => {
      signal.throwIfAborted();
      failures += 1;
      if (failures >= 3) throw thrown;
      return { outcome: 'busy' } as const;
    });
    if (answer.outcome === 'done') return answer;
    if (answer.outcome === 'exhausted') throw new AppError('internal');
    await deps.sleep(BUSY_MS, signal);
  }
}
