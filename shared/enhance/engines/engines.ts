import { browserModel } from './browser-model.ts';
import { cloud } from './cloud.ts';
import { downloadedModel } from './downloaded-model.ts';
import { engineIds } from './engine-ids.ts';
import type { EngineKind } from './engine-kind.ts';
import { localServer } from './local-server.ts';
import { offline } from './offline.ts';
import { ownKey } from './own-key.ts';

export type EngineId = (typeof engineIds)[number];

const byId = {
  [browserModel.id]: browserModel,
  [localServer.id]: localServer,
  [ownKey.id]: ownKey,
  [cloud.id]: cloud,
  [downloadedModel.id]: downloadedModel,
  [offline.id]: offline,
} as const satisfies { readonly [Id in EngineId]: EngineKind<Id> };

/** Every engine, in the order they are offered in. */
export const engines: readonly EngineKind<EngineId>[] = engineIds.map((id) => byId[id]);

/** An engine's file by its id; for one that is gone since it was kept, the rules'. */
export const engineKind = (id: EngineId): EngineKind<EngineId> =>
  engines.find((kind) => kind.id === id) ?? offline;

/** The strongest first: the order *Automatic* looks in, and a run falls down (ADR 39). */
export const byStrength: readonly EngineKind<EngineId>[] = [...engines].sort(
  (one, other) => other.strength - one.strength,
);
