import { type ComponentType, use, useEffect } from 'react';

/** A page, or a part of one, that is fetched when it is first drawn, or before. */
export interface Page<Props = object> {
  Content: ComponentType<Props>;
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

/** Forget what could not be fetched. */
const failed = new Set<() => void>();

/** Has pages that could not be fetched be asked for anew when they are drawn next. */
export function askAgainForPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Unlike React's `lazy`, which waits a turn for what is there already: a page written ahead would be empty for that long. */
export function pageOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Page<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const notArrived = (thrown: unknown): never => {
    failed.add(() => {
      loading = undefined;
    });
    throw thrown;
  };
  const fetch = () => {
    // Until it is told to ask again it stays as it failed: a page is drawn more than once to learn why.
    loading ??= readAtOnce(load().catch(notArrived));
    return loading;
  };
  function Content(props: Props) {
    const Shown = use(fetch());
    return <Shown {...props} />;
  }
  return { Content, fetch };
}

/** Fetches a part once the page it belongs to stands there; what went wrong is met where the part is drawn. */
export function useAhead({ fetch }: Pick<Page, 'fetch'>): void {
  useEffect(() => void fetch().catch(() => undefined), [fetch]);
}
