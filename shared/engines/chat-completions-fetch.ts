import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import {
  type ChatClient,
  CONNECT_MS,
  OPENAI_URL,
  type OpenAICompatibleOptions,
} from './openai-compatible-completion.ts';
import { ServerFault } from './openai-compatible-errors.ts';
import { createRequestBody } from './openai-compatible-request.ts';
import { parseRetryAfter } from './retry.ts';
import { readEvents, type ServerSentEvent } from './sse.ts';

/** A single event may be as long as this: what is too much of it is cut off as any text is (faults N10). */
const MAX_EVENT_CHARS = 32_000_000;

/** Vendors name their errors in `error.code`; what else is there varies. */
const faultSchema = z.object({ error: z.object({ code: z.optional(z.unknown()) }) });

/** Chat completions over `fetch` alone: the vendor's SDK is half of what a woken background would have to read. */
export const fetchChatClient: ChatClient = (options) => async (completion, signal) => {
  const response = await post(createRequestBody(options, completion), signal, options);
  // A captive portal answers 200 with its login page (faults N9).
  if (!response.body || response.headers.get('content-type')?.includes('text/html')) {
    await response.body?.cancel();
    throw new AppError('bad_response');
  }
  return readChunks(response.body);
};

/** Posts, and reads the server's error where it sent one: both within the time to connect. */
async function post(body: object, signal: AbortSignal, options: OpenAICompatibleOptions): Promise<Response> {
  const connect = new AbortController();
  const timer = setTimeout(() => connect.abort(), options.connectMs ?? CONNECT_MS);
  try {
    const response = await (options.fetch ?? fetch)(completionsUrl(options.baseUrl ?? OPENAI_URL), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        Authorization: `Bearer ${options.apiKey}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, connect.signal]),
      credentials: 'omit',
      cache: 'no-store',
    });
    if (!response.ok) throw await readFault(response);
    return response;
  } catch (thrown) {
    if (connect.signal.aborted && !signal.aborted) throw new AppError('timeout', { cause: thrown });
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** Some gateways want a query on every path. */
function completionsUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  return url;
}

async function readFault(response: Response): Promise<ServerFault> {
  const text = await response.text();
  return new ServerFault(response.status, vendorCodeOf(parseJson(text)), {
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    explanation: text,
  });
}

function vendorCodeOf(body: unknown): string | undefined {
  const code = z.safeParse(faultSchema, body).data?.error.code;
  return typeof code === 'string' ? code : undefined;
}

/** A server in front of the model's may answer in words of its own. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  for await (const event of readEvents(body, { maxEventChars: MAX_EVENT_CHARS, takesUnended: true })) {
    if (event.data === '[DONE]') return;
    yield readChunk(event);
  }
}

/** Servers tell errors inside the stream by a field in place of the choices, or by the event's name. */
function readChunk({ event, data }: ServerSentEvent): unknown {
  const chunk: unknown = JSON.parse(data);
  if (isFault(chunk)) throw new ServerFault(undefined, vendorCodeOf(chunk));
  if (event === 'error') throw new ServerFault(undefined, vendorCodeOf({ error: chunk }));
  return chunk;
}

function isFault(chunk: unknown): boolean {
  return typeof chunk === 'object' && chunk !== null && 'error' in chunk && Boolean(chunk.error);
}
