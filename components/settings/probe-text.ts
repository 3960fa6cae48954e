import type { ProbeFailure } from '@/shared/engines/probe-server.ts';
import { serverHost } from '@/shared/engines/server-config.ts';
import { sayServer } from './say.ts';

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
    says: sayServer('blocked', { host }),
    mend: sayServer('blockedMend'),
  }),
  refused: ({ host, start }) => ({
    says: sayServer('refused', { host }),
    mend: start ?? sayServer('refusedMend'),
  }),
  unreachable: ({ baseUrl, host, start }) => ({
    says: sayServer('unreachable', { host }),
    mend: baseUrl.startsWith('https:')
      ? sayServer('unreachableMend', { baseUrl })
      : `${sayServer('unreachablePlainMend')} ${start ?? ''}`.trim(),
  }),
  tls: ({ host }) => ({
    says: sayServer('tls', { host }),
    mend: sayServer('tlsMend'),
  }),
  timeout: ({ host }) => ({
    says: sayServer('timeout', { host }),
    mend: sayServer('timeoutMend'),
  }),
  cors: ({ host, originPattern }) => ({
    says: sayServer('cors', { host }),
    mend: sayServer('corsMend', { origin: originPattern }),
  }),
  origin: ({ host, isOllama, originPattern }) => ({
    says: sayServer('origin', { host }),
    mend: isOllama ? sayServer('originOllamaMend') : sayServer('originMend', { origin: originPattern }),
    ...(isOllama && { command: `OLLAMA_ORIGINS=${originPattern} ollama serve` }),
  }),
  key: ({ host, start }, { status }) => {
    if (start !== undefined)
      return {
        says: sayServer('keyWanted', { host, status: String(status ?? 401) }),
        mend: sayServer('keyWantedMend'),
      };
    return {
      says: status === 403 ? sayServer('keyMayNot', { host }) : sayServer('keyRefused', { host }),
      mend: sayServer('keyRefusedMend'),
    };
  },
  wrong_model: ({ host, model, isOllama }, { models }) => {
    if (model === '')
      return {
        says: sayServer('runs', { host }),
        mend: models.length > 0 ? sayServer('chooseModel') : sayServer('nameOne'),
      };
    const fetchable = isOllama && models.length === 0;
    return {
      says: sayServer('noSuchModel', { host, model }),
      mend: fetchable
        ? sayServer('fetchModel')
        : models.length > 0
          ? sayServer('chooseOther')
          : sayServer('checkModel'),
      ...(fetchable && { command: `ollama pull ${model}` }),
    };
  },
  not_compatible: ({ host }) => ({
    says: sayServer('notCompatible', { host }),
    mend: sayServer('notCompatibleMend'),
  }),
  server_error: ({ host }, { status }) => {
    if (status === 429 || status === 402)
      return {
        says: sayServer('tooMany', { host, status: String(status) }),
        mend: sayServer('tooManyMend'),
      };
    return {
      says: status
        ? sayServer('failedWith', { host, status: String(status) })
        : sayServer('failed', { host }),
      mend: sayServer('failedMend'),
    };
  },
};

/** The sentence for a failed test, and the way to mend it. */
export function probeText(server: ProbedServer, failure: ProbeFailure): ProbeText {
  return writers[failure.cause]({ ...server, host: serverHost(server.baseUrl) }, failure);
}
