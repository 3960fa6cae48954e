import type * as z from 'zod/mini';
import { readEvents } from '@/shared/engines/sse.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { type FunctionRequest, type FunctionsAccess, refusalOf, sendCall } from './call-function.ts';

/** A finished report with all its items is one event. */
const MAX_STREAM_EVENT_CHARS = 20_000_000;

interface FunctionStream<T> extends FunctionRequest {
  /** Shape of each event's data; its `type` is the event's name. */
  event: z.ZodMiniType<T>;
}

/**
 * Calls one of our functions and gives its events as they come; ending the iteration ends the call.
 * @throws AppError as `callFunction`, and `network_error` where the connection broke before the end
 */
export async function* streamFunction<T>(
  access: FunctionsAccess,
  call: FunctionStream<T>,
): AsyncGenerator<T, void, undefined> {
  const response = await sendCall(access, { ...call, accept: 'text/event-stream' });
  if (!response.ok || !response.body) throw await refusalOf(response);
  // A captive portal, say (faults N9).
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new AppError('bad_response');
  try {
    for await (const { data } of readEvents(response.body, { maxEventChars: MAX_STREAM_EVENT_CHARS })) {
      yield call.event.parse(JSON.parse(data));
    }
  } catch (thrown) {
    if (call.signal?.aborted) throw new AppError('aborted', { cause: thrown });
    if (thrown instanceof TypeError) throw new AppError('network_error', { cause: thrown });
    throw thrown instanceof AppError ? thrown : new AppError('bad_response', { cause: thrown });
  }
}
