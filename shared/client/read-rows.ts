import type { PostgrestError } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

const byStatus: Record<number, ErrorCode> = {
  // supabase-js gives a request that never got an answer no status.
  0: 'network_error',
  401: 'unauthorized',
  402: 'insufficient_credits',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid_request',
  429: 'rate_limited',
};

/** What a query of supabase-js settles to, as far as it is read here. */
interface Answer {
  data: unknown;
  error: PostgrestError | null;
  status: number;
}

/**
 * What a query found, in the shape it must have.
 * @throws AppError by the answer's status; `bad_response` where the rows have another shape
 */
export function requireRows<T>({ data, error, status }: Answer, shape: z.ZodMiniType<T>): T {
  if (error) throw new AppError(byStatus[status] ?? 'internal', { cause: error });
  const rows = shape.safeParse(data);
  if (!rows.success) throw new AppError('bad_response', { cause: rows.error });
  return rows.data;
}
