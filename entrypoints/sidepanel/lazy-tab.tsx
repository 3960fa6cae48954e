import { type ComponentType, useEffect, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { say } from './say.ts';

interface LazyTabProps<P extends object> {
  isOpen: boolean;
  /** The same function at every turn. */
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Loads the whole panel anew. */
  onReload: () => void;
}

/**
 * A tab that is loaded when it is first opened, and keeps its state from then on. Not React's own `lazy`, which holds
 * back what it loaded for 300 ms so that fallbacks do not flicker.
 */
export function LazyTab<P extends object>({ isOpen, load, props, onReload }: LazyTabProps<P>) {
  const [Tab, setTab] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = isOpen && Tab === null;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    load().then(
      (loaded) => isHere && setTab(() => loaded.default),
      () => isHere && setHasFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, load]);
  if (Tab) return <Tab {...props} />;
  // The files of an extension are there unless a newer one took their place.
  if (hasFailed)
    return (
      <Failure code="extension_reloaded" context="panel">
        <Button kind="primary" onClick={() => onReload()}>
          {say('reload')}
        </Button>
      </Failure>
    );
  return isOpen ? <Skeleton lines={5} /> : null;
}
