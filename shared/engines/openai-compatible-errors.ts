import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from 'openai/core/error';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { parseRetryAfter } from './retry.ts';

const byStatus: Record<number, ErrorCode> = {
  400: 'bad_response',
  401: 'engine_unauthorized',
  403: 'engine_unauthorized',
  404: 'engine_unavailable',
  408: 'timeout',
  413: 'too_long',
  429: 'engine_overloaded',
  503: 'engine_overloaded',
  529: 'engine_overloaded',
};

const byVendorCode: Record<string, ErrorCode> = {
  content_filter: 'refused',
  content_policy_violation: 'refused',
  context_length_exceeded: 'too_long',
  insufficient_quota: 'engine_unavailable',
};

function codeOf(error: APIError): ErrorCode {
  const vendor = typeof error.code === 'string' ? byVendorCode[error.code] : undefined;
  if (vendor) return vendor;
  if (typeof error.status !== 'number') return 'bad_response';
  return byStatus[error.status] ?? (error.status >= 500 ? 'engine_unavailable' : 'bad_response');
}

/**
 * Whatever the SDK or the runtime's fetch threw, as an error of ours.
 * @param streaming whether the answer had begun: a lost connection then cuts it off
 */
export function toModelError(thrown: unknown, streaming: boolean): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof APIUserAbortError) return new AppError('aborted', { cause: thrown });
  if (thrown instanceof APIConnectionTimeoutError) return new AppError('timeout', { cause: thrown });
  if (thrown instanceof APIConnectionError)
    return new AppError(streaming ? 'cut_off' : 'engine_unavailable', { cause: thrown });
  if (thrown instanceof APIError) {
    return new AppError(codeOf(thrown), {
      cause: thrown,
      retryAfterMs: parseRetryAfter(thrown.headers?.get('retry-after'), Date.now()),
    });
  }
  if (thrown instanceof SyntaxError) return new AppError('bad_response', { cause: thrown });
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new AppError('aborted', { cause: thrown });
  // Node throws "terminated", Deno "error reading a body from connection": neither has a class of its own.
  return new AppError(streaming ? 'cut_off' : 'engine_unavailable', { cause: thrown });
}

/** Whether the model server may answer the same request a moment later. */
export function isTransient(error: AppError): boolean {
  return (
    (error.code === 'engine_unavailable' || error.code === 'engine_overloaded' || error.code === 'cut_off') &&
    !isFinal(error.cause)
  );
}

function isFinal(cause: unknown): boolean {
  return cause instanceof APIError && (cause.status === 404 || cause.code === 'insufficient_quota');
}

/** Whether a server refused the request itself, as those do that know no structured output. */
export function isRequestRefused(thrown: unknown): boolean {
  if (!(thrown instanceof APIError) || (thrown.status !== 400 && thrown.status !== 422)) return false;
  return !(typeof thrown.code === 'string' && thrown.code in byVendorCode);
}
