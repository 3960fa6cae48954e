import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useKept } from '@/components/use-kept.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { EnhanceTab } from './enhance-tab.tsx';
import { OnceOpened } from './once-opened.tsx';
import style from './panel.module.css';

const loadLibrary = () => import('./library-tab.tsx');
const loadActivity = () => import('./activity-tab.tsx');
const loadSettings = () => import('./settings-tab.tsx');

const tabIds = ['enhance', 'library', 'activity', 'settings'] as const;
type TabId = (typeof tabIds)[number];

/** The tab an address asks for by its fragment, as `sidepanel.html#library` does. */
const askedTab = () => tabIds.find((id) => location.hash === `#${id}`) ?? 'enhance';

// Asked for by the address, it loads while the settings are read.
if (askedTab() === 'library') void loadLibrary();

/** The side panel: room for a draft that has no field of its own, and the settings. */
export function Panel() {
  const [tab, setTab] = useState<TabId>(askedTab);
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
            content: <OnceOpened isOpen={tab === 'library'} load={loadLibrary} props={{}} />,
          },
          {
            id: 'activity',
            label: 'Activity',
            content: (
              <OnceOpened isOpen={tab === 'activity'} load={loadActivity} props={{ onReuse: reuse }} />
            ),
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <OnceOpened isOpen={tab === 'settings'} load={loadSettings} props={{}} />,
          },
        ]}
      />
    </main>
  );
}
