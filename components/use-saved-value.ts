import { useCallback, useEffect, useState } from 'react';
import { noteSaveError } from './save-error.tsx';

/** A value saved elsewhere that can be read, replaced, and watched from now on. */
export interface SavedValue<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

/**
 * A saved value and the way to replace it. Follows every change made elsewhere; one made here shows at once, before it
 * is saved. What cannot be saved goes back to what is, and `SaveError` says so.
 * @returns undefined for the value until it was read once
 */
export function useSavedValue<T>(item: SavedValue<T>): [T | undefined, (next: T) => void] {
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
        () => noteSaveError(null),
        async (thrown: unknown) => {
          noteSaveError(thrown);
          const saved = await item.get();
          setValue(() => saved);
        },
      );
    },
    [item],
  );
  return [value, replace];
}
