import * as z from 'zod/mini';
import { type EnhanceRequest, enhanceRequest, requestId } from '@/shared/contracts/enhance.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** The id a body names itself by, even where the rest of it is wrong: its refusal carries it. */
export function readRequestId(body: unknown): string | undefined {
  return z.safeParse(z.object({ requestId }), body).data?.requestId;
}

/**
 * A body of `POST /enhance` with its draft cleaned.
 * @throws AppError `invalid_request`, `empty_draft` or `too_long`
 */
export function readEnhanceRequest(body: unknown): EnhanceRequest {
  const parsed = z.safeParse(enhanceRequest, body);
  if (!parsed.success) {
    const isTooLong = parsed.error.issues.every(
      ({ code, path }) => code === 'too_big' && path.join('.') === 'task.text',
    );
    throw new AppError(isTooLong ? 'too_long' : 'invalid_request', { cause: parsed.error });
  }
  const draft = cleanDraft(parsed.data.task.text);
  if (!draft.ok) throw new AppError(draft.error);
  return { ...parsed.data, task: { ...parsed.data.task, text: draft.value } };
}
