import type { EngineId } from '@/shared/contracts/enhance.ts';
import { type PromptParts, writeParts } from './prompt-parts.ts';

/** A prompt at one point of the work on it. */
export interface PromptVersion {
  id: number;
  /** What made it: *Generated*, *Shorter*, *Edited*. */
  label: string;
  prompt: PromptParts;
  /** What wrote it; null for what came by a link, from the history or by hand. */
  engine: EngineId | null;
}

export interface PromptVersions {
  versions: readonly PromptVersion[];
  currentId: number;
}

export type VersionChange =
  | { type: 'add'; label: string; prompt: PromptParts; engine?: EngineId | null }
  | { type: 'edit'; prompt: PromptParts }
  | { type: 'select'; id: number };

/** More are forgotten, the oldest first. */
const MAX_VERSIONS = 20;
const EDITED = 'Edited';

export const noVersions: PromptVersions = { versions: [], currentId: 0 };

export const currentOf = ({ versions, currentId }: PromptVersions): PromptVersion | undefined =>
  versions.find(({ id }) => id === currentId);

/** The version a version was made of, as far as it is still there: the one before it. */
export function versionBefore({ versions }: PromptVersions, id: number): PromptVersion | undefined {
  return versions[versions.findIndex((version) => version.id === id) - 1];
}

/**
 * The versions after a change. What was made stays as it was: the first edit of a version is a version of its own, and the edits
 * after it go into that one, as long as it is the newest.
 */
export function changeVersions(state: PromptVersions, change: VersionChange): PromptVersions {
  if (change.type === 'select') return { ...state, currentId: change.id };
  const newest = state.versions.at(-1);
  if (change.type === 'edit' && newest?.label === EDITED && newest.id === state.currentId)
    return {
      ...state,
      versions: state.versions.map((version) =>
        version.id === newest.id ? { ...version, prompt: change.prompt } : version,
      ),
    };
  // The same link or kept prompt opened twice.
  if (newest && change.type === 'add' && !change.engine && newest.label === change.label) {
    if (writeParts(newest.prompt) === writeParts(change.prompt)) return { ...state, currentId: newest.id };
  }
  const id = (newest?.id ?? 0) + 1;
  const added: PromptVersion =
    change.type === 'edit'
      ? { id, label: EDITED, prompt: change.prompt, engine: null }
      : { id, label: change.label, prompt: change.prompt, engine: change.engine ?? null };
  return { versions: [...state.versions, added].slice(-MAX_VERSIONS), currentId: id };
}
