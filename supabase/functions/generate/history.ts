import * as z from 'zod/mini';
import { requestId } from '@/shared/contracts/enhance.ts';
import type { PromptHistory } from '@/shared/contracts/prompt-history.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import type { HistoryStore } from './history-store.ts';

export interface HistoryDeps {
  history: HistoryStore;
  /** Asks anew every time: what is kept here is read by nobody whose session has ended. */
  verifyUserNow: VerifyUser;
  hitRateLimit: HitRateLimit;
  anonKey: string;
}

const CALLS_PER_MINUTE = 120;

/**
 * `/generate/history` (ADR 40), for who is signed in: `GET` reads it, `POST` begins it, `DELETE` ends it and forgets every prompt,
 * `DELETE /generate/history/:id` forgets one.
 */
export function addHistory(app: FunctionApp, deps: HistoryDeps): void {
  const { history, anonKey, verifyUserNow: verifyUser } = deps;
  const guard = createSessionGuard({ anonKey, verifyUser });
  const readUser = async (headers: Headers) => {
    const userId = await guard(headers);
    await deps.hitRateLimit(`prompt-history:${userId}`, CALLS_PER_MINUTE, 60);
    return userId;
  };
  const path = '/generate/history';
  const answer = async (userId: string) =>
    Response.json({ prompts: await history.read(userId) } satisfies PromptHistory, {
      headers: { 'Cache-Control': 'no-store' },
    });
  app.get(path, async (context) => answer(await readUser(context.req.raw.headers)));
  app.post(path, async (context) => {
    const userId = await readUser(context.req.raw.headers);
    await history.start(userId);
    return answer(userId);
  });
  app.delete(path, async (context) => {
    const userId = await readUser(context.req.raw.headers);
    await history.end(userId);
    return answer(userId);
  });
  app.delete(`${path}/:id`, async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const id = z.safeParse(requestId, context.req.param('id'));
    if (!id.success || !(await history.forget(userId, id.data))) throw new AppError('not_found');
    return answer(userId);
  });
}
