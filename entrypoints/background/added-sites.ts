import { browser } from 'wxt/browser';
import { reportError } from '@/shared/errors/report-error.ts';
import { addedSitesItem, askedSiteItem, isBuiltIn } from '@/shared/extension/added-sites.ts';
import { forgetHost, isOriginAllowed, originPattern } from '@/shared/extension/host-access.ts';
import { settingsItem } from '@/shared/extension/storage.ts';

const SCRIPT = '/content-scripts/chat.js';
const ID = 'added-sites';

/** Has the browser run the chip's script on the added sites, in their frames too. */
async function register(origins: readonly string[]): Promise<void> {
  await browser.scripting.unregisterContentScripts({ ids: [ID] }).catch(() => undefined);
  if (origins.length === 0) return;
  const matches = origins.map(originPattern);
  await browser.scripting.registerContentScripts([
    {
      id: ID,
      js: [SCRIPT],
      matches,
      allFrames: true,
      // Editors that write their own document into an empty frame.
      matchOriginAsFallback: true,
      runAt: 'document_idle',
    },
  ]);
}

/** On the pages that are open already. */
async function inject(origin: string): Promise<void> {
  const tabs = await browser.tabs.query({ url: originPattern(origin) });
  for (const { id } of tabs) {
    if (id === undefined) continue;
    // A page that shows an error, or is being left, takes no script.
    await browser.scripting
      .executeScript({ target: { tabId: id, allFrames: true }, files: [SCRIPT] })
      .catch(() => undefined);
  }
}

// One change after the other: two at once would lose one of them.
let changing: Promise<void> = Promise.resolve();

function change(origins: (before: readonly string[]) => readonly string[] | Promise<readonly string[]>) {
  changing = changing
    .then(async () => {
      const after = await origins(await addedSitesItem.get());
      await addedSitesItem.set([...after]);
      await register(after);
    })
    .catch((thrown) => void reportError('sites', thrown));
  return changing;
}

/** Brings the chip to a site the user allowed; nothing where he did not. */
export async function addSite(origin: string): Promise<boolean> {
  if (!(await isOriginAllowed(origin))) return false;
  if ((await addedSitesItem.get()).includes(origin)) return true;
  await change((before) => [...before.filter((other) => other !== origin), origin]);
  await inject(origin);
  return true;
}

/** The origin, where the chip could be asked for on it; none where the user wants no chip. */
export async function addable(origin: string | null): Promise<string | null> {
  const isKnown = origin === null || isBuiltIn(origin) || (await addedSitesItem.get()).includes(origin);
  return isKnown || !(await settingsItem.get()).showChip ? null : origin;
}

/** Takes the chip from a site, and gives the browser's leave back. */
export async function removeSite(origin: string): Promise<void> {
  await change((before) => before.filter((other) => other !== origin));
  await forgetHost(origin);
}

/** Keeps what the browser runs as the list says: after an update, and where the user takes a leave back. */
export function keepAddedSites(): void {
  const keepAllowed = () =>
    void change(async (before) => {
      const allowed = await Promise.all(before.map(isOriginAllowed));
      return before.filter((_, index) => allowed[index]);
    });
  browser.runtime.onInstalled.addListener(keepAllowed);
  browser.runtime.onStartup.addListener(keepAllowed);
  browser.permissions.onRemoved.addListener(keepAllowed);
  browser.permissions.onAdded.addListener(async () => {
    const asked = await askedSiteItem.get();
    if (asked !== null && (await addSite(asked))) await askedSiteItem.set(null);
  });
}
