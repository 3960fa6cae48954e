import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import type { MessageHandlers } from '@/shared/extension/messages.ts';
import type { NamedRecord } from '@/shared/extension/named-record.ts';
import { allPersonas, builtInPersonas } from '@/shared/library/built-in-personas.ts';
import type { Persona } from '@/shared/library/records.ts';
import type { Enhance } from './enhance-port.ts';

/** The persona that is on; null for none, or where it was deleted. */
async function readActive(): Promise<Persona | null> {
  const id = await activePersonaItem.get();
  if (id === null) return null;
  const builtIn = builtInPersonas.find((one) => one.id === id);
  return builtIn ?? (await libraryStore.personas.list()).find((one) => one.id === id) ?? null;
}

/** The persona that is on, as a page may know it. */
export async function activePersonaName(): Promise<NamedRecord | null> {
  const active = await readActive();
  return active && { id: active.id, name: active.name };
}

/**
 * The same runs, rewrites and actions among them in the voice of the persona that is on. Added here, so that no page
 * ever holds what a persona says.
 */
export function withPersona(enhance: Enhance): Enhance {
  return async function* voiced(start, caller) {
    const { task } = start;
    if (task.kind !== 'enhance' && task.kind !== 'action') {
      yield* enhance(start, caller);
      return;
    }
    const persona = await readActive();
    yield* enhance(persona ? { ...start, task: { ...task, persona: persona.description } } : start, caller);
  };
}

export const personaMessages = {
  'personas.list': async () =>
    allPersonas(await libraryStore.personas.list()).map(({ id, name }) => ({ id, name })),
  'personas.choose': async ({ id }) => {
    await activePersonaItem.set(id);
    return null;
  },
} satisfies Partial<MessageHandlers>;
