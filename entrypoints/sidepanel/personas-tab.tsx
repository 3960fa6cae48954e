import { engineLine } from '@/components/engine-text.ts';
import { PersonasView } from '@/components/personas/personas-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSavedValue, useWatchedValue } from '@/components/use-saved-value.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { runThroughPort } from './run-through-port.ts';
import { useOwnRecords } from './use-own-records.ts';

/** The personas and own actions of this device. */
export default function PersonasTab() {
  const own = useOwnRecords();
  const [activeId, setActiveId] = useSavedValue(activePersonaItem);
  const engine = useWatchedValue(engineInUse);
  if (!own || activeId === undefined || !engine) return <Skeleton lines={5} />;
  return (
    <PersonasView
      {...own}
      activeId={activeId}
      onActive={setActiveId}
      change={libraryStore.change}
      run={runThroughPort}
      engineLine={engineLine(engine)}
    />
  );
}
