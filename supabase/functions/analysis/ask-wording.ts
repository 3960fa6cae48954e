import type { ChatAnswer, ChatRequest } from '@/shared/contracts/analysis-chat.ts';
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
import { readChatWording, readWording } from '@/shared/insights/wording/read-wording.ts';
import { applyChatWording, chatPrompt } from '@/shared/insights/wording/word-chat.ts';
import { onceMore, type Prompt, wordingPrompt } from '@/shared/insights/wording/wording-prompt.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { RunLimitOptions } from '@/supabase/functions/_shared/db/run-limits.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';

/** Within the lease of a step, with room for the report itself; a chat is waited for. */
const REPORT = { ms: 20_000, limit: { tokens: 3_000, chars: 12_000 } };
const CHAT = { ms: 12_000, limit: { tokens: 400, chars: 2_000 } };

interface Asking {
  items: readonly InsightItem[];
  userId: string;
  signal: AbortSignal;
}

/** Words what the rules wrote; each resolves to it as it was where no model answers in time, or is not allowed to. */
export interface Wording {
  report: (report: Report, asking: Asking) => Promise<Report>;
  chat: (
    answer: ChatAnswer,
    asking: Asking & { report: Report; request: ChatRequest },
  ) => Promise<ChatAnswer>;
}

interface WordingDeps {
  call: CallFunction;
  limits: Pick<RunLimitOptions, 'tokensPerDay' | 'accountTokensPerDay'>;
  log: Log;
}

/** By the operator's model, within its budget of the day (decision 18). */
export function createWording(options: OpenAICompatibleOptions, deps: WordingDeps): Wording {
  const ask = createAsk(options, deps);
  return {
    async report(report, { items, ...asking }) {
      const began = performance.now();
      const prompt = wordingPrompt(report);
      if (!prompt.user.includes('<quote ')) return report;
      const text = await ask(prompt, { ...REPORT, ...asking });
      if (text === null) return report;
      const leftMs = Math.ceil(REPORT.ms - (performance.now() - began));
      const wording =
        readWording(text) ??
        readWording((await ask(onceMore(prompt), { ...REPORT, ...asking, ms: leftMs })) ?? '');
      if (!wording) return { ...report, audit: { ...report.audit, fellBack: true } };
      return applyWording(report, items, { wording, model: options.model });
    },
    async chat(answer, { items, report, request, ...asking }) {
      if (!answer.answerable || answer.citations.length === 0) return answer;
      const text = await ask(chatPrompt(request, report, answer), { ...CHAT, ...asking });
      const wording = text === null ? null : readChatWording(text);
      return wording ? applyChatWording(answer, wording, { report, items }) : answer;
    },
  };
}

type AskOptions = Omit<Asking, 'items'> & typeof REPORT;

/** Asks once; null where the budget is spent, or nothing came in time. */
function createAsk(options: OpenAICompatibleOptions, { call, limits, log }: WordingDeps) {
  const complete = createCompleter(options, sdkChatClient);
  return async (
    { system, user }: Prompt,
    { userId, signal, ms, limit }: AskOptions,
  ): Promise<string | null> => {
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ];
    const runId = crypto.randomUUID();
    try {
      if (ms <= 0) return null;
      const asked = estimateTokens(system + user);
      const hold = {
        run_id: runId,
        user_id: userId,
        tokens: asked + limit.tokens,
        budget: limits.tokensPerDay ?? null,
        account_budget: limits.accountTokensPerDay ?? null,
      };
      if ((await call('begin_wording', hold)) !== true) return null;
      // What was read is paid, whatever comes back.
      let used = asked;
      const onUsage = (tokens: number) => {
        used = tokens;
      };
      try {
        let text = '';
        const run = { signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]), onUsage };
        for await (const piece of complete({ messages, limit }, run)) text += piece ?? '';
        return text;
      } finally {
        await call('end_run', { run_id: runId, used_tokens: used });
      }
    } catch (thrown) {
      signal.throwIfAborted();
      log('wording_failed', { code: toAppError(thrown).code });
      logFailure(log, { place: 'analysis.wording', thrown, requestId: runId });
      return null;
    }
  };
}
