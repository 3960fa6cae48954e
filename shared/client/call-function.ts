import type * as z from 'zod/mini';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** How the functions are reached. */
export interface FunctionsAccess {
  /** `{SUPABASE_URL}/functions/v1`. */
  functionsUrl: string;
  apiKey: string;
  /** The caller's session token; undefined for a visitor. */
  getToken: () => Promise<string | undefined>;
}

interface FunctionCall<T> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the functions' address, such as `/account/export`. */
  path: string;
  body?: unknown;
  answer: z.ZodMiniType<T>;
  signal?: AbortSignal | undefined;
}

async function send(access: FunctionsAccess, call: Omit<FunctionCall<unknown>, 'answer'>): Promise<Response> {
  const token = await access.getToken();
  const headers: Record<string, string> = { apikey: access.apiKey };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(`${access.functionsUrl}${call.path}`, {
      method: call.method ?? 'POST',
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: call.signal ?? null,
    });
  } catch (thrown) {
    if (call.signal?.aborted) throw new AppError('aborted', { cause: thrown });
    throw new AppError('network_error', { cause: thrown });
  }
}

/**
 * Calls one of our functions (design §4).
 * @throws AppError with the code on the wire, `network_error` without an answer, `bad_response` for one nobody can read
 */
export async function callFunction<T>(access: FunctionsAccess, call: FunctionCall<T>): Promise<T> {
  const response = await send(access, call);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const error = wireError.safeParse(body);
    if (!error.success) throw new AppError('bad_response', { cause: error.error });
    throw new AppError(error.data.code, { retryAfterMs: error.data.retryAfterMs });
  }
  const answer = call.answer.safeParse(body);
  if (!answer.success) throw new AppError('bad_response', { cause: answer.error });
  return answer.data;
}
