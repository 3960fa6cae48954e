import { readModelState } from '@/shared/engines/browser-model.ts';
import type { EngineAccess, EngineKind, EngineReadiness } from '@/shared/enhance/engines/engine-kind.ts';
import { byStrength, type EngineId, engines } from '@/shared/enhance/engines/engines.ts';
import { readDownloadedModel, watchDownloadedModel } from './downloaded-model.ts';
import { serverItems } from './engine-configs.ts';
import { isHostAllowed, isSendingAllowed } from './host-access.ts';
import { sessionItem, settingsItem } from './storage.ts';

export type EngineStates = Record<EngineId, EngineReadiness>;

async function browserReadiness(): Promise<EngineReadiness> {
  const state = await readModelState();
  if (state === 'available') return 'ready';
  return state === 'absent' || state === 'unavailable' ? 'absent' : 'needs_setup';
}

async function downloadedReadiness(): Promise<EngineReadiness> {
  const model = await readDownloadedModel();
  if (!model) return 'absent';
  return model.isReady ? 'ready' : 'needs_setup';
}

async function serverReadiness({ id }: EngineKind<EngineId>): Promise<EngineReadiness> {
  const config = await serverItems.get(id)?.get();
  return config && (await isHostAllowed(config.baseUrl)) ? 'ready' : 'needs_setup';
}

async function cloudReadiness(): Promise<EngineReadiness> {
  return (await sessionItem.get()) && (await isSendingAllowed()) ? 'ready' : 'needs_setup';
}

const readers: Record<EngineAccess, (kind: EngineKind<EngineId>) => Promise<EngineReadiness>> = {
  rules: async () => 'ready',
  'browser-model': browserReadiness,
  'downloaded-model': downloadedReadiness,
  server: serverReadiness,
  functions: cloudReadiness,
};

/** How an engine stands in this browser now. */
export function readReadiness(kind: EngineKind<EngineId>): Promise<EngineReadiness> {
  return readers[kind.access](kind);
}

/** The same for all of them. */
export async function readEngines(): Promise<EngineStates> {
  const states = await Promise.all(
    engines.map(async (kind) => [kind.id, await readReadiness(kind)] as const),
  );
  // One entry for each engine there is.
  return Object.fromEntries(states) as EngineStates;
}

/** Which engine a run takes now: the one that was chosen, or the strongest that is ready (ADR 39). */
async function readEngineInUse(): Promise<EngineId> {
  const { engine } = await settingsItem.get();
  if (engine !== 'auto') return engine;
  for (const kind of byStrength) if ((await readReadiness(kind)) === 'ready') return kind.id;
  return 'offline';
}

/** Calls back after every change of what decides how engines stand, until `signal` aborts. */
export function watchEngines(onChange: () => void, signal: AbortSignal): void {
  sessionItem.watch(onChange, signal);
  for (const item of serverItems.values()) item.watch(onChange, signal);
  watchDownloadedModel(onChange, signal);
}

/** The engine that is on. */
export const engineInUse = {
  get: readEngineInUse,
  watch(onChange: (engine: EngineId) => void, signal: AbortSignal): void {
    let asked = 0;
    const tell = async () => {
      asked += 1;
      const mine = asked;
      const engine = await readEngineInUse();
      // To look through them takes longer than to read one that was chosen: a late answer is an old one.
      if (mine === asked && !signal.aborted) onChange(engine);
    };
    settingsItem.watch(tell, signal);
    watchEngines(tell, signal);
  },
};
