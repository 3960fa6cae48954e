import type { EngineTask } from '@/shared/contracts/task.ts';
import type { Engine, EngineEvent, EngineRun } from '@/shared/engines/engine.ts';
import { tokenBound } from '@/shared/engines/token-bound.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Payer } from '@/supabase/functions/_shared/db/ledger.ts';
import type { RunLimits } from '@/supabase/functions/_shared/db/run-limits.ts';
import { admit } from './queued-engine.ts';
import { TokenMeter } from './token-meter.ts';

export interface RunEngines {
  /** Answers accounts; the offline engine where no model is configured (design §1). */
  engine: Engine;
  /** Answers callers without an account, and everybody once the model's budget of the day is spent. */
  offlineEngine: Engine;
  runLimits: RunLimits;
}

/** A run of an account that may begin. */
export interface OpenedRun {
  /** For this one run. */
  engine: Engine;
  /** False where the rules stand in for a model that credits were meant for. */
  isCharged: boolean;
  /** Ends it where the engine never ran; otherwise it has ended with the engine. */
  close(): Promise<void>;
}

/**
 * Counts a run against its account and the day's budget, and finds the engine for it (decision 18).
 * @param signal aborted when nobody waits for the answer any more: ends a run that never began
 * @throws AppError `unauthorized`, `rate_limited` or `model_budget_spent`
 */
export async function openRun(
  { payer, task, signal }: { payer: Payer; task: EngineTask; signal: AbortSignal },
  { engine, offlineEngine, runLimits }: RunEngines,
): Promise<OpenedRun> {
  const isModel = engine.id !== 'offline';
  const run = await runLimits.begin(payer, isModel ? tokenBound(task) : 0);
  const meter = new TokenMeter(task);
  // A place in the queue that no run took is another's.
  const unused = new AbortController();
  const close = onceOnly(() => {
    unused.abort();
    return run.end(meter.used());
  });
  signal.addEventListener('abort', () => void close().catch(() => undefined), { once: true });
  try {
    signal.throwIfAborted();
    const isSpent = isModel && !run.withinBudget;
    if (isSpent && !canRulesDo(task)) throw budgetSpent();
    const chosen = isSpent ? offlineEngine : engine;
    const waits = AbortSignal.any([signal, unused.signal]);
    const admitted = admit(chosen, { caller: run.userId, task, signal: waits });
    const told = isSpent ? withBudgetRemark(admitted) : admitted;
    return {
      engine: metered(told, isModel && !isSpent ? meter : undefined, close),
      isCharged: !isSpent,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function onceOnly(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

function canRulesDo(task: EngineTask): boolean {
  if (task.kind === 'image') return task.look !== undefined;
  return task.kind !== 'answer' && task.kind !== 'file-question';
}

/** Days of the budget are UTC's. */
function budgetSpent(): AppError {
  const now = new Date();
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return new AppError('model_budget_spent', { retryAfterMs: nextDay - now.getTime() });
}

function withBudgetRemark(engine: Engine): Engine {
  return {
    id: engine.id,
    async *run(task, run) {
      for await (const event of engine.run(task, run)) {
        if (event.type !== 'done') yield event;
        else yield { ...event, remarks: [...(event.remarks ?? []), 'budget_spent'] };
      }
    },
  };
}

/** The engine, with what it takes counted; the run ends with it, however it ends. */
function metered(engine: Engine, meter: TokenMeter | undefined, close: () => Promise<void>): Engine {
  return {
    id: engine.id,
    async *run(task: EngineTask, run: EngineRun): AsyncGenerator<EngineEvent> {
      meter?.start();
      try {
        for await (const event of engine.run(task, { ...run, onUsage: (tokens) => meter?.report(tokens) })) {
          meter?.see(event);
          yield event;
        }
      } finally {
        // A count that could not be corrected stays too high until the day ends, and the run open until it is forgotten.
        await close().catch(() => undefined);
      }
    },
  };
}
