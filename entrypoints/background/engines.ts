import type { EngineId } from '@/shared/contracts/enhance.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import { createDownloadedEngine } from '@/shared/engines/downloaded/engine.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { enginesAfter } from '@/shared/engines/fallback.ts';
import { serverHost } from '@/shared/engines/server-config.ts';
import type { EngineAccess, EngineKind } from '@/shared/enhance/engines/engine-kind.ts';
import { engineKind, engines } from '@/shared/enhance/engines/engines.ts';
import { readModelRelease } from '@/shared/extension/downloaded-model.ts';
import { serverItems } from '@/shared/extension/engine-configs.ts';
import { engineInUse, readReadiness } from '@/shared/extension/engine-in-use.ts';
import { isSendingAllowed } from '@/shared/extension/host-access.ts';
import { API_KEY, API_URL } from '@/shared/extension/origins.ts';
import { sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { askModelHost } from './model-host.ts';
import { createLateOfflineEngine } from './offline-engine.ts';
import { createServerEngine } from './server-engine.ts';

/** An engine, and where it sends texts to. */
export interface ChosenEngine {
  id: EngineId;
  engine: Engine;
  /** Null where the text stays in this browser. */
  host: string | null;
}

export interface Engines {
  /** The engine a run takes now, by the settings and whether a token is held. */
  choose(): Promise<ChosenEngine>;
  /** The one on this device, which is always there. */
  onDevice(): Promise<ChosenEngine>;
  /** The next engine that can be used now; undefined where the user did not allow a fallback, or there is none. */
  fallbackFor(id: EngineId): Promise<ChosenEngine | undefined>;
  /** Gets the engine on the device ready ahead of a run that will need it. */
  warm(): Promise<void>;
}

/** Where each engine sends texts to, as it is set up now. */
async function hostOf({ id, access }: EngineKind<EngineId>): Promise<string | null> {
  if (access === 'functions') return serverHost(API_URL);
  const config = await serverItems.get(id)?.get();
  return config ? serverHost(config.baseUrl) : null;
}

const buildCloud = () =>
  createCloudEngine({
    functionsUrl: `${API_URL}/functions/v1`,
    anonKey: API_KEY,
    getToken: async () => (await sessionItem.get())?.token,
  });

/** The engines of `shared/enhance/engines`, as they run here. Nothing is loaded before it is asked for. */
export function createEngines(): Engines {
  // Lasts as long as the background does.
  const life = new AbortController();
  const offline = createLateOfflineEngine();
  const builders: Record<EngineAccess, (kind: EngineKind<EngineId>) => Engine> = {
    rules: () => offline,
    'browser-model': () => createBrowserEngine(),
    'downloaded-model': () =>
      createDownloadedEngine(askModelHost, async () => (await readModelRelease()).name),
    server: ({ id }) => createServerEngine(id, async () => (await serverItems.get(id)?.get()) ?? null),
    functions: buildCloud,
  };
  const built = new Map(engines.map((kind) => [kind.id, builders[kind.access](kind)]));
  const withHost = async (id: EngineId): Promise<ChosenEngine> => {
    const host = await hostOf(engineKind(id));
    return { id, engine: built.get(id) ?? offline, host };
  };
  const chosen = async () => {
    const id = await engineInUse.get();
    // Who took that back, in Firefox's own settings, stays with the engine on this device.
    return engineKind(id).access === 'functions' && !(await isSendingAllowed()) ? offline.id : id;
  };
  return {
    choose: async () => withHost(await chosen()),
    onDevice: () => withHost(offline.id),
    async fallbackFor(id) {
      if (!(await settingsItem.get()).fallBack) return undefined;
      for (const lower of enginesAfter(id))
        if ((await readReadiness(engineKind(lower))) === 'ready') return withHost(lower);
      return undefined;
    },
    async warm() {
      if ((await chosen()) === offline.id) await offline.warm(life.signal);
    },
  };
}
