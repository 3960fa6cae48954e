import * as z from 'zod/mini';
import {
  type ImageEngineAnswer,
  type ImagePromptAnswer,
  type ImageSession,
  imageSessionId,
  initialPromptRequest,
  refinePromptRequest,
} from '@/shared/contracts/image-prompt.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createVerifiedGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { addAnalysis } from './analyse-image.ts';
import { answerTurn, type TurnRequest } from './answer-turn.ts';
import type { ImagePromptDeps } from './deps-types.ts';
import { toAnswer, withoutHash } from './prompt-answer.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const READS_PER_MINUTE = 120;

/** `/image-prompt`: the chat that makes prompts for image generators (design §4), for who is signed in. */
export function createApp(deps: ImagePromptDeps): FunctionApp {
  const app = createFunctionApp(deps);
  const readUser = createVerifiedGuard(deps);
  addAnalysis(app, deps);
  addSessions(app, deps);
  app.get('/image-prompt/engine', async (context) => {
    await readUser(context.req.raw.headers);
    return context.json<ImageEngineAnswer>({ engine: deps.engine.id }, 200, NO_STORE);
  });
  const answer = async (raw: Request, payer: VerifiedUser, request: TurnRequest) => {
    const startedMs = performance.now();
    const { turn, credits } = await answerTurn({ request, payer, signal: raw.signal }, deps);
    deps.log('image-prompt', {
      requestId: request.requestId,
      kind: request.kind,
      engine: turn.engine,
      charsIn: request.said.length,
      ms: Math.round(performance.now() - startedMs),
    });
    return toAnswer(turn, credits);
  };
  app.post('/image-prompt/generate-initial-prompt', async (context) => {
    const { raw } = context.req;
    const payer = await readUser(raw.headers);
    const body = await readBody(raw, initialPromptRequest);
    context.set('requestId', body.requestId);
    const analysis = body.reference_image_analysis?.trim() ?? '';
    if (body.description.trim() === '' && body.reference_image_analysis == null)
      throw new AppError('empty_draft');
    const { requestId, session_id: sessionId, description: said } = body;
    const hasImage = body.reference_image_analysis != null;
    const request: TurnRequest = { kind: 'initial', requestId, sessionId, said, analysis, hasImage };
    return context.json<ImagePromptAnswer>(await answer(raw, payer, request), 200, NO_STORE);
  });
  app.post('/image-prompt/refine-prompt', async (context) => {
    const { raw } = context.req;
    const payer = await readUser(raw.headers);
    const {
      requestId,
      session_id: sessionId,
      refinement_request: said,
    } = await readBody(raw, refinePromptRequest);
    context.set('requestId', requestId);
    if (said.trim() === '') throw new AppError('empty_draft');
    const request: TurnRequest = {
      kind: 'refine',
      requestId,
      sessionId,
      said,
      analysis: '',
      hasImage: false,
    };
    return context.json<ImagePromptAnswer>(await answer(raw, payer, request), 200, NO_STORE);
  });
  return app;
}

/** Reads a session's id; one that is forged opens as little as one that is over. @throws AppError `conversation_gone` */
function readSessionId(given: string | undefined): string {
  const id = z.safeParse(imageSessionId, given);
  if (!id.success) throw new AppError('conversation_gone');
  return id.data;
}

function addSessions(app: FunctionApp, deps: ImagePromptDeps): void {
  const readUser = createVerifiedGuard(deps);
  app.get('/image-prompt/sessions/:id', async (context) => {
    const { userId } = await readUser(context.req.raw.headers);
    await deps.hitRateLimit(`image-sessions:${userId}`, READS_PER_MINUTE, 60);
    const id = readSessionId(context.req.param('id'));
    const session = await deps.store.read(userId, id);
    if (session.state !== 'own') throw new AppError('conversation_gone');
    const { turns, expiresAt } = session;
    return context.json<ImageSession>(
      { session_id: id, turns: turns.map(withoutHash), expiresAt },
      200,
      NO_STORE,
    );
  });
  app.delete('/image-prompt/sessions/:id', async (context) => {
    const { userId } = await readUser(context.req.raw.headers);
    const id = readSessionId(context.req.param('id'));
    if (!(await deps.store.remove(userId, id))) throw new AppError('conversation_gone');
    return context.json({ success: true }, 200, NO_STORE);
  });
}
