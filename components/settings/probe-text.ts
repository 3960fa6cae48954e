import type { ProbeFailure } from '@/shared/engines/probe-server.ts';
import { serverHost } from '@/shared/engines/server-config.ts';

/** What went wrong with a server, and how it is mended; `command` is to be typed where the server runs. */
export interface ProbeText {
  says: string;
  mend: string;
  command?: string;
}

export interface ProbedServer {
  baseUrl: string;
  model: string;
  /** How the server is started, where it is one of the user's own. */
  start?: string;
  /** Whether it is Ollama, whose commands are known. */
  isOllama?: boolean;
  /** What the server must let in, such as `chrome-extension://*`. */
  originPattern: string;
}

type Writer = (server: ProbedServer & { host: string }, failure: ProbeFailure) => ProbeText;

const writers: Record<ProbeFailure['cause'], Writer> = {
  blocked: ({ host }) => ({
    says: `The browser does not let Whetstone reach ${host}.`,
    mend: 'Press Test again and choose Allow. If no question appears, look for local network access among this extension’s site settings.',
  }),
  refused: ({ host, start }) => ({
    says: `No server answers at ${host}.`,
    mend: start ?? 'Start the server, and check the port in its address.',
  }),
  unreachable: ({ baseUrl, host, start }) => ({
    says: `${host} could not be reached.`,
    mend: baseUrl.startsWith('https:')
      ? `Check the name and the connection. If it is your own server: either it is not running, or its certificate is not trusted; open ${baseUrl} in a tab and the browser says which.`
      : `Check the name and the connection, and that the server accepts calls from other computers. ${start ?? ''}`.trim(),
  }),
  tls: ({ host }) => ({
    says: `${host} answers, but not over a secure connection.`,
    mend: 'If it speaks plain http, begin its address with http://. If it uses a certificate of its own, open it in a tab first and trust it there.',
  }),
  timeout: ({ host }) => ({
    says: `${host} took too long to answer.`,
    mend: 'A model that is loaded for the first time may need a while: try again, or choose a smaller one.',
  }),
  cors: ({ host, originPattern }) => ({
    says: `${host} answers, but does not let extensions read its answer.`,
    mend: `Give the address it forwards to, or allow ${originPattern} among its CORS origins.`,
  }),
  origin: ({ host, isOllama, originPattern }) => ({
    says: `${host} runs, but refuses browser extensions (403).`,
    mend: isOllama
      ? 'Stop Ollama and start it again with this:'
      : `Allow the origin ${originPattern} in the server’s settings, then start it again.`,
    ...(isOllama && { command: `OLLAMA_ORIGINS=${originPattern} ollama serve` }),
  }),
  key: ({ host, start }, { status }) => {
    if (start !== undefined)
      return {
        says: `${host} asks for a key (${status ?? 401}).`,
        mend: 'Set it up under Your key, as another service at this address.',
      };
    return {
      says:
        status === 403
          ? `${host} knows this key, but does not allow it to do this (403).`
          : `${host} does not accept this key (401).`,
      mend: 'Check that you copied all of it, and that it belongs to this service.',
    };
  },
  wrong_model: ({ host, model, isOllama }, { models }) => {
    if (model === '')
      return { says: `${host} runs.`, mend: models.length > 0 ? 'Choose a model:' : 'Name a model.' };
    const fetchable = isOllama && models.length === 0;
    return {
      says: `${host} has no model called “${model}”.`,
      mend: fetchable
        ? 'Fetch it with this:'
        : models.length > 0
          ? 'Choose one it has:'
          : 'Check the model’s name.',
      ...(fetchable && { command: `ollama pull ${model}` }),
    };
  },
  not_compatible: ({ host }) => ({
    says: `${host} answers, but not as an OpenAI-compatible server.`,
    mend: 'Check the port and the path: most addresses end in /v1.',
  }),
  server_error: ({ host }, { status }) => {
    if (status === 429 || status === 402)
      return {
        says: `${host} refuses requests for now (${status}).`,
        mend: 'Too many requests, or no money left: check your account there.',
      };
    return {
      says: `${host} was reached, but failed${status ? ` (${status})` : ''}.`,
      mend: 'Check its window or log: it may be short of memory for this model.',
    };
  },
};

/** The sentence for a failed test, and the way to mend it. */
export function probeText(server: ProbedServer, failure: ProbeFailure): ProbeText {
  return writers[failure.cause]({ ...server, host: serverHost(server.baseUrl) }, failure);
}
