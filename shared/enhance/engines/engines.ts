import { browserModel } from './browser-model.ts';
import { cloud } from './cloud.ts';
import { downloadedModel } from './downloaded-model.ts';
import type { EngineKind } from './engine-kind.ts';
import { localServer } from './local-server.ts';
import { offline } from './offline.ts';
import { ownKey } from './own-key.ts';

/** Every engine, in the order they are offered in. */
const all = [browserModel, localServer, ownKey, cloud, downloadedModel, offline] as const;

export type EngineId = (typeof all)[number]['id'];

export const engines: readonly EngineKind<EngineId>[] = all;

const byId: ReadonlyMap<string, EngineKind<EngineId>> = new Map(engines.map((kind) => [kind.id, kind]));

/** An engine's file by its id. */
export function engineKind(id: EngineId): EngineKind<EngineId> {
  return byId.get(id) ?? offline;
}

/** The strongest first: the order *Automatic* looks in, and a run falls down (ADR 39). */
export const byStrength: readonly EngineKind<EngineId>[] = [...engines].sort(
  (one, other) => other.strength - one.strength,
);
