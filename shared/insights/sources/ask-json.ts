import * as z from 'zod/mini';
import { SourceFault } from './source-fault.ts';

export interface Asked {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form where it is `URLSearchParams`. */
  body?: URLSearchParams | object;
}

/** Asks a source's API and parses its answer. @throws SourceFault */
export type AskJson = <T>(asked: Asked, schema: z.ZodMiniType<T>) => Promise<T>;

interface AskOptions {
  /** Ends everything of one source: 8 s, or the run's own end (insights facts B). */
  signal: AbortSignal;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told how long a source that gives no more wants to be left alone. */
  onHoldOff?: (ms: number) => void;
  random?: () => number;
}

/** What an answer may weigh. A listing of 100 long posts is about 1 MB. */
const MAX_BYTES = 8_000_000;
const MAX_WAIT_MS = 4_000;
const RETRY_MS = 300;

/**
 * Asks with one retry for 429 and 5xx, as late as the source wants it and with jitter. Redirects to other hosts are not
 * followed, nor is an answer read further than it may be long.
 */
export function createAsk(options: AskOptions): AskJson {
  const { signal, random = Math.random, sleep = wait } = options;
  return async (asked, schema) => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await send(asked, options);
      if (response.ok) return parse(await readText(response, signal), schema);
      const fault = toFault(response.status, await readText(response, signal).catch(() => ''));
      const wantedMs = readWait(response.headers, fault.status === 'quota');
      const waitMs = (wantedMs ?? RETRY_MS) + random() * RETRY_MS;
      const isWorth = response.status === 429 || response.status >= 500;
      if (attempt > 0 || !isWorth || waitMs > MAX_WAIT_MS) {
        if (fault.status === 'quota' && wantedMs !== undefined) options.onHoldOff?.(wantedMs);
        throw fault;
      }
      await sleep(waitMs, signal).catch((cause: unknown) => {
        throw new SourceFault('timeout', { cause });
      });
    }
  };
}

async function send({ url, method, headers, body }: Asked, options: AskOptions): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  try {
    return await (options.fetch ?? fetch)(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      body: body ? (isForm ? body.toString() : JSON.stringify(body)) : null,
      redirect: 'manual',
      signal: options.signal,
    });
  } catch (cause) {
    throw new SourceFault(options.signal.aborted ? 'timeout' : 'error', { cause });
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new SourceFault('error', { detail: 'answer too long' });
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    if (cause instanceof SourceFault) throw cause;
    throw new SourceFault(signal.aborted ? 'timeout' : 'error', { cause });
  }
  return text + decoder.decode();
}

function parse<T>(text: string, schema: z.ZodMiniType<T>): T {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new SourceFault('error', { cause, detail: 'no JSON' });
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new SourceFault('error', { cause: parsed.error, detail: 'unknown shape' });
  return parsed.data;
}

/** What a refusal means. Stack Exchange says 400 for everything and the reason in its body; YouTube says 403 for quotas. */
function toFault(status: number, body: string): SourceFault {
  const isQuota =
    status === 429 ||
    status === 402 ||
    status === 432 ||
    status === 433 ||
    /throttle_violation|quotaExceeded|rateLimitExceeded|usage-capped|slow down/i.test(body);
  if (isQuota) return new SourceFault('quota');
  const said = /"reason"\s*:\s*"(\w+)"/.exec(body)?.[1];
  // Bluesky says 400 of a session that has ended.
  if (status === 401 || /"(?:Expired|Invalid)Token"/.test(body))
    return new SourceFault('blocked', { reason: said ?? 'signedOut' });
  // Lemmy names its fault alone.
  const named = /"error"\s*:\s*"(\w+)"/.exec(body)?.[1];
  const reason = said ?? named ?? (status === 404 ? 'notFound' : undefined);
  if (status === 403 || status === 407 || (status >= 300 && status < 400))
    return new SourceFault('blocked', { reason });
  if (/keyInvalid|API key not valid|invalid[_ ](?:api[_ ])?key/i.test(body))
    return new SourceFault('blocked', { reason });
  return new SourceFault('error', { detail: `HTTP ${status}`, reason });
}

/**
 * `Retry-After` in seconds or as a date, and the resets that Reddit (seconds) and X (unix time) send. They send these with every
 * answer, so that they mean a wait only where the quota is used up.
 */
function readWait(headers: Headers, isQuota: boolean): number | undefined {
  const after = headers.get('retry-after')?.trim();
  if (after) {
    const ms = /^\d+(?:\.\d+)?$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
    if (Number.isFinite(ms)) return Math.max(0, ms);
  }
  if (!isQuota) return undefined;
  const seconds = Number(headers.get('x-ratelimit-reset') || Number.NaN);
  if (seconds >= 0) return seconds * 1000;
  const at = Number(headers.get('x-rate-limit-reset') || Number.NaN);
  return at >= 0 ? Math.max(0, at * 1000 - Date.now()) : undefined;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
