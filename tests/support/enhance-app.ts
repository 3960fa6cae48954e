import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { enhanceEvent } from '@/shared/contracts/enhance.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Ledger, OpenRequest, Reservation } from '@/supabase/functions/_shared/db/ledger.ts';
import type { RunLimits } from '@/supabase/functions/_shared/db/run-limits.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { EnhanceDeps } from '@/supabase/functions/enhance/deps-types.ts';
import { createApp } from '@/supabase/functions/enhance/handler.ts';
import { ANON_KEY, USER_ID, verifyUser } from './caller.ts';

/** An engine that answers with a fixed text, word by word. */
export function fakeEngine(id: Engine['id'], text = 'Please review it.'): Engine {
  return {
    id,
    async *run() {
      yield { type: 'start', engine: id, model: `${id}-model` };
      for (const word of text.match(/\S+\s*/g) ?? []) yield { type: 'delta', text: word };
      yield { type: 'done', text };
    },
  };
}

export interface FakeLedger extends Ledger {
  balance: number;
  /** What happened, in order: `open r1`, `settle r1`, `release r1`. */
  acts: string[];
  opened: OpenRequest[];
}

/** A ledger in memory that only one account uses. */
export function fakeLedger(balance = 10): FakeLedger {
  const ledger: FakeLedger = {
    balance,
    acts: [],
    opened: [],
    async open(request): Promise<Reservation> {
      ledger.opened.push(request);
      if (ledger.balance < request.price.credits) throw new AppError('insufficient_credits');
      ledger.balance -= request.price.credits;
      ledger.acts.push(`open ${request.requestId}`);
      return { userId: USER_ID, requestId: request.requestId, run: 1 };
    },
    async settle({ requestId }) {
      ledger.acts.push(`settle ${requestId}`);
      return ledger.balance;
    },
    readBalance: async () => ledger.balance,
    async release({ requestId }) {
      ledger.acts.push(`release ${requestId}`);
      ledger.balance += 1;
    },
  };
  return ledger;
}

/** Limits that nobody meets. */
export function fakeRunLimits(): RunLimits {
  return { begin: async () => ({ userId: USER_ID, withinBudget: true, end: async () => undefined }) };
}

/** The function with fakes behind it. */
export function enhanceApp(overrides: Partial<EnhanceDeps> = {}) {
  const ledger = fakeLedger();
  const logLines: string[] = [];
  const hits: string[] = [];
  const app = createApp({
    engine: fakeEngine('cloud'),
    offlineEngine: fakeEngine('offline'),
    ledger,
    runLimits: fakeRunLimits(),
    hitRateLimit: async (bucket) => void hits.push(bucket),
    verifyUser,
    log: createLog((line) => logLines.push(line)),
    anonKey: ANON_KEY,
    allowedOrigins: ['https://whetstone.test'],
    anonymousPerMinute: 5,
    heartbeatMs: 20,
    ...overrides,
  });
  return { app, ledger, logLines, hits };
}

export const enhanceBody = (task: object = {}, requestId = 'r-1') => ({
  requestId,
  task: { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'pls review it', ...task },
});

/** A call of the function; `token` is what stands after `Bearer`. */
export function enhanceCall(
  body: unknown,
  { token = '', headers = {} as Record<string, string>, signal = undefined as AbortSignal | undefined } = {},
): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  };
}

/** All events of an answer, checked against the contract. */
export async function readAnswer(response: Response): Promise<EnhanceEvent[]> {
  const events: EnhanceEvent[] = [];
  if (!response.body) return events;
  for await (const { data } of readEvents(response.body)) events.push(enhanceEvent.parse(JSON.parse(data)));
  return events;
}
