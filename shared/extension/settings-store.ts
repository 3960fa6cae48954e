import { browser } from 'wxt/browser';
import { chats } from '@/shared/chats/chat-sites.ts';
import { suggestedSites } from '@/shared/chats/further-sites.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { downloadModel, readModelState } from '@/shared/engines/browser-model.ts';
import type { ModelRelease } from '@/shared/engines/downloaded/model-release.ts';
import { explainLine } from '@/shared/engines/explain-line.ts';
import { type ProbeCause, type ProbeOutcome, probeServer } from '@/shared/engines/probe-server.ts';
import { fail } from '@/shared/errors/result.ts';
import { addedSitesItem } from './added-sites.ts';
import { readDiagnostics } from './diagnostics.ts';
import { forgetDownloadedModel, readDownloadedModel, requestModelHosts } from './downloaded-model.ts';
import { serverItems } from './engine-configs.ts';
import { readEngines, watchEngines } from './engine-in-use.ts';
import { forgetHost, requestHost, requestHosts } from './host-access.ts';
import { sendMessage } from './messages.ts';
import { requestLogItem } from './request-log.ts';
import { sendingConsent } from './sending-consent.ts';
import { openShortcutSettings, readShortcuts } from './shortcut-keys.ts';
import { addSite, removeSite } from './site-access.ts';
import { sessionItem, settingsItem } from './storage.ts';
import { pauseItem, sitesItem } from './switches.ts';

interface ModelDownloadOptions {
  release: ModelRelease;
  onProgress(bytes: number): void;
  signal: AbortSignal;
}

interface ServerToTest {
  baseUrl: string;
  model: string;
  key?: string | undefined;
}

/**
 * Asks the user for the server's origin, then the server itself. To be called first within a press of the user's.
 * Besides the test's own sentence nothing is sent.
 */
async function testServer(server: ServerToTest, signal: AbortSignal): Promise<ProbeOutcome> {
  if (!(await requestHost(server.baseUrl))) return { ok: false, error: { cause: 'blocked', models: [] } };
  return probeServer({ ...server, signal, explain: () => explainLine({ baseUrl: server.baseUrl, signal }) });
}

/** Long enough for a server on this computer to list its models, and no longer than one waits for nothing. */
const FIND_LIMITS = { listMs: 3_000, firstTokenMs: 3_000 };

/**
 * Asks the user for these origins at once, then each for its models. The first that lists some is the one; else the
 * first that answers and says why it cannot be used. Origins that are not used are given back.
 */
async function findServer(baseUrls: readonly string[], signal: AbortSignal) {
  if (!(await requestHosts(baseUrls))) return null;
  const looks = await Promise.all(
    baseUrls.map(async (baseUrl) => {
      const explain = () => explainLine({ baseUrl, signal });
      return {
        baseUrl,
        outcome: await probeServer({ baseUrl, model: '', signal, explain, limits: FIND_LIMITS }),
      };
    }),
  );
  const failedBy = (cause: ProbeCause) =>
    looks.find(({ outcome }) => !outcome.ok && outcome.error.cause === cause);
  const found = failedBy('wrong_model') ?? failedBy('origin') ?? failedBy('cors') ?? null;
  for (const { baseUrl } of looks) if (baseUrl !== found?.baseUrl) await forgetServer(null, baseUrl);
  return found;
}

/** Gives an origin back, an engine's former one or one that was only tried, unless another engine is asked there, too. */
async function forgetServer(engine: EngineId | null, baseUrl: string): Promise<void> {
  const { origin } = new URL(baseUrl);
  for (const [id, item] of serverItems) {
    const other = id === engine ? null : await item.get();
    if (other && new URL(other.baseUrl).origin === origin) return;
  }
  if ((await addedSitesItem.get()).includes(origin)) return;
  await forgetHost(baseUrl);
}

/** All that the settings show and change, for the pages that show them. */
export const settingsStore = {
  settings: settingsItem,
  account: sessionItem,
  servers: serverItems,
  sites: sitesItem,
  chipSites: {
    builtIn: Object.values(chats).map(({ name }) => name),
    suggested: suggestedSites,
    added: addedSitesItem,
    add: addSite,
    remove: removeSite,
  },
  shortcuts: {
    read: async () => readShortcuts(await browser.commands.getAll()),
    change: openShortcutSettings,
  },
  pause: pauseItem,
  requestLog: requestLogItem,
  consent: sendingConsent,
  readDiagnostics,
  readEngines,
  watchEngines,
  readModelState: () => readModelState(),
  downloadModel,
  downloadedModel: {
    read: readDownloadedModel,
    // First the question, which needs the press; then the code of the download, which no other page needs.
    async download(options: ModelDownloadOptions) {
      if (!(await requestModelHosts(options.release))) return fail('refused' as const);
      const { fetchModel } = await import('./fetch-model.ts');
      return fetchModel(options);
    },
    remove: forgetDownloadedModel,
  },
  testServer,
  findServer,
  signIn: async (engine: EngineId) => {
    await sendMessage('account.signIn', { engine });
  },
  allowServer: requestHost,
  forgetServer,
  /** What a server must let in, such as `chrome-extension://*`. */
  originPattern: `${new URL(browser.runtime.getURL('/')).protocol}//*`,
};
