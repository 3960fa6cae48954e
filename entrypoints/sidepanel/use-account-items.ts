import { useEffect, useState } from 'react';
import type { InAccount, LibraryState } from '@/components/library/library-access.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { type SharedTemplates, sharedTemplatesItem } from '@/shared/extension/shared-templates.ts';
import { type Session, sessionItem } from '@/shared/extension/storage.ts';

/** After a change, long enough for the next word to be typed or an Undo to be pressed. */
const QUIET_MS = 1_500;

function inAccountOf(session: Session | null, shared: SharedTemplates | null): LibraryState['inAccount'] {
  if (!session) return null;
  const items = shared?.userId === session.userId ? Object.entries(shared.items) : [];
  return new Map(
    items.map(([id, { revision }]): [string, InAccount] => [id, revision === null ? 'waiting' : 'saved']),
  );
}

function syncInBackground(): void {
  // Without a line it waits for the next time; what is waiting says so.
  sendMessage('templates.sync', {}).catch((thrown: unknown) => reportError('panel.templates', thrown));
}

/** Which items the account keeps too. While the library is open, both are brought to hold the same. */
export function useAccountItems(): LibraryState['inAccount'] {
  const [inAccount, setInAccount] = useState<LibraryState['inAccount']>(null);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const [session, shared] = await Promise.all([sessionItem.get(), sharedTemplatesItem.get()]);
      if (!signal.aborted) setInAccount(inAccountOf(session, shared));
    };
    const syncSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(syncInBackground, QUIET_MS);
    };
    sessionItem.watch(() => void read(), signal);
    sharedTemplatesItem.watch(() => void read(), signal);
    libraryStore.items.watch(syncSoon, signal);
    window.addEventListener('online', syncInBackground, { signal });
    void read().then(syncInBackground);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, []);
  return inAccount;
}
