import * as z from 'zod/mini';
import { type EngineId, engineId } from '@/shared/contracts/enhance.ts';
import { type PromptParts, promptParts, writeParts } from './prompt-parts.ts';

/** A prompt at one point of the work on it. */
const promptVersion = z.object({
  id: z.number(),
  /** What made it: *Generated*, *Shorter*, *Edited*. */
  label: z.string(),
  prompt: promptParts,
  /** What wrote it; null for what came by a link, from the history or by hand. */
  engine: z.nullable(engineId),
});
export type PromptVersion = z.infer<typeof promptVersion>;

/** Also as they lie in the tab's storage. */
export const promptVersions = z.object({
  versions: z.readonly(z.array(promptVersion)),
  currentId: z.number(),
  /** What was typed into the prompts' blanks, by their names. */
  values: z._default(z.record(z.string(), z.string()), {}),
});
export type PromptVersions = z.infer<typeof promptVersions>;

export type VersionChange =
  | { type: 'add'; label: string; prompt: PromptParts; engine?: EngineId | null }
  | { type: 'edit'; prompt: PromptParts }
  | { type: 'select'; id: number }
  | { type: 'fill'; name: string; value: string }
  /** What the tab kept comes before what was made since. */
  | { type: 'restore'; kept: PromptVersions };

/** More are forgotten, the oldest first. */
const MAX_VERSIONS = 20;
const EDITED = 'Edited';

export const noVersions: PromptVersions = { versions: [], currentId: 0, values: {} };

export const currentOf = ({ versions, currentId }: PromptVersions): PromptVersion | undefined =>
  versions.find(({ id }) => id === currentId);

/** The version a version was made of, as far as it is still there: the one before it. */
export function versionBefore({ versions }: PromptVersions, id: number): PromptVersion | undefined {
  return versions[versions.findIndex((version) => version.id === id) - 1];
}

const isSame = (one: PromptVersion, other: PromptVersion): boolean =>
  one.label === other.label && writeParts(one.prompt) === writeParts(other.prompt);

/** What was kept, with what was made since at its end; a link that was opened before is no new version. */
function restore(state: PromptVersions, kept: PromptVersions): PromptVersions {
  const since = state.versions.filter((version) => !kept.versions.some((old) => isSame(old, version)));
  return since.reduce<PromptVersions>(
    (all, { label, prompt, engine }) => {
      return changeVersions(all, { type: 'add', label, prompt, engine });
    },
    { ...kept, values: { ...kept.values, ...state.values } },
  );
}

/**
 * The versions after a change. What was made stays as it was: the first edit of a version is a version of its own, and the edits
 * after it go into that one, as long as it is the newest.
 */
export function changeVersions(state: PromptVersions, change: VersionChange): PromptVersions {
  if (change.type === 'select') return { ...state, currentId: change.id };
  if (change.type === 'restore') return restore(state, change.kept);
  if (change.type === 'fill') return { ...state, values: { ...state.values, [change.name]: change.value } };
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
  return { ...state, versions: [...state.versions, added].slice(-MAX_VERSIONS), currentId: id };
}
