import { useState } from 'react';
import { SettingsForm } from '@/components/settings-form.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useWatched } from '@/components/use-watched.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { EnhanceTab } from './enhance-tab.tsx';
import style from './panel.module.css';

type TabId = 'enhance' | 'settings';

async function change(part: Partial<Settings>): Promise<void> {
  await settingsItem.set({ ...(await settingsItem.get()), ...part });
}

/** The side panel: room for a draft that has no field of its own, and the settings. */
export function Panel() {
  const [tab, setTab] = useState<TabId>('enhance');
  const settings = useWatched(settingsItem);
  const account = useWatched(sessionItem);
  if (settings === undefined || account === undefined)
    return <main className={style.panel} aria-busy="true" />;
  const onChange = (part: Partial<Settings>) => void change(part);
  return (
    <main className={style.panel}>
      <h1 className="visually-hidden">Whetstone</h1>
      <Tabs<TabId>
        label="Whetstone"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'enhance',
            label: 'Enhance',
            content: <EnhanceTab settings={settings} account={account} onChange={onChange} />,
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <SettingsForm values={settings} signedIn={account !== null} onChange={onChange} />,
          },
        ]}
      />
    </main>
  );
}
