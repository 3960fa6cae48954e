import { useEffect, useReducer, useState } from 'react';
import { readKept, writeKept } from '@/dashboard/app/kept.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { changeVersions, noVersions, promptVersions } from './prompt-versions.ts';

/** The versions of a prompt, kept by the tab: what cost a credit is there after *Back* and after a reload. */
export function useKeptVersions() {
  const [state, change] = useReducer(changeVersions, noVersions);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    // Whose prompts they are must be known before they are shown.
    void sessionStore.known().then(() => {
      if (!isHere) return;
      const kept = readKept('prompts', promptVersions);
      if (kept) change({ type: 'restore', kept });
      setRead(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (isRead && state.versions.length > 0) writeKept('prompts', state);
  }, [isRead, state]);
  return [state, change] as const;
}
