import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

/** Servers say in words which parameter they refused; only the name is looked for. */
const LIMIT_NAME = /\bmax_(?:completion_)?tokens\b/;
const SAMPLING_NAME = /\btemperature\b|\breasoning_effort\b|\breasoning\.effort\b/;

/** What a model server answered in place of text: before its stream with a status, inside it without. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault';

  constructor(
    readonly status: number | undefined,
    /** The server's own word for it. */
    readonly vendorCode: string | undefined,
    options: { cause?: unknown; retryAfterMs?: number | undefined; explanation?: unknown } = {},
  ) {
    super('The model server answered with an error.', { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
    const said = typeof options.explanation === 'string' ? options.explanation : '';
    this.isAboutLimit = LIMIT_NAME.test(said);
    this.isAboutSampling = SAMPLING_NAME.test(said);
  }

  readonly retryAfterMs: number | undefined;
  /** Whether it names the output limit: servers know it by different names, or take no more than so much. */
  readonly isAboutLimit: boolean;
  /** Whether it names how the model is to write: models that think take no temperature, others no effort. */
  readonly isAboutSampling: boolean;
}

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

function vendorErrorCode({ vendorCode }: ServerFault): ErrorCode | undefined {
  return vendorCode !== undefined && Object.hasOwn(byVendorCode, vendorCode)
    ? byVendorCode[vendorCode]
    : undefined;
}

function codeOf(fault: ServerFault): ErrorCode {
  const vendor = vendorErrorCode(fault);
  if (vendor) return vendor;
  if (fault.status === undefined) return 'bad_response';
  return byStatus[fault.status] ?? (fault.status >= 500 ? 'engine_failed' : 'bad_response');
}

/**
 * Whatever a client or the runtime's fetch threw, as an error of ours.
 * @param streaming whether the answer had begun: a lost connection then cuts it off
 */
export function toModelError(thrown: unknown, streaming: boolean): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ServerFault)
    return new AppError(codeOf(thrown), { cause: thrown, retryAfterMs: thrown.retryAfterMs });
  if (thrown instanceof SyntaxError) return new AppError('bad_response', { cause: thrown });
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new AppError('aborted', { cause: thrown });
  // A lost line: Node throws "terminated", Deno "error reading a body from connection", neither with a class of its own.
  return new AppError(streaming ? 'cut_off' : 'engine_unavailable', { cause: thrown });
}

const transient: readonly ErrorCode[] = [
  'engine_unavailable',
  'engine_failed',
  'engine_overloaded',
  'cut_off',
];

/** Whether the model server may answer the same request a moment later. */
export function isTransient({ code, cause }: AppError): boolean {
  return transient.includes(code) && !isFinal(cause);
}

function isFinal(cause: unknown): boolean {
  return cause instanceof ServerFault && (cause.status === 404 || cause.vendorCode === 'insufficient_quota');
}

/** Whether a server refused the request itself, as those do that know no structured output. */
export function isRequestRefused(thrown: unknown): boolean {
  if (!(thrown instanceof ServerFault) || ![400, 415, 422].includes(thrown.status ?? 0)) return false;
  return vendorErrorCode(thrown) === undefined;
}
