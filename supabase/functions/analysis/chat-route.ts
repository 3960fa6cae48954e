import { type ChatAnswer, chatRequest } from '@/shared/contracts/analysis-chat.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { Wording } from './ask-wording.ts';
import type { AnalysisDeps } from './deps-types.ts';

const CHATS_PER_MINUTE = 30;
/** So many answers a day a model words for one account; after that the rules answer as they do without one. */
const WORDED_PER_DAY = 200;
const DAY_SECONDS = 86_400;

/** `POST /analysis/chat-analysis`: the server's own copy of the report is asked; what a page sends along is no evidence. */
export function addChat(app: FunctionApp, deps: AnalysisDeps): void {
  const readUser = createSessionGuard(deps);
  app.post('/analysis/chat-analysis', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const request = await readBody(context.req.raw, chatRequest);
    const { message, analysisId, chatHistory } = request;
    if (message.trim() === '') throw new AppError('empty_draft');
    await deps.hitRateLimit(`analysis-chat:${userId}`, CHATS_PER_MINUTE, 60);
    const row = await deps.store.read(analysisId, userId);
    if (!row?.report || !row.items) throw new AppError('not_found');
    const { report, items } = row;
    const earlier = chatHistory.filter(({ role }) => role === 'user').map(({ content }) => content);
    const answer = answerChat(message, { report, items, earlier });
    const asking = { report, request, items, userId, signal: context.req.raw.signal };
    const wording = answer.answerable ? await allowWording(userId, deps) : undefined;
    const worded = wording ? await wording.chat(answer, asking) : answer;
    return context.json<ChatAnswer>(worded, 200, { 'Cache-Control': 'no-store' });
  });
}

async function allowWording(
  userId: string,
  { wording, hitRateLimit }: AnalysisDeps,
): Promise<Wording | undefined> {
  if (!wording) return undefined;
  try {
    await hitRateLimit(`analysis-words:${userId}`, WORDED_PER_DAY, DAY_SECONDS);
    return wording;
  } catch (thrown) {
    if (toAppError(thrown).code === 'rate_limited') return undefined;
    throw thrown;
  }
}
