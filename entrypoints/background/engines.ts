import type { EngineId } from '@/shared/contracts/enhance.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import { readModelState } from '@/shared/engines/browser-model.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { enginesAfter } from '@/shared/engines/fallback.ts';
import { serverHost } from '@/shared/engines/server-config.ts';
import { localServerItem, ownKeyItem } from '@/shared/extension/engine-configs.ts';
import { isSendingAllowed } from '@/shared/extension/host-access.ts';
import { API_KEY, API_URL } from '@/shared/extension/origins.ts';
import { chosenEngine, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { createLateOfflineEngine } from './offline-engine.ts';
import { createServerEngine, mayReach } from './server-engine.ts';

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
  /** The next engine that can be used now; undefined where the user did not allow a fallback, or there is none. */
  fallbackFor(id: EngineId): Promise<ChosenEngine | undefined>;
  /** Gets the engine on the device ready ahead of a run that will need it. */
  warm(): Promise<void>;
}

/** Whether a run on this engine would meet what it needs. */
const readiness: Record<EngineId, () => Promise<boolean>> = {
  offline: async () => true,
  browser: async () => (await readModelState()) === 'available',
  local: async () => mayReach((await localServerItem.get())?.baseUrl),
  'own-key': async () => mayReach((await ownKeyItem.get())?.baseUrl),
  cloud: async () => (await sessionItem.get()) !== null && isSendingAllowed(),
};

/** Where each engine sends texts to, as it is set up now. */
const hosts: Record<EngineId, () => Promise<string | null>> = {
  offline: async () => null,
  browser: async () => null,
  local: async () => hostOf(await localServerItem.get()),
  'own-key': async () => hostOf(await ownKeyItem.get()),
  cloud: async () => serverHost(API_URL),
};

function hostOf(config: { baseUrl: string } | null): string | null {
  return config && serverHost(config.baseUrl);
}

/** The engines (design §1). Nothing is loaded before it is asked for. */
export function createEngines(): Engines {
  // Lasts as long as the background does.
  const life = new AbortController();
  const offline = createLateOfflineEngine();
  const engines: Record<EngineId, Engine> = {
    offline,
    browser: createBrowserEngine(),
    local: createServerEngine('local', async () => {
      const config = await localServerItem.get();
      return config && { ...config, key: 'none' };
    }),
    'own-key': createServerEngine('own-key', ownKeyItem.get),
    cloud: createCloudEngine({
      functionsUrl: `${API_URL}/functions/v1`,
      anonKey: API_KEY,
      getToken: async () => (await sessionItem.get())?.token,
    }),
  };
  const withHost = async (id: EngineId): Promise<ChosenEngine> => ({
    id,
    engine: engines[id],
    host: await hosts[id](),
  });
  const chosen = async () => {
    const [{ engine }, account] = await Promise.all([settingsItem.get(), sessionItem.get()]);
    const id = chosenEngine(engine, account);
    // Who took that back, in Firefox's own settings, stays with the engine on this device.
    return id === 'cloud' && !(await isSendingAllowed()) ? 'offline' : id;
  };
  return {
    choose: async () => withHost(await chosen()),
    async fallbackFor(id) {
      if (!(await settingsItem.get()).fallBack) return undefined;
      for (const lower of enginesAfter(id)) if (await readiness[lower]()) return withHost(lower);
      return undefined;
    },
    async warm() {
      if ((await chosen()) === 'offline') await offline.warm(life.signal);
    },
  };
}
