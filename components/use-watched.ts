import { useEffect, useState } from 'react';

/** Something kept elsewhere that can be read now and watched from now on. */
interface Watchable<T> {
  get(): Promise<T>;
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

/** The value of a kept item, following every change; undefined until it was read once. */
export function useWatched<T>(item: Watchable<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const control = new AbortController();
    item.watch((next) => setValue(() => next), control.signal);
    void item.get().then((first) => {
      if (!control.signal.aborted) setValue((known) => (known === undefined ? first : known));
    });
    return () => control.abort();
  }, [item]);
  return value;
}
