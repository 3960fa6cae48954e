import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { prices } from '@/shared/credits/prices.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Reservation } from '@/supabase/functions/_shared/db/ledger.ts';
import { type OpenedRun, openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import { paidRun } from '@/supabase/functions/_shared/llm/paid-run.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';
import type { GenerateDeps, Run } from './deps-types.ts';
import { keepPrompt } from './keep-prompt.ts';

async function holdCredit(
  { request: { requestId, ...body } }: Run,
  payer: VerifiedUser,
  { ledger }: GenerateDeps,
): Promise<Reservation> {
  const bodyHash = await sha256(JSON.stringify(body));
  return ledger.open({ payer, requestId, bodyHash, price: prices.generate });
}

/**
 * A user's prompt as it is written: its credit is held before the first event and kept for good before the first word.
 * @throws AppError before the stream, where the run or its credit is refused
 */
export async function streamPaid(
  run: Run,
  payer: VerifiedUser,
  deps: GenerateDeps,
): Promise<AsyncGenerator<EnhanceEvent>> {
  const { request, task, signal } = run;
  const opened: OpenedRun = await openRun({ payer, task, signal }, deps);
  const events = runTask(opened.engine, {
    task,
    requestId: request.requestId,
    signal,
    ...(deps.limits && { limits: deps.limits }),
  });
  try {
    const paid = opened.isCharged ? paidRun(events, await holdCredit(run, payer, deps), deps.ledger) : events;
    return kept(paid, run, { payer, deps });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** What was paid for is handed over, whether or not it could be put into the history. */
async function* kept(
  events: AsyncIterable<EnhanceEvent>,
  { request }: Run,
  { payer, deps }: { payer: VerifiedUser; deps: GenerateDeps },
): AsyncGenerator<EnhanceEvent> {
  for await (const event of events) {
    if (event.type === 'done') await keepPrompt(deps, payer, { id: request.requestId, prompt: event.text });
    yield event;
  }
}

export interface StreamLog {
  requestId: string;
  log: Log;
  write: (facts: { engine?: string; code: string; charsOut: number }) => void;
}

/** Passes the events on and writes one line when they end, however they end. A failure becomes the last event. */
export async function* logStream(
  events: AsyncIterable<EnhanceEvent>,
  { requestId, log, write }: StreamLog,
): AsyncGenerator<EnhanceEvent> {
  const facts = { code: 'aborted', charsOut: 0 };
  let engine = {};
  try {
    for await (const event of events) {
      if (event.type === 'start') engine = { engine: event.engine };
      else if (event.type === 'delta') facts.charsOut += event.text.length;
      else facts.code = event.type === 'done' ? 'ok' : event.code;
      yield event;
    }
  } catch (thrown) {
    // The ledger refused the first word, or failed: nothing was delivered.
    const { code, cause } = toAppError(thrown);
    if (cause !== undefined) logFailure(log, { place: 'generate.ledger', thrown, requestId });
    facts.code = code;
    yield { type: 'error', code };
  } finally {
    write({ ...engine, ...facts });
  }
}
