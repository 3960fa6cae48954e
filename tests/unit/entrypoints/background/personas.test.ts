import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { withOwnAction } from '@/entrypoints/background/actions.ts';
import type { Enhance } from '@/entrypoints/background/enhance-port.ts';
import { activePersonaName, personaMessages, withPersona } from '@/entrypoints/background/personas.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { builtInPersonas } from '@/shared/library/built-in-personas.ts';

const caller = { signal: new AbortController().signal, site: null };
const rewrite = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: 'a' } as const;
const custom = { kind: 'action', action: 'custom', text: 'a' } as const;

/** Lets a task through and gives it as the engines would get it. */
async function passed(wrap: (enhance: Enhance) => Enhance, start: { task: Task; ownAction?: string }) {
  const tasks: Task[] = [];
  const enhance: Enhance = async function* ({ task }) {
    tasks.push(task);
    yield { type: 'ping' };
  };
  for await (const _ of wrap(enhance)({ type: 'start', requestId: 'r', ...start }, caller));
  return tasks[0];
}

beforeEach(() => fakeBrowser.reset());

describe('the persona that is on', () => {
  it('gives its voice to rewrites and actions, and to nothing else', async () => {
    const coach = builtInPersonas.find(({ id }) => id === 'executive-coach');
    await personaMessages['personas.choose']({ id: 'executive-coach' });
    expect(await passed(withPersona, { task: rewrite })).toEqual({ ...rewrite, persona: coach?.description });
    expect(await passed(withPersona, { task: custom })).toMatchObject({ persona: coach?.description });
    const questions = { kind: 'follow-ups', text: 'a' } as const;
    expect(await passed(withPersona, { task: questions })).toEqual(questions);
    expect(await activePersonaName()).toEqual({ id: 'executive-coach', name: 'Executive coach' });
  });

  it('is none where it was deleted meanwhile', async () => {
    const mine = { id: 'mine', name: 'Mine', description: 'Brief.', builtIn: false, editedAt: 1 };
    await libraryStore.personas.put(mine);
    await personaMessages['personas.choose']({ id: 'mine' });
    expect(await passed(withPersona, { task: rewrite })).toEqual({ ...rewrite, persona: 'Brief.' });
    await libraryStore.personas.remove('mine');
    expect(await passed(withPersona, { task: rewrite })).toEqual(rewrite);
    expect(await activePersonaName()).toBeNull();
  });

  it('is told to pages by name alone', async () => {
    const names = await personaMessages['personas.list']();
    expect(names).toHaveLength(builtInPersonas.length);
    for (const name of names) expect(Object.keys(name)).toEqual(['id', 'name']);
  });
});

describe('an action of the user’s own', () => {
  it('is worded in the background', async () => {
    await libraryStore.actions.put({ id: 'own', name: 'Haiku', instruction: 'Write a haiku.' });
    expect(await passed(withOwnAction, { task: custom, ownAction: 'own' })).toEqual({
      ...custom,
      instruction: 'Write a haiku.',
    });
    await libraryStore.actions.remove('own');
    await expect(passed(withOwnAction, { task: custom, ownAction: 'own' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
