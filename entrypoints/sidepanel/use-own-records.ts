import { useEffect, useState } from 'react';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import type { CustomAction, Persona } from '@/shared/library/records.ts';

export interface OwnRecords {
  personas: readonly Persona[];
  actions: readonly CustomAction[];
}

/** The user's own personas and actions as they are now; undefined until both were read. */
export function useOwnRecords(): OwnRecords | undefined {
  const [personas, setPersonas] = useState<readonly Persona[]>();
  const [actions, setActions] = useState<readonly CustomAction[]>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    libraryStore.personas.watch(setPersonas, signal);
    libraryStore.actions.watch((records) => {
      setActions(records);
      // The background may sleep through the change: it is told, also of what an import brought.
      void sendMessage('menu.refresh', {}).catch(() => undefined);
    }, signal);
    return () => control.abort();
  }, []);
  return personas && actions && { personas, actions };
}
