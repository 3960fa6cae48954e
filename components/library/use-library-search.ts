import { useEffect, useMemo, useState } from 'react';
import type { LibraryItem } from '@/shared/library/records.ts';
import { createLibraryIndex, everything, type LibraryQuery } from '@/shared/library/search.ts';

/** Rows drawn at once: more than a screen holds, few enough to be there within a frame. */
export const ROWS_AT_ONCE = 50;

interface LibrarySearch {
  query: LibraryQuery;
  ask: (change: Partial<LibraryQuery>) => void;
  found: readonly LibraryItem[];
  /** The part of them that is drawn. */
  shown: readonly LibraryItem[];
  showMore: () => void;
}

/** What is asked for and what is found, in the same turn as the keystroke. */
export function useLibrarySearch(items: readonly LibraryItem[]): LibrarySearch {
  const [query, setQuery] = useState<LibraryQuery>(everything);
  const [room, setRoom] = useState(ROWS_AT_ONCE);
  const index = useMemo(() => createLibraryIndex(items), [items]);
  useEffect(() => {
    // After the list stands: the first keystroke must not wait for all texts to be read.
    let timer = setTimeout(function warm() {
      if (index.warm()) timer = setTimeout(warm);
    });
    return () => clearTimeout(timer);
  }, [index]);
  const found = useMemo(() => index.search(query), [index, query]);
  const shown = useMemo(() => found.slice(0, room), [found, room]);
  return {
    query,
    ask: (change) => {
      setQuery((before) => ({ ...before, ...change }));
      setRoom(ROWS_AT_ONCE);
    },
    found,
    shown,
    showMore: () => setRoom((before) => before + ROWS_AT_ONCE),
  };
}
