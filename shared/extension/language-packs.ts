import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type LanguagePack, languagePack } from '@/shared/documents/images/language-pack.ts';
import { type DownloadFailure, downloadModel } from '@/shared/engines/downloaded/download-model.ts';
import { openModelFolder } from '@/shared/engines/downloaded/model-folder.ts';
import { fail, type Result } from '@/shared/errors/result.ts';
import { readRoom } from './fetch-model.ts';

/** The packaged file that says which languages of the text recognition can be fetched. */
const RELEASES = '/language-packs.json';

const LOCK = 'language-pack';

/** The languages that can be fetched, and which of them are here. */
export async function readLanguagePacks(): Promise<{ pack: LanguagePack; isHere: boolean }[]> {
  const response = await fetch(browser.runtime.getURL(RELEASES));
  const packs = z.parse(z.array(languagePack), await response.json());
  const isHere = (pack: LanguagePack) => openModelFolder(pack).isChecked();
  return Promise.all(packs.map(async (pack) => ({ pack, isHere: await isHere(pack) })));
}

interface FetchOptions {
  /** Hears how many bytes have arrived. */
  onProgress(bytes: number): void;
  signal: AbortSignal;
}

/**
 * Fetches a language into the browser's private file system. The server learns an address and nothing else.
 * @returns `busy` where another page is fetching one
 */
export function fetchLanguagePack(
  pack: LanguagePack,
  { onProgress, signal }: FetchOptions,
): Promise<Result<null, DownloadFailure | 'busy'>> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return fail('busy' as const);
    return downloadModel(pack, { folder: openModelFolder(pack), readRoom, onProgress, signal });
  });
}

/** Frees what a language takes. */
export const removeLanguagePack = (pack: LanguagePack): Promise<void> => openModelFolder(pack).clear();
