import { browser } from 'wxt/browser';
import { openModelFolder, PART_BYTES } from '@/shared/engines/downloaded/model-folder.ts';
import {
  MODEL_RELEASE_FILE,
  type ModelRelease,
  modelRelease,
} from '@/shared/engines/downloaded/model-release.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';

/** Held while a page downloads or removes the model: two at once would work on one file. */
export const MODEL_LOCK = 'model-download';

/** Every context of the extension hears on it that the model came or went. */
const CHANNEL = 'downloaded-model';

/** The model that can be downloaded, and how much of it is here. */
export interface DownloadedModel {
  release: ModelRelease;
  /** Whole, and the file that was promised. */
  isReady: boolean;
  /** What the next download need not fetch again. */
  storedBytes: number;
}

let release: Promise<ModelRelease> | undefined;

/** Which model this package offers. */
export function readModelRelease(): Promise<ModelRelease> {
  const read = async () => {
    const response = await fetch(browser.runtime.getURL(`/${MODEL_RELEASE_FILE}`));
    return modelRelease.parse(await response.json());
  };
  release ??= read();
  release.catch(() => {
    release = undefined;
  });
  return release;
}

/** Firefox has no page an extension could run a model in behind all others (ADR 47); its package holds none. */
function canHoldModel(): boolean {
  if (import.meta.env.BROWSER === 'firefox') return false;
  return typeof globalThis.navigator?.storage?.getDirectory === 'function';
}

/** How the model stands; null where this browser can run none. The browser may take its file away at any time. */
export async function readDownloadedModel(): Promise<DownloadedModel | null> {
  if (!canHoldModel()) return null;
  const offered = await readModelRelease();
  const folder = openModelFolder(offered);
  if (await folder.isChecked()) return { release: offered, isReady: true, storedBytes: offered.bytes };
  const parts = await folder.parts();
  return {
    release: offered,
    isReady: false,
    storedBytes: Math.min(offered.bytes, parts.length * PART_BYTES),
  };
}

/** Tells every context, this one included, that the model came or went. */
export function tellModelChanged(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  for (const listener of own) listener();
}

const own = new Set<() => void>();

/** Calls back whenever the model came or went, until `signal` aborts. */
export function watchDownloadedModel(onChange: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  own.add(onChange);
  const stop = () => {
    channel.close();
    own.delete(onChange);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** Asks the user for the hosts a model comes from. Only within a press of the user's, before anything else is awaited. */
export function requestModelHosts({ origins }: ModelRelease): Promise<boolean> {
  return browser.permissions.request({ origins });
}

/**
 * Frees the model's space, ends whatever it is answering, and gives its hosts back.
 * @returns `busy` where another page is downloading it: its parts and its hosts stay
 */
export function forgetDownloadedModel({
  release: offered,
}: Pick<DownloadedModel, 'release'>): Promise<Result<null, 'busy'>> {
  return navigator.locks.request(MODEL_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return fail('busy' as const);
    await openModelFolder(offered).clear();
    tellModelChanged();
    await browser.permissions.remove({ origins: offered.origins }).catch(() => false);
    return ok(null);
  });
}
