import { expect, test } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import type { AnalysisDeps } from '@/supabase/functions/analysis/deps-types.ts';
import { createApp } from '@/supabase/functions/analysis/handler.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';
import { JWT } from '@/tests/support/caller.ts';

const { report, items } = reportOn(
  { query: 'Kestrel kayak' },
  toImportedItems(
    ['The skeg fell off.', 'My skeg popped out again.', 'Lost the skeg on the first trip.'].map(
      (text, index) => ({
        text,
        author: `writer ${index}`,
      }),
    ),
  ),
);

/** Asks about the skeg, as an account whose bucket of worded answers is spent or not. */
async function ask(isSpent: boolean) {
  const worded: string[] = [];
  const deps: Partial<AnalysisDeps> = {
    verifyUser: async () => ({ userId: 'u', sessionId: 's' }),
    hitRateLimit: async (bucket) => {
      if (isSpent && bucket === 'analysis-words:u') throw new AppError('rate_limited', { retryAfterMs: 1 });
    },
    store: { read: async () => ({ report, items }) } as never,
    wording: {
      report: async (written) => written,
      chat: async (answer, { userId }) => {
        worded.push(userId);
        return answer;
      },
    },
    log: () => undefined,
    allowedOrigins: [],
    anonKey: 'anon',
  };
  const response = await createApp(deps as AnalysisDeps).request('/analysis/chat-analysis', {
    method: 'POST',
    headers: { authorization: `Bearer ${JWT}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: 'What do people say about the skeg?',
      analysisId: crypto.randomUUID(),
      chatHistory: [],
    }),
  });
  const answer = (await response.json()) as { answerable: boolean };
  return { status: response.status, answerable: answer.answerable, worded };
}

test('an account asks the operator’s model as often as its bucket says, and then the rules answer', async () => {
  expect(await ask(false)).toEqual({ status: 200, answerable: true, worded: ['u'] });
  expect(await ask(true)).toEqual({ status: 200, answerable: true, worded: [] });
});
