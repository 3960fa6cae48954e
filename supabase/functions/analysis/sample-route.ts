import * as z from 'zod/mini';
import { REPORT_VERSION } from '@/shared/insights/report/write-report.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { makeSampleReport } from './sample/make-sample-report.ts';

const PER_MINUTE = 60;
const LEASE_SECONDS = 10;
const POLL_MS = 200;
const MAX_POLLS = 40;

/** Kept as the text that was sent, since `jsonb` puts keys into an order of its own. */
const claimed = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['claimed', 'busy']) }),
  z.object({ outcome: z.literal('hit'), result: z.object({ body: z.string() }) }),
]);

/** `GET /analysis/sample`: one finished report for anybody, made once a day for all. */
export function addSample(app: FunctionApp, deps: AnalysisDeps): void {
  const readSample = createSample(deps);
  app.get('/analysis/sample', async (context) => {
    const address = (await sha256(readAddress(context.req.raw.headers))).slice(0, 32);
    await deps.hitRateLimit(`sample:${address}`, PER_MINUTE, 60);
    return context.body(await readSample(context.req.raw.signal), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=600',
    });
  });
}

type SampleDeps = Pick<AnalysisDeps, 'call' | 'sleep' | 'today'>;

/** Reads the day's sample: this process's, else the one the database keeps, else made now, by one of those who ask at once. */
function createSample(deps: SampleDeps): (signal: AbortSignal) => Promise<string> {
  let kept: { day: string; body: string } | undefined;
  return async (signal) => {
    const day = deps.today();
    if (kept?.day !== day) kept = { day, body: await readOrMake(day, signal, deps) };
    return kept.body;
  };
}

async function readOrMake(day: string, signal: AbortSignal, { call, sleep }: SampleDeps): Promise<string> {
  const key = `sample:${REPORT_VERSION}:${day}`;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const claim = z.parse(claimed, await call('claim_source_cache', { key, lease_seconds: LEASE_SECONDS }));
    if (claim.outcome === 'hit') return claim.result.body;
    if (claim.outcome === 'claimed') break;
    await sleep(POLL_MS, signal);
  }
  const body = JSON.stringify(makeSampleReport(day));
  await call('save_source_cache', { key, result: { body } });
  return body;
}
