import * as z from 'zod/mini';
import type { Question } from '@/shared/insights/question.ts';
import { type SourceResult, sourceResult } from '@/shared/insights/raw-item.ts';
import {
  type AskOptions,
  askSource,
  openDoor,
  ownerOf,
  SOURCE_TIMEOUT_MS,
} from '@/shared/insights/sources/ask-source.ts';
import type { Source } from '@/shared/insights/sources/source.ts';
import { waitNote } from '@/shared/insights/sources/source-fault.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import { askUnheld } from './source-holds.ts';

const claimed = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['claimed', 'busy']) }),
  z.object({ outcome: z.literal('hit'), result: sourceResult }),
]);

const LEASE_SECONDS = 12;
const POLL_MS = 200;
/** A source that wants to be left alone for longer is not waited for: what is left of the lease is for its answer. */
const PATIENCE_MS = 3_000;

/** What two runs must have in common to be given the same items. What somebody's own key brought is his alone. */
function cacheKey(source: Source, question: Question, options: AskOptions): Promise<string> {
  const door = openDoor(source, options.access);
  const owner = ownerOf(source, door);
  const parts = [
    source.id,
    door?.via ?? '',
    door?.writeQuery(question).toLowerCase() ?? '',
    question.from ?? '',
    question.to ?? '',
    question.language ?? '',
    options.isPreview ? 'preview' : '',
    options.access.isSynthetic(owner) ? 'synthetic' : '',
    options.access.keyScope(owner),
  ];
  return sha256(parts.join('|'));
}

interface CachedAsk extends AskOptions {
  call: CallFunction;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Puts aside what a search may take of the operator, in US dollars, or says false. */
  spend: (costUsd: number) => Promise<boolean>;
}

/** Asks within the day's money; what a user's own key pays for, and the stand-in, take none of it. */
async function askPaid(source: Source, question: Question, options: CachedAsk): Promise<SourceResult> {
  const door = openDoor(source, options.access);
  const owner = ownerOf(source, door);
  const isOperators = !options.access.isSynthetic(owner) && options.access.keyScope(owner) === '';
  const costUsd = isOperators ? (door?.costUsd ?? 0) : 0;
  if (costUsd === 0) return askSource(source, question, options);
  const asked = { source: source.id, via: door?.via ?? null, items: [], costUsd: 0, note: null };
  if (!(await options.spend(costUsd))) return { ...asked, status: 'quota' };
  const result = await askSource(source, question, options);
  await options.spend(result.costUsd - costUsd);
  return result;
}

/** Asks a source that may be asked; one that wants to be left alone is said to have given all it gives for now. */
async function askInTime(source: Source, question: Question, options: CachedAsk): Promise<SourceResult> {
  const { access, call, signal, sleep } = options;
  const outcome = await askUnheld(
    { source, access, patienceMs: PATIENCE_MS },
    { call, sleep: (ms) => sleep(ms, signal) },
    (onHoldOff) => askPaid(source, question, { ...options, onHoldOff }),
  );
  if ('answer' in outcome) return outcome.answer;
  const note = waitNote(outcome.heldMs);
  const via = openDoor(source, access)?.via ?? null;
  return { source: source.id, status: 'quota', via, items: [], costUsd: 0, note };
}

/**
 * Asks a source, or takes what it gave within 24 hours. Where two ask the same at once, one asks the source and the
 * other waits for what it says. A failure, or half an answer, is kept for nobody.
 */
export async function askCached(
  source: Source,
  question: Question,
  options: CachedAsk,
): Promise<SourceResult> {
  const { call, signal, sleep } = options;
  const key = await cacheKey(source, question, options);
  const until = Date.now() + SOURCE_TIMEOUT_MS + 2_000;
  while (Date.now() < until) {
    const claim = z.parse(claimed, await call('claim_source_cache', { key, lease_seconds: LEASE_SECONDS }));
    if (claim.outcome === 'hit') {
      const isFull = claim.result.items.length > 0;
      return { ...claim.result, status: isFull ? 'cached' : 'empty', costUsd: 0 };
    }
    if (claim.outcome === 'busy') {
      await sleep(POLL_MS, signal);
      continue;
    }
    const result = await askInTime(source, question, options).catch(async (thrown: unknown) => {
      await call('save_source_cache', { key, result: null });
      throw thrown;
    });
    const isAnswer = (result.status === 'ok' || result.status === 'empty') && !result.isPartial;
    await call('save_source_cache', { key, result: isAnswer ? result : null });
    return result;
  }
  return askInTime(source, question, options);
}
