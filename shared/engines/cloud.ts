import * as z from 'zod/mini';
import { type EnhanceEvent, enhanceEvent } from '@/shared/contracts/enhance.ts';
import { type EngineTask, taskPaths } from '@/shared/contracts/task.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';
import { defaultRetryPolicy, parseRetryAfter, type RetryPolicy, waitForRetry } from './retry.ts';
import { readEvents, type ServerSentEvent } from './sse.ts';

export interface CloudOptions {
  /** Where `POST /enhance` and its siblings are served: `{SUPABASE_URL}/functions/v1`. */
  functionsUrl: string;
  /** The project's publishable key, which the gateway asks for. */
  anonKey: string;
  /** The caller's device token or session, read anew for each run; undefined goes on without an account. */
  getToken: () => Promise<string | undefined>;
  /** How long the server may take to answer with headers, in milliseconds (faults N2). */
  connectMs?: number;
  retry?: RetryPolicy;
  fetch?: typeof fetch;
}

const CONNECT_MS = 10_000;
/** Nothing was done for the request yet. */
const NEVER_BEGUN: readonly ErrorCode[] = ['network_error', 'unavailable', 'rate_limited'];

/** Our own server's answer (design §4), as the engine of the extension that is paid by credits. */
export function createCloudEngine(options: CloudOptions): Engine {
  return {
    id: 'cloud',
    async *run(task, run) {
      for (let attempt = 0; ; attempt += 1) {
        let begun = false;
        try {
          for await (const event of callServer(task, run, options)) {
            begun = true;
            yield event;
          }
          return;
        } catch (thrown) {
          run.signal.throwIfAborted();
          const error = toAppError(thrown);
          // The server itself retries its model; asked again is only what never reached it. The request id makes it safe.
          const lost = NEVER_BEGUN.includes(error.code);
          if (begun || !lost) throw error;
          const policy = options.retry ?? defaultRetryPolicy;
          if (!(await waitForRetry(error, attempt, { policy, signal: run.signal }))) throw error;
        }
      }
    },
  };
}

async function* callServer(
  task: EngineTask,
  run: EngineRun,
  options: CloudOptions,
): AsyncGenerator<EngineEvent> {
  const body = await openStream(task, run, options);
  let nextSeq = 0;
  try {
    for await (const sent of readEvents(body)) {
      const event = parseEvent(sent);
      if (!event) continue;
      if (event.type === 'error') throw new AppError(event.code, { retryAfterMs: event.retryAfterMs });
      if (event.type === 'delta' && event.seq !== nextSeq++) throw new AppError('bad_response');
      yield toEngineEvent(event);
      if (event.type === 'done') return;
    }
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw new AppError('cut_off', { cause: thrown });
  }
  throw new AppError('cut_off');
}

function toEngineEvent(event: Exclude<EnhanceEvent, { type: 'error' }>): EngineEvent {
  if (event.type === 'delta') return { type: 'delta', text: event.text };
  if (event.type === 'start') return event;
  const { sections, guard, ...done } = event;
  return { ...done, checked: { sections, guard } };
}

async function openStream(
  task: EngineTask,
  { requestId, signal }: EngineRun,
  options: CloudOptions,
): Promise<ReadableStream<Uint8Array>> {
  // The page of the image prompt chat asks its own function.
  if (task.kind === 'image-brief') throw new AppError('engine_not_ready');
  const token = await options.getToken();
  const connect = new AbortController();
  const timer = setTimeout(() => connect.abort(), options.connectMs ?? CONNECT_MS);
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(`${options.functionsUrl}${taskPaths[task.kind]}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        apikey: options.anonKey,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ requestId, task }),
      signal: AbortSignal.any([signal, connect.signal]),
      credentials: 'omit',
      cache: 'no-store',
    });
  } catch (thrown) {
    throw new AppError(connect.signal.aborted ? 'timeout' : 'network_error', { cause: thrown });
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw await readFailure(response);
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new AppError('bad_response'); // a captive portal, say (faults N9)
  return response.body;
}

async function readFailure(response: Response): Promise<AppError> {
  const headerMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  try {
    const { code, retryAfterMs } = z.parse(wireError, await response.json());
    return new AppError(code, { retryAfterMs: retryAfterMs ?? headerMs });
  } catch (cause) {
    // Not our function's words: a gateway in between answered for it.
    const lost = response.status === 502 || response.status === 503 || response.status === 504;
    return new AppError(lost ? 'network_error' : 'bad_response', { cause, retryAfterMs: headerMs });
  }
}

/** An event of the stream; undefined for kinds that a later server may add. */
function parseEvent({ event, data }: ServerSentEvent) {
  if (!['start', 'delta', 'done', 'error'].includes(event)) return undefined;
  try {
    return z.parse(enhanceEvent, JSON.parse(data));
  } catch (cause) {
    throw new AppError('bad_response', { cause });
  }
}
