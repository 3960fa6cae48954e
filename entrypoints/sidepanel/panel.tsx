import { lazy, useState } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useKept } from '@/components/use-kept.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { EnhanceTab } from './enhance-tab.tsx';
import { OnceOpened } from './once-opened.tsx';
import style from './panel.module.css';
import SettingsTab from './settings-tab.tsx';

const LibraryTab = lazy(() => import('./library-tab.tsx'));
const ActivityTab = lazy(() => import('./activity-tab.tsx'));

type TabId = 'enhance' | 'library' | 'activity' | 'settings';

/** The side panel: room for a draft that has no field of its own, and the settings. */
export function Panel() {
  const [tab, setTab] = useState<TabId>('enhance');
  const [settings, setSettings] = useKept(settingsItem);
  const [account] = useKept(sessionItem);
  // A new count makes the form begin anew with the draft that was taken up again.
  const [reused, setReused] = useState({ count: 0, draft: '' });
  if (settings === undefined || account === undefined)
    return <main className={style.panel} aria-busy="true" />;
  const onChange = (part: Partial<Settings>) => setSettings({ ...settings, ...part });
  const reuse = (draft: string) => {
    setReused({ count: reused.count + 1, draft });
    setTab('enhance');
  };
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
            content: (
              <EnhanceTab
                key={reused.count}
                firstDraft={reused.draft}
                settings={settings}
                account={account}
                onChange={onChange}
              />
            ),
          },
          {
            id: 'library',
            label: 'Library',
            content: (
              <OnceOpened isOpen={tab === 'library'}>
                <LibraryTab />
              </OnceOpened>
            ),
          },
          {
            id: 'activity',
            label: 'Activity',
            content: (
              <OnceOpened isOpen={tab === 'activity'}>
                <ActivityTab onReuse={reuse} />
              </OnceOpened>
            ),
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <SettingsTab />,
          },
        ]}
      />
    </main>
  );
}
