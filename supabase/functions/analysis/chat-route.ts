import { type ChatAnswer, chatRequest } from '@/shared/contracts/analysis-chat.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { AnalysisDeps } from './deps-types.ts';

const CHATS_PER_MINUTE = 30;

/** `POST /analysis/chat-analysis`: the server's own copy of the report is asked; what a page sends along is no evidence. */
export function addChat(app: FunctionApp, deps: AnalysisDeps): void {
  const readUser = createSessionGuard(deps);
  app.post('/analysis/chat-analysis', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const request = await readBody(context.req.raw, chatRequest);
    const { message, analysisId } = request;
    if (message.trim() === '') throw new AppError('empty_draft');
    await deps.hitRateLimit(`analysis-chat:${userId}`, CHATS_PER_MINUTE, 60);
    const row = await deps.store.read(analysisId, userId);
    if (!row?.report || !row.items) throw new AppError('not_found');
    const { report, items } = row;
    const answer = answerChat(message, report, items);
    const asking = { report, request, items, userId, signal: context.req.raw.signal };
    const worded = deps.wording ? await deps.wording.chat(answer, asking) : answer;
    return context.json<ChatAnswer>(worded, 200, { 'Cache-Control': 'no-store' });
  });
}
