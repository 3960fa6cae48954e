import { browser } from 'wxt/browser';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { API_KEY, API_URL } from '@/shared/extension/origins.ts';
import { chosenEngine, sessionItem, settingsItem } from '@/shared/extension/storage.ts';

export interface Engines {
  /** The engine a run takes now, by the settings and whether a token is held. */
  choose(): Promise<Engine>;
  /** Gets the engine on the device ready ahead of a run that will need it. */
  warm(): Promise<void>;
}

/** The rungs of the ladder this build has (design §1). Nothing is loaded before it is asked for. */
export function createEngines(): Engines {
  const checker = createHarperChecker({
    wasmUrl: browser.runtime.getURL('/harper/harper_wasm_slim_bg.wasm'),
  });
  // Lasts as long as the background does.
  const life = new AbortController();
  const engines = {
    offline: createOfflineEngine({ checker }),
    cloud: createCloudEngine({
      functionsUrl: `${API_URL}/functions/v1`,
      anonKey: API_KEY,
      getToken: async () => (await sessionItem.get())?.token,
    }),
  };
  const chosen = async () => chosenEngine((await settingsItem.get()).engine, await sessionItem.get());
  return {
    choose: async () => engines[await chosen()],
    async warm() {
      if ((await chosen()) === 'offline') await engines.offline.warm(life.signal);
    },
  };
}
