import * as z from 'zod/mini';
import { type EngineId, engineId } from '@/shared/contracts/enhance.ts';
import { type PromptParts, promptParts, writeParts } from './prompt-parts.ts';
import { isSameTopic } from './same-topic.ts';

/** A prompt at one point of the work on it. */
const promptVersion = z.object({
  id: z.number(),
  /** What made it: *Generated*, *Shorter*, *Edited*. */
  label: z.string(),
  prompt: promptParts,
  /** What wrote it; null for what came by a link, from the history or by hand. */
  engine: z.nullable(engineId),
  /** What was asked for, or what the prompt begins with where nobody asked. */
  topic: z._default(z.string(), ''),
  /** Versions of one prompt share a number; another topic is another prompt. */
  work: z._default(z.number(), 0),
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
  /** With a topic it is a prompt of its own, or a version of the one with that topic; without one it was made of what is shown. */
  | { type: 'add'; label: string; prompt: PromptParts; engine?: EngineId | null; topic?: string }
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

/** All versions of the prompt that one of them belongs to. */
export const versionsWith = ({ versions }: PromptVersions, { work }: PromptVersion) =>
  versions.filter((version) => version.work === work);

/** Which of its prompt's versions it is. */
export const numberOf = (state: PromptVersions, version: PromptVersion): number =>
  versionsWith(state, version).indexOf(version) + 1;

/** The newest version of every other prompt. */
export const othersThan = ({ versions }: PromptVersions, { work }: PromptVersion) =>
  versions.filter(
    (version) => version.work !== work && versions.findLast((one) => one.work === version.work) === version,
  );

/** The version a version was made of, as far as it is still there: the one before it. */
export function versionBefore(state: PromptVersions, version: PromptVersion): PromptVersion | undefined {
  const all = versionsWith(state, version);
  return all[all.indexOf(version) - 1];
}

/** To which prompt a new version belongs. */
function placeOf(state: PromptVersions, topic: string | undefined): Pick<PromptVersion, 'topic' | 'work'> {
  const current = currentOf(state);
  if (topic === undefined && current) return { topic: current.topic, work: current.work };
  const asked = topic ?? '';
  const same = state.versions.findLast((version) => isSameTopic(version.topic, asked));
  const work = same?.work ?? Math.max(0, ...state.versions.map((version) => version.work)) + 1;
  return { topic: asked, work };
}

const isSame = (one: PromptVersion, other: PromptVersion): boolean =>
  one.label === other.label && writeParts(one.prompt) === writeParts(other.prompt);

/** What was kept, with what was made since at its end; a link that was opened before is no new version. */
function restore(state: PromptVersions, kept: PromptVersions): PromptVersions {
  const since = state.versions.filter((version) => !kept.versions.some((old) => isSame(old, version)));
  return since.reduce<PromptVersions>(
    (all, { label, prompt, engine, topic }) =>
      changeVersions(all, { type: 'add', label, prompt, engine, ...(topic && { topic }) }),
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
  const { prompt } = change;
  const added: PromptVersion =
    change.type === 'edit'
      ? { id, label: EDITED, prompt, engine: null, ...placeOf(state, undefined) }
      : { id, label: change.label, prompt, engine: change.engine ?? null, ...placeOf(state, change.topic) };
  return { ...state, versions: [...state.versions, added].slice(-MAX_VERSIONS), currentId: id };
}
