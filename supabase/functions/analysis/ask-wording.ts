import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import {
  createCompleter,
  type OpenAICompatibleOptions,
} from '@/shared/engines/openai-compatible-completion.ts';
import { sdkChatClient } from '@/shared/engines/openai-compatible-sdk.ts';
import { estimateTokens } from '@/shared/engines/output-limit.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { applyWording } from '@/shared/insights/wording/apply-wording.ts';
import { readWording } from '@/shared/insights/wording/read-wording.ts';
import { wordingPrompt } from '@/shared/insights/wording/wording-prompt.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { RunLimitOptions } from '@/supabase/functions/_shared/db/run-limits.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';

/** Within the lease of a step, with room for the report itself. */
const MODEL_MS = 20_000;
const LIMIT = { tokens: 3_000, chars: 12_000 };

/** Words a report's findings; resolves to the report as it was where no model answers in time, or is not allowed to. */
export type WordReport = (
  report: Report,
  run: { items: readonly InsightItem[]; userId: string; signal: AbortSignal },
) => Promise<Report>;

/** By the operator's model, within its budget of the day (decision 18). */
export function createWordReport(
  options: OpenAICompatibleOptions,
  {
    call,
    limits,
    log,
  }: { call: CallFunction; limits: Pick<RunLimitOptions, 'tokensPerDay' | 'accountTokensPerDay'>; log: Log },
): WordReport {
  const complete = createCompleter(options, sdkChatClient);
  return async (report, { items, userId, signal }) => {
    if (report.findings.length === 0) return report;
    const { system, user } = wordingPrompt(report);
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ];
    try {
      const asked = estimateTokens(system + user);
      const runId = crypto.randomUUID();
      const hold = {
        run_id: runId,
        user_id: userId,
        tokens: asked + LIMIT.tokens,
        budget: limits.tokensPerDay ?? null,
        account_budget: limits.accountTokensPerDay ?? null,
      };
      if ((await call('begin_wording', hold)) !== true) return report;
      // What was read is paid, whatever comes back.
      let used = asked;
      const onUsage = (tokens: number) => {
        used = tokens;
      };
      try {
        let text = '';
        const limit = AbortSignal.any([signal, AbortSignal.timeout(MODEL_MS)]);
        const run = { signal: limit, onUsage };
        for await (const piece of complete({ messages, limit: LIMIT }, run)) text += piece ?? '';
        const wording = readWording(text);
        if (!wording) return { ...report, audit: { ...report.audit, fellBack: true } };
        return applyWording(report, items, { wording, model: options.model });
      } finally {
        await call('end_run', { run_id: runId, used_tokens: used });
      }
    } catch (thrown) {
      signal.throwIfAborted();
      log('wording_failed', { code: toAppError(thrown).code });
      return report;
    }
  };
}
