import { useCallback, useEffect, useState } from 'react';
import { noteKeepFailure } from './keep-failure.tsx';

/** Something kept elsewhere that can be read, replaced, and watched from now on. */
export interface Kept<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

/**
 * A kept value and the way to replace it. Follows every change made elsewhere; one made here shows at once, before it
 * is kept. What cannot be kept goes back to what is, and `KeepFailure` says so.
 * @returns undefined for the value until it was read once
 */
export function useKept<T>(item: Kept<T>): [T | undefined, (next: T) => void] {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const control = new AbortController();
    item.watch((next) => setValue(() => next), control.signal);
    void item.get().then((first) => {
      if (!control.signal.aborted) setValue((known) => (known === undefined ? first : known));
    });
    return () => control.abort();
  }, [item]);
  const replace = useCallback(
    (next: T) => {
      setValue(() => next);
      item.set(next).then(
        () => noteKeepFailure(null),
        async (thrown: unknown) => {
          noteKeepFailure(thrown);
          const kept = await item.get();
          setValue(() => kept);
        },
      );
    },
    [item],
  );
  return [value, replace];
}
