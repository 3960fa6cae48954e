import { useEffect, useState } from 'react';
import type { LibraryState } from '@/components/library/library-access.ts';
import { LibraryView } from '@/components/library/library-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { libraryAccess } from './library-access.ts';
import { useAccountItems } from './use-account-items.ts';

const waiting = <Skeleton lines={5} />;

/** The library of this device, as every window of the extension shows it. */
export default function LibraryTab() {
  const [state, setState] = useState<Omit<LibraryState, 'inAccount'>>();
  const inAccount = useAccountItems();
  useEffect(() => {
    const control = new AbortController();
    const place = libraryStore.backendKind();
    libraryStore.items.watch(
      async ({ records, ...rest }) =>
        setState({ ...rest, items: records, inMemory: (await place) === 'memory' }),
      control.signal,
    );
    return () => control.abort();
  }, []);
  return state ? <LibraryView state={{ ...state, inAccount }} access={libraryAccess} /> : waiting;
}
