import { modelsEnglish } from '@/shared/texts/models.en.ts';
import { sayModel } from './say.ts';
import type { DownloadedModel, ModelFailure } from './settings-store.ts';

/** Whole megabytes, as shops and disks count them. */
export const megabytes = (bytes: number) => sayModel('megabytes', { count: Math.round(bytes / 1_000_000) });

/** What the model is, before it is downloaded. */
export function modelLine({ release: { name, bytes, licence } }: DownloadedModel): string {
  return `${name} · ${megabytes(bytes)} · ${licence}`;
}

/** What the rest of a download is called on its button. */
export function downloadLabel({ release, storedBytes }: DownloadedModel): string {
  return storedBytes > 0
    ? sayModel('downloadRest', { size: megabytes(release.bytes - storedBytes) })
    : sayModel('download', { size: megabytes(release.bytes) });
}

/** Why a download ended early, and what to do next. Its buttons stand below. */
export const failureText = (failure: ModelFailure) => sayModel(`stopped_${failure}`);

/** Whether a failure is one of a download's own. */
export const isModelFailure = (failure: string): failure is ModelFailure =>
  `stopped_${failure}` in modelsEnglish;
