import { readAnswerPart, readModelIds } from './probe-answer.ts';
import { readEvents } from './sse.ts';

/** Why a server of the user's own cannot be used, each with its own way to mend it. */
export type ProbeCause =
  /** The browser did not allow this host. */
  | 'blocked'
  /** Nothing listens there. */
  | 'refused'
  | 'tls'
  | 'timeout'
  /** It answers, but forbids the extension to read the answer. */
  | 'cors'
  /** It answers 403 to the extension itself, as Ollama does before it is told. */
  | 'origin'
  | 'key'
  | 'wrong_model'
  | 'not_compatible'
  /** It knows the model and the key, and fails all the same. */
  | 'server_error'
  /** It was reached by no way that says more. */
  | 'unreachable';

export interface ProbeFailure {
  cause: ProbeCause;
  /** What the server has, where it told; shown to choose from. */
  models: readonly string[];
  status?: number;
}

export interface ProbeSuccess {
  model: string;
  models: readonly string[];
  firstTokenMs: number;
}

export type ProbeOutcome = { ok: true; value: ProbeSuccess } | { ok: false; error: ProbeFailure };

/** How a call that never got an answer failed, as far as it can be found out. */
export type LineFailure = Extract<ProbeCause, 'blocked' | 'refused' | 'tls' | 'cors' | 'unreachable'>;

export interface ProbeOptions {
  baseUrl: string;
  /** Empty: only what the server has is asked. */
  model: string;
  key?: string;
  signal: AbortSignal;
  /** Says why the last call failed without an answer; fetch itself says it to nobody. */
  explain?: (thrown: unknown) => Promise<LineFailure>;
  /** How long the server may take to list its models, and then to say a first word; a model may have to be loaded. */
  limits?: { listMs: number; firstTokenMs: number };
  fetch?: typeof fetch;
}

/** What a server says of its own failure is read this far, to tell causes apart, and never shown. */
const MESSAGE_CHARS = 2_000;
const DEFAULT_LIMITS = { listMs: 10_000, firstTokenMs: 60_000 };

/** A failure found on the way; models are added where they are known by then. */
class Found extends Error {
  constructor(
    readonly reason: ProbeCause,
    readonly status?: number,
  ) {
    super(reason);
  }
}

/**
 * Asks a server for its models, then for one word by one of them, and names what is wrong (faults N1, N2, N9).
 * Sends no text of the user's. Rejects only when `signal` aborts.
 */
export async function probeServer(options: ProbeOptions): Promise<ProbeOutcome> {
  let models: readonly string[] = [];
  try {
    models = await listModels(options);
    if (options.model === '') throw new Found('wrong_model');
    const startedAt = performance.now();
    await firstWord(options);
    return { ok: true, value: { model: options.model, models, firstTokenMs: performance.now() - startedAt } };
  } catch (thrown) {
    options.signal.throwIfAborted();
    if (!(thrown instanceof Found)) throw thrown;
    const { reason: cause, status } = thrown;
    return { ok: false, error: status === undefined ? { cause, models } : { cause, models, status } };
  }
}

interface Call {
  path: string;
  limitMs: number;
  body?: object;
}

/** One call, with its own end: `done` must be called when nothing more is read. */
async function call({ path, limitMs, body }: Call, options: ProbeOptions) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  const done = () => {
    clearTimeout(timer);
    limit.abort();
  };
  const fail = async (thrown: unknown): Promise<Found> => {
    if (thrown instanceof Found) return thrown;
    // Aborted by nobody but the clock: the user's own abort is thrown by the probe.
    if (limit.signal.aborted) return new Found('timeout');
    return new Found((await options.explain?.(thrown)) ?? 'unreachable');
  };
  try {
    const response = await (options.fetch ?? fetch)(`${options.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Accept: body ? 'text/event-stream' : 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(options.key && { Authorization: `Bearer ${options.key}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([options.signal, limit.signal]),
      credentials: 'omit',
      cache: 'no-store',
    });
    return { response, fail, done };
  } catch (thrown) {
    const found = await fail(thrown);
    done();
    throw found;
  }
}

async function listModels(options: ProbeOptions): Promise<string[]> {
  const { listMs: limitMs } = options.limits ?? DEFAULT_LIMITS;
  const { response, fail, done } = await call({ path: '/models', limitMs }, options);
  try {
    if (response.status === 401 || response.status === 403) throw refusal(response.status, options);
    if (isPage(response)) throw new Found('not_compatible', response.status);
    // Some servers list nothing; whether they can speak is found out by asking.
    if (!response.ok) return [];
    const ids = readModelIds(await response.text());
    if (!ids) throw new Found('not_compatible', response.status);
    return ids;
  } catch (thrown) {
    throw await fail(thrown);
  } finally {
    done();
  }
}

/** Waits for the first piece of an answer, and goes: the rest would only cost. */
async function firstWord(options: ProbeOptions): Promise<void> {
  const { firstTokenMs: limitMs } = options.limits ?? DEFAULT_LIMITS;
  const body = { model: options.model, messages: [{ role: 'user', content: 'Say OK.' }], stream: true };
  const { response, fail, done } = await call({ path: '/chat/completions', limitMs, body }, options);
  try {
    if (!response.ok) throw await refusedRequest(response, options);
    if (isPage(response) || !response.body) throw new Found('not_compatible', response.status);
    for await (const { data } of readEvents(response.body)) {
      const part = readAnswerPart(data);
      if (part === 'word' || part === 'end') return;
      if (part === 'error') throw new Found('server_error', response.status);
    }
    throw new Found('not_compatible', response.status);
  } catch (thrown) {
    throw await fail(thrown);
  } finally {
    done();
  }
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false;
}

/** 401 is about a key; so is 403 where one was sent. Without a key it is the extension itself that is not let in. */
function refusal(status: number, { key }: ProbeOptions): Found {
  return new Found(status === 403 && !key ? 'origin' : 'key', status);
}

async function refusedRequest(response: Response, options: ProbeOptions): Promise<Found> {
  const { status } = response;
  if (status === 401 || status === 403) return refusal(status, options);
  if (isPage(response)) return new Found('not_compatible', status);
  const message = (await response.text()).slice(0, MESSAGE_CHARS);
  const isAboutModel = (status === 400 || status === 404 || status === 422) && /model/i.test(message);
  if (isAboutModel) return new Found('wrong_model', status);
  return new Found(status === 404 || status === 405 ? 'not_compatible' : 'server_error', status);
}
