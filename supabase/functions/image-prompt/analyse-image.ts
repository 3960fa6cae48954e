import { MAX_ANALYSIS_CHARS } from '@/shared/contracts/image-brief.ts';
import { type AnalyseImageAnswer, analyseImageRequest } from '@/shared/contracts/image-prompt.ts';
import { type EngineTask, MAX_IMAGE_CHARS } from '@/shared/contracts/task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createVerifiedGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readJson } from '@/supabase/functions/_shared/http/read-json.ts';
import { openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import type { ImagePromptDeps } from './deps-types.ts';
import { textOf } from './write-brief.ts';

const ANALYSES_PER_HOUR = 60;

/** The format a picture in base64 says by its first bytes; only what the page sends. */
function dataUrlOf(base64: string): string {
  const type = base64.startsWith('iVBORw0KGgo') ? 'png' : base64.startsWith('/9j/') ? 'jpeg' : undefined;
  if (!type) throw new AppError('document_not_supported');
  return `data:image/${type};base64,${base64}`;
}

/**
 * `POST /image-prompt/analyze-reference-image`: a picture in words by a model that sees, free of charge and limited by the
 * hour. Without one `success` is false; the page has looked at the picture itself by then.
 */
export function addAnalysis(app: FunctionApp, deps: ImagePromptDeps): void {
  const readUser = createVerifiedGuard(deps);
  app.post('/image-prompt/analyze-reference-image', async (context) => {
    const { raw } = context.req;
    const payer = await readUser(raw.headers);
    const body = analyseImageRequest.safeParse(await readJson(raw, MAX_IMAGE_CHARS + 1_000));
    if (!body.success) throw new AppError('invalid_request', { cause: body.error });
    const image = dataUrlOf(body.data.image_data);
    const answer = (analysis: string) =>
      context.json<AnalyseImageAnswer>({ success: analysis !== '', analysis }, 200, {
        'Cache-Control': 'no-store',
      });
    if (deps.engine.id === 'offline') return answer('');
    await deps.hitRateLimit(`image-analysis:${payer.userId}`, ANALYSES_PER_HOUR, 3_600);
    const task: EngineTask = { kind: 'image', want: 'prompt', text: '', image };
    const { engine, close } = await openRun({ payer, task, signal: raw.signal }, deps);
    try {
      const requestId = context.get('requestId');
      const { text } = await textOf(engine, { task, requestId, signal: raw.signal, limits: deps.limits });
      return answer(text.slice(0, MAX_ANALYSIS_CHARS));
    } finally {
      await close();
    }
  });
}
