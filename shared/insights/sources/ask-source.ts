import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { SourceResult } from '@/shared/insights/raw-item.ts';
import { createAsk } from './ask-json.ts';
import type { Door, Sessions, Source, SourceHost } from './source.ts';
import { SourceFault } from './source-fault.ts';

/** How long one source may take, its retry included (insights facts B). */
export const SOURCE_TIMEOUT_MS = 8_000;
const MAX_ITEMS = 300;
const PREVIEW_ITEMS = 25;

export interface SourceAccess {
  baseUrl: (host: SourceHost) => string;
  /** The user's own key, or the operator's. */
  key: (owner: KeyOwner) => Readonly<Record<string, string>> | undefined;
  /** Whether the stand-in over synthetic items answers for a door with this key. */
  isSynthetic: (owner: KeyOwner | SourceId) => boolean;
  /** Whose answers may be shared: the same words for the same holder of a key; empty for what everybody may be given. */
  keyScope: (owner: KeyOwner | SourceId) => string;
  sessions?: Sessions;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

export interface AskOptions {
  access: SourceAccess;
  isPreview: boolean;
  signal: AbortSignal;
  /** Told how long the source wants to be left alone. */
  onHoldOff?: (ms: number) => void;
}

/** Whose key a door takes; a source's own where it asks for none but may be given one. */
export const ownerOf = ({ id }: Source, door: Door | undefined): KeyOwner | SourceId => door?.keyOwner ?? id;

/** The first way in whose key is there; one to the source itself goes before the stand-in's. */
export function openDoor(
  source: Source,
  access: Pick<SourceAccess, 'key' | 'isSynthetic'>,
): Door | undefined {
  const open = source.doors.filter(({ keyOwner }) => keyOwner === null || access.key(keyOwner) !== undefined);
  return open.find((door) => !access.isSynthetic(ownerOf(source, door))) ?? open[0];
}

/** Asks one source. Never throws but for the caller's own abort: what went wrong is the result's status. */
export async function askSource(
  source: Source,
  question: Question,
  options: AskOptions,
): Promise<SourceResult> {
  const { access, isPreview, signal, onHoldOff = () => undefined } = options;
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
  const ask = createAsk({ signal: limit, onHoldOff, ...(access.fetch && { fetch: access.fetch }) });
  try {
    const found = await door.search(question, {
      ask,
      holdOff: onHoldOff,
      baseUrl: access.baseUrl,
      key: access.key,
      ...(access.sessions && { sessions: access.sessions }),
      limit: isPreview ? PREVIEW_ITEMS : MAX_ITEMS,
      isPreview,
      synthetic: access.isSynthetic(ownerOf(source, door)),
    });
    const { items, costUsd, note = null, missed } = found;
    // Where what is missing may be all there is, the source is not said to have nothing.
    if (items.length === 0) return result(missed?.status ?? 'empty', { costUsd, note });
    return result('ok', { items, costUsd, note, ...(missed && { isPartial: true }) });
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    if (thrown instanceof SourceFault) return result(thrown.status);
    return result(limit.aborted ? 'timeout' : 'error');
  }
}
