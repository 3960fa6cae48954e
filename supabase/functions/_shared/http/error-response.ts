import { type AppError, toWireError } from '@/shared/errors/app-error.ts';
import { catalogue } from '@/shared/errors/catalogue.ts';

/** A failure before a stream begins (design §4): its status and `{code, requestId, retryAfterMs?}`. */
export function errorResponse(error: AppError, requestId: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (error.retryAfterMs !== undefined)
    headers.set('Retry-After', String(Math.ceil(error.retryAfterMs / 1000)));
  return Response.json(toWireError(error, requestId), { status: catalogue[error.code].status, headers });
}
