import type { EngineId, EnhanceEvent, ResultRemark } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { prices } from '@/shared/credits/prices.ts';
import { createRedactingEngine, type Handed } from '@/shared/engines/redacting.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import type { RequestLine, RequestLog } from '@/shared/extension/request-log.ts';
import type { ChosenEngine } from './engines.ts';

interface LoggedRun {
  log: RequestLog;
  task: Task;
  requestId: string;
  signal: AbortSignal;
  /** The user's setting; what stays in this browser is never redacted. */
  redacts: boolean;
}

/** An event of a run, with how much was kept back, what it cost and, of a failure, whose it is. */
export type LoggedEvent = EnhanceEvent & { redactions?: number; cost?: number; engine?: EngineId };

/**
 * Runs a task on one engine and writes its line in the request log: before the text is handed to an engine that sends it,
 * and again with what became of it.
 */
export async function* runLogged(
  { id, engine, host }: ChosenEngine,
  { log, task, requestId, signal, redacts }: LoggedRun,
): AsyncGenerator<LoggedEvent> {
  const { cost: payer, sendsText } = engineKind(id);
  let line: Promise<string | undefined> | undefined;
  let handed: Handed = { chars: 0, redactions: 0 };
  let startedAt = performance.now();
  let outcome: RequestLine['outcome'] = 'aborted';
  let cost: number | undefined;
  let prompt: string | undefined;
  const onHanded = async (numbers: Handed) => {
    handed = numbers;
    startedAt = performance.now();
    line = log.begin({ engine: id, host, ...numbers }).catch(() => undefined);
    if (sendsText) await line;
  };
  const guarded = createRedactingEngine(engine, { redacts: redacts && sendsText, onHanded });
  try {
    for await (const event of runTask(guarded, { task, requestId, signal })) {
      if (event.type === 'start') prompt = event.prompt;
      if (event.type === 'error') outcome = event.code;
      if (event.type === 'done') {
        outcome = 'done';
        if (payer === 'credits' && event.credits !== null) cost = costOf(task, event.remarks);
      }
      yield toLoggedEvent(event, { id, redactions: handed.redactions, cost });
    }
  } finally {
    const written = await line;
    const elapsedMs = Math.round(performance.now() - startedAt);
    // Not awaited: the card need not wait for its line.
    const result = { outcome, credits: cost ?? null, elapsedMs, prompt };
    if (written) void log.end(written, result).catch(() => undefined);
  }
}

/** What our server takes for an answer: nothing where rules stood in because the model may answer no more today. */
const costOf = ({ kind }: Task, remarks: readonly ResultRemark[] = []): number =>
  remarks.includes('budget_spent') ? 0 : prices[kind].credits;

function toLoggedEvent(
  event: EnhanceEvent,
  { id, redactions, cost }: Pick<ChosenEngine, 'id'> & { redactions: number; cost: number | undefined },
): LoggedEvent {
  // The engine that was chosen: rules that answer on our server are not this device's.
  if (event.type === 'start') return { ...event, engine: id, ...(redactions > 0 && { redactions }) };
  // What leads out of a failure depends on who failed.
  if (event.type === 'error') return { ...event, engine: id };
  if (event.type === 'done' && cost !== undefined) return { ...event, cost };
  return event;
}
