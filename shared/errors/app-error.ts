import type { WireError } from '@/shared/contracts/wire-error.ts';
import type { ErrorCode } from './codes.ts';

interface AppErrorOptions {
  cause?: unknown;
  /** How long to wait before the same request makes sense again, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/** Thrown when work cannot go on. Caught at the borders alone: HTTP, port, worker, React. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Any thrown value as an AppError: an abort becomes `aborted`, what nobody foresaw `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new AppError('aborted', { cause: thrown });
  return new AppError('internal', { cause: thrown });
}

/** The body sent for an error: its code, the request it belongs to, and when to try again. */
export function toWireError(error: AppError, requestId: string): WireError {
  return error.retryAfterMs === undefined
    ? { code: error.code, requestId }
    : { code: error.code, requestId, retryAfterMs: error.retryAfterMs };
}
