import type { DownloadedModel, ModelFailure } from './settings-store.ts';

/** Whole megabytes, as shops and disks count them. */
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** What the model is, before it is downloaded. */
export function modelLine({ release: { name, bytes, licence } }: DownloadedModel): string {
  return `${name} · ${megabytes(bytes)} · ${licence}`;
}

/** What the rest of a download is called on its button. */
export function downloadLabel({ release, storedBytes }: DownloadedModel): string {
  return storedBytes > 0
    ? `Download the other ${megabytes(release.bytes - storedBytes)}`
    : `Download ${megabytes(release.bytes)}`;
}

/** Why a download ended early, and what to do next. Its buttons stand below. */
export const failureTexts: Record<ModelFailure, string> = {
  refused: 'Your browser did not allow the download. Press Download again and choose Allow.',
  busy: 'Another Whetstone window is downloading it. Follow it there.',
  no_room: 'There is not enough room on this device. Free some space, then press Download again.',
  unreachable: 'The download stopped. Press Download to go on from there.',
  wrong_file: 'The file that arrived was not the right one, so it was deleted. Try again later.',
};

/** Whether a failure is one of a download's own. */
export const isModelFailure = (failure: string): failure is ModelFailure => failure in failureTexts;
