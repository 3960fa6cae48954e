import { engineLine } from '@/components/engine-text.ts';
import { PersonasView } from '@/components/personas/personas-view.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { chosenEngine, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import style from './panel.module.css';
import { runThroughPort } from './run-through-port.ts';
import { useOwnRecords } from './use-own-records.ts';

/** The personas and own actions of this device. */
export default function PersonasTab() {
  const own = useOwnRecords();
  const [activeId, setActiveId] = useSavedValue(activePersonaItem);
  const [settings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  if (!own || activeId === undefined || !settings || account === undefined)
    return <div className={style.enhance} aria-busy="true" />;
  return (
    <PersonasView
      {...own}
      activeId={activeId}
      onActive={setActiveId}
      change={libraryStore.change}
      run={runThroughPort}
      engineLine={engineLine(chosenEngine(settings.engine, account))}
    />
  );
}
