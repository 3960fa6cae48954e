import { type ComponentType, use } from 'react';

/** A page that is fetched when it is first drawn, or before. */
export interface Page {
  Content: ComponentType;
  /** Fetches it, once. Drawn after that, it stands there at once. */
  fetch(): Promise<unknown>;
}

/** Unlike React's `lazy`, which waits a turn for what is there already: a page written ahead would be empty for that long. */
export function pageOf(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const fetch = () => {
    loading ??= load().then((page) => {
      loaded = page;
      return page;
    });
    return loading;
  };
  function Content() {
    const Shown = loaded ?? use(fetch());
    return <Shown />;
  }
  return { Content, fetch };
}
