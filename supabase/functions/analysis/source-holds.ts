import * as z from 'zod/mini';
import { openDoor, ownerOf, type SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import type { Source } from '@/shared/insights/sources/source.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';

/** A source that asks for more is tried again after so long. */
const MAX_HOLD_MS = 3_600_000;

/** Who is held off where one is: everybody who comes by the same way with the same key. */
function holdKey(source: Source, access: SourceAccess): Promise<string> {
  const door = openDoor(source, access);
  const owner = ownerOf(source, door);
  const stand = access.isSynthetic(owner) ? 'synthetic' : '';
  return sha256([source.id, door?.via ?? '', stand, access.keyScope(owner)].join('|'));
}

/**
 * Asks a source unless it wants to be left alone, and keeps for every run after this one how long it wants to be.
 * @returns what was asked, or how long it is held off where that is more than `patienceMs`
 */
export async function askUnheld<T>(
  { source, access, patienceMs }: { source: Source; access: SourceAccess; patienceMs: number },
  { call, sleep }: { call: CallFunction; sleep: (ms: number) => Promise<void> },
  ask: (onHoldOff: (ms: number) => void) => Promise<T>,
): Promise<{ answer: T } | { heldMs: number }> {
  const key = await holdKey(source, access);
  const heldMs = z.parse(z.int(), await call('read_source_hold', { key }));
  if (heldMs > patienceMs) return { heldMs };
  if (heldMs > 0) await sleep(heldMs);
  let waitMs = 0;
  const answer = await ask((ms) => {
    waitMs = Math.max(waitMs, Math.min(ms, MAX_HOLD_MS));
  });
  if (waitMs > 0) await call('hold_source', { key, wait_ms: Math.ceil(waitMs) });
  return { answer };
}
