import { type ComponentType, use } from 'react';

/** A page that is fetched when it is first drawn, or before. */
export interface Page {
  Content: ComponentType;
  /** Fetches it, once. Drawn after that, it stands there at once. */
  fetch(): Promise<unknown>;
}

/** Says of itself that it is kept, as `use` looks for it: what is there already is drawn in the same turn. */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** Unlike React's `lazy`, which waits a turn for what is there already: a page written ahead would be empty for that long. */
export function pageOf(load: () => Promise<ComponentType>): Page {
  let loading: Promise<ComponentType> | undefined;
  const fetch = () => {
    loading ??= readAtOnce(load());
    return loading;
  };
  function Content() {
    const Shown = use(fetch());
    return <Shown />;
  }
  return { Content, fetch };
}
