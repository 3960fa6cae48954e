import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { SourceResult } from '@/shared/insights/raw-item.ts';
import { createAsk } from './ask-json.ts';
import type { Door, Source, SourceHost } from './source.ts';
import { SourceFault } from './source-fault.ts';

/** How long one source may take, its retry included (insights facts B). */
export const SOURCE_TIMEOUT_MS = 8_000;
const MAX_ITEMS = 300;
const PREVIEW_ITEMS = 25;

export interface SourceAccess {
  baseUrl: (host: SourceHost) => string;
  /** The user's own key, or the operator's. */
  key: (owner: KeyOwner) => Readonly<Record<string, string>> | undefined;
  /** Whether these hosts are the stand-ins over synthetic items. */
  synthetic: boolean;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

export interface AskOptions {
  access: SourceAccess;
  isPreview: boolean;
  signal: AbortSignal;
}

/** The first way in whose key is there. */
export function openDoor({ doors }: Source, access: Pick<SourceAccess, 'key'>): Door | undefined {
  return doors.find(({ keyOwner }) => keyOwner === null || access.key(keyOwner) !== undefined);
}

/** Asks one source. Never throws but for the caller's own abort: what went wrong is the result's status. */
export async function askSource(
  source: Source,
  question: Question,
  options: AskOptions,
): Promise<SourceResult> {
  const { access, isPreview, signal } = options;
  const door = openDoor(source, access);
  const result = (status: SourceStatus, rest: Partial<SourceResult> = {}): SourceResult => ({
    source: source.id,
    status,
    via: door?.via ?? null,
    items: [],
    costUsd: 0,
    note: null,
    ...rest,
  });
  if (!door) return result('no_key');
  const limit = AbortSignal.any([signal, AbortSignal.timeout(access.timeoutMs ?? SOURCE_TIMEOUT_MS)]);
  const ask = createAsk({ signal: limit, ...(access.fetch && { fetch: access.fetch }) });
  try {
    const found = await door.search(question, {
      ask,
      baseUrl: access.baseUrl,
      key: access.key,
      limit: isPreview ? PREVIEW_ITEMS : MAX_ITEMS,
      isPreview,
      synthetic: access.synthetic,
    });
    const { items, costUsd, note = null } = found;
    return result(items.length === 0 ? 'empty' : 'ok', { items, costUsd, note });
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    if (thrown instanceof SourceFault) return result(thrown.status);
    return result(limit.aborted ? 'timeout' : 'error');
  }
}
