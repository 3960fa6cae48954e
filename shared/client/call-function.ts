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

/** One call as it goes out. */
export interface FunctionRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the functions' address, such as `/account/export`. */
  path: string;
  body?: unknown;
  /** The kind of answer asked for; JSON unless said. */
  accept?: string;
  signal?: AbortSignal | undefined;
  /** Goes out even where the page is left at once; for small bodies. */
  keepalive?: boolean;
}

interface FunctionCall<T> extends FunctionRequest {
  answer: z.ZodMiniType<T>;
}

/**
 * Sends a call, signed in as who `access` names.
 * @throws AppError `network_error` without an answer, `aborted` where the caller ended it
 */
export async function sendCall(access: FunctionsAccess, call: FunctionRequest): Promise<Response> {
  const token = await access.getToken();
  const headers: Record<string, string> = { apikey: access.apiKey };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (call.accept !== undefined) headers.accept = call.accept;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(`${access.functionsUrl}${call.path}`, {
      method: call.method ?? 'POST',
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: call.signal ?? null,
      keepalive: call.keepalive ?? false,
    });
  } catch (thrown) {
    if (call.signal?.aborted) throw new AppError('aborted', { cause: thrown });
    throw new AppError('network_error', { cause: thrown });
  }
}

/** What an answer that is no success says. */
export async function refusalOf(response: Response): Promise<AppError> {
  const error = wireError.safeParse(await response.json().catch(() => undefined));
  if (!error.success) {
    // No answer of ours: a gateway's, or a function that is not there (spec §8).
    const code = response.status === 404 ? 'not_found' : 'bad_response';
    return new AppError(code, { cause: new Error(`HTTP error! status: ${response.status}`) });
  }
  return new AppError(error.data.code, { retryAfterMs: error.data.retryAfterMs });
}

/**
 * Calls one of our functions (design §4).
 * @throws AppError with the code on the wire, `network_error` without an answer, `bad_response` for one nobody can read
 */
export async function callFunction<T>(access: FunctionsAccess, call: FunctionCall<T>): Promise<T> {
  const response = await sendCall(access, call);
  if (!response.ok) throw await refusalOf(response);
  const answer = call.answer.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new AppError('bad_response', { cause: answer.error });
  return answer.data;
}
