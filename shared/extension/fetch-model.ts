import { type DownloadFailure, downloadModel } from '@/shared/engines/downloaded/download-model.ts';
import { openModelFolder } from '@/shared/engines/downloaded/model-folder.ts';
import type { ModelRelease } from '@/shared/engines/downloaded/model-release.ts';
import { fail, type Result } from '@/shared/errors/result.ts';
import { MODEL_LOCK, tellModelChanged } from './downloaded-model.ts';

interface FetchOptions {
  release: ModelRelease;
  /** Hears how many bytes have arrived. */
  onProgress(bytes: number): void;
  signal: AbortSignal;
}

/** Bytes the browser still lets the extension keep; undefined where it does not say. */
export async function readRoom(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/**
 * Downloads the model in this page, which must stay open; what arrived before it closed is kept.
 * @returns `busy` where another page is downloading it
 */
export function fetchModel({
  release,
  onProgress,
  signal,
}: FetchOptions): Promise<Result<null, DownloadFailure | 'busy'>> {
  return navigator.locks.request(MODEL_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return fail('busy' as const);
    // Asked for, not relied on: without it the browser may take the file away where room runs out.
    await navigator.storage.persist().catch(() => false);
    const folder = openModelFolder(release);
    const outcome = await downloadModel(release, { folder, readRoom, onProgress, signal });
    if (outcome.ok) tellModelChanged();
    return outcome;
  });
}
