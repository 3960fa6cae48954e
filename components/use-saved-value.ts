import { useCallback, useEffect, useState } from 'react';
import { noteSaveError } from './last-save.ts';

/** Something kept or worked out elsewhere that can be read, and watched from now on. */
export interface WatchedValue<T> {
  get(): Promise<T>;
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

/** The same where it can also be replaced. */
export interface SavedValue<T> extends WatchedValue<T> {
  set(value: T): Promise<void>;
}

function useValue<T>(item: WatchedValue<T>) {
  const state = useState<T>();
  const [, setValue] = state;
  useEffect(() => {
    const control = new AbortController();
    item.watch((next) => setValue(() => next), control.signal);
    void item.get().then((first) => {
      if (!control.signal.aborted) setValue((known) => (known === undefined ? first : known));
    });
    return () => control.abort();
  }, [item, setValue]);
  return state;
}

/** A value that is kept or worked out elsewhere; undefined until it was read once. */
export function useWatchedValue<T>(item: WatchedValue<T>): T | undefined {
  return useValue(item)[0];
}

/**
 * A saved value and the way to replace it. Follows every change made elsewhere; one made here shows at once, before it
 * is saved. What cannot be saved goes back to what is, and `SaveError` says so.
 * @returns undefined for the value until it was read once
 */
export function useSavedValue<T>(item: SavedValue<T>): [T | undefined, (next: T) => void] {
  const [value, setValue] = useValue(item);
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
    [item, setValue],
  );
  return [value, replace];
}
