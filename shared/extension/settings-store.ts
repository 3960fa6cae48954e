import { browser } from 'wxt/browser';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { downloadModel, readModelState } from '@/shared/engines/browser-model.ts';
import { explainLine } from '@/shared/engines/explain-line.ts';
import type { EngineReadiness } from '@/shared/engines/fallback.ts';
import { type ProbeOutcome, probeServer } from '@/shared/engines/probe-server.ts';
import { readDiagnostics } from './diagnostics.ts';
import { localServerItem, ownKeyItem } from './engine-configs.ts';
import { forgetHost, isHostAllowed, isSendingAllowed, requestHost } from './host-access.ts';
import { requestLogItem } from './request-log.ts';
import { sendingConsent } from './sending-consent.ts';
import { sessionItem, settingsItem } from './storage.ts';
import { pauseItem, sitesItem } from './switches.ts';

interface ServerToTest {
  baseUrl: string;
  model: string;
  key?: string;
}

async function readinessOf(config: { baseUrl: string } | null): Promise<EngineReadiness> {
  return config && (await isHostAllowed(config.baseUrl)) ? 'ready' : 'needs_setup';
}

async function browserReadiness(): Promise<EngineReadiness> {
  const state = await readModelState();
  if (state === 'available') return 'ready';
  return state === 'absent' || state === 'unavailable' ? 'absent' : 'needs_setup';
}

/** How each engine stands in this browser now. */
async function readEngines(): Promise<Record<EngineId, EngineReadiness>> {
  const [model, local, key, account] = await Promise.all([
    browserReadiness(),
    localServerItem.get().then(readinessOf),
    ownKeyItem.get().then(readinessOf),
    sessionItem.get(),
  ]);
  const cloud = account && (await isSendingAllowed()) ? 'ready' : 'needs_setup';
  return { offline: 'ready', browser: model, local, 'own-key': key, cloud };
}

/**
 * Asks the user for the server's origin, then the server itself. To be called first within a press of the user's.
 * Besides the test's own sentence nothing is sent.
 */
async function testServer(server: ServerToTest, signal: AbortSignal): Promise<ProbeOutcome> {
  if (!(await requestHost(server.baseUrl))) return { ok: false, error: { cause: 'blocked', models: [] } };
  return probeServer({ ...server, signal, explain: () => explainLine({ baseUrl: server.baseUrl, signal }) });
}

/** Gives an engine's former origin back, unless the other engine is asked there, too. */
async function forgetServer(engine: 'local' | 'own-key', baseUrl: string): Promise<void> {
  const other = await (engine === 'local' ? ownKeyItem : localServerItem).get();
  const isShared = other !== null && new URL(other.baseUrl).origin === new URL(baseUrl).origin;
  if (!isShared) await forgetHost(baseUrl);
}

/** All that the settings show and change, for the pages that show them. */
export const settingsStore = {
  settings: settingsItem,
  account: sessionItem,
  localServer: localServerItem,
  ownKey: ownKeyItem,
  sites: sitesItem,
  pause: pauseItem,
  requestLog: requestLogItem,
  consent: sendingConsent,
  readDiagnostics,
  readEngines,
  readModelState: () => readModelState(),
  downloadModel,
  testServer,
  allowServer: requestHost,
  forgetServer,
  /** What a server must let in, such as `chrome-extension://*`. */
  originPattern: `${new URL(browser.runtime.getURL('/')).protocol}//*`,
};
