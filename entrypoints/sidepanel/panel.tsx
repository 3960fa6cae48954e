import { useState } from 'react';
import { SettingsForm } from '@/components/settings-form.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useKept } from '@/components/use-kept.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { EnhanceTab } from './enhance-tab.tsx';
import style from './panel.module.css';

type TabId = 'enhance' | 'settings';

/** The side panel: room for a draft that has no field of its own, and the settings. */
export function Panel() {
  const [tab, setTab] = useState<TabId>('enhance');
  const [settings, setSettings] = useKept(settingsItem);
  const [account] = useKept(sessionItem);
  if (settings === undefined || account === undefined)
    return <main className={style.panel} aria-busy="true" />;
  const onChange = (part: Partial<Settings>) => setSettings({ ...settings, ...part });
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
