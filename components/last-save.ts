import { useSyncExternalStore } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';

let current: ErrorCode | null = null;
const listeners = new Set<() => void>();

/** Why something chosen was not kept. Browsers word a full storage each in their own way (faults Q1). */
function codeOf(thrown: unknown): ErrorCode {
  return thrown instanceof Error && /quota/i.test(`${thrown.name} ${thrown.message}`)
    ? 'storage_full'
    : 'internal';
}

/** Notes how the last attempt to keep something went; null: well. */
export function noteSaveError(thrown: unknown): void {
  current = thrown === null ? null : codeOf(thrown);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the last attempt failed; null where it did not. */
export const useLastSaveError = (): ErrorCode | null => useSyncExternalStore(subscribe, () => current);
