import { useState } from 'react';
import type { TakenContext } from '@/components/files/use-taking.ts';
import { KeepFailure } from '@/components/keep-failure.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useKept } from '@/components/use-kept.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { OnceOpened } from './once-opened.tsx';
import { type TabId, useOpenTab } from './open-tab.ts';
import style from './panel.module.css';
import { tabLoaders } from './tab-loaders.ts';

/** The side panel: one frame that never moves, and in it a tab at a time. */
export function Panel({ first }: { first: TabId }) {
  const [tab, openTab] = useOpenTab(first);
  const [settings, setSettings] = useKept(settingsItem);
  const [account] = useKept(sessionItem);
  // A new count makes the form begin anew with the draft that was taken up again.
  const [reused, setReused] = useState({ count: 0, draft: '' });
  const reuse = (draft: string) => {
    setReused({ count: reused.count + 1, draft });
    openTab('enhance');
  };
  const [taken, setTaken] = useState<TakenContext | null>(null);
  const use = (context: TakenContext) => {
    setTaken(context);
    openTab('enhance');
  };
  const enhance =
    settings === undefined || account === undefined ? (
      <div aria-busy="true" />
    ) : (
      <OnceOpened
        key={reused.count}
        isOpen={tab === 'enhance'}
        load={tabLoaders.enhance}
        props={{
          firstDraft: reused.draft,
          settings,
          account,
          taken,
          onDrop: () => setTaken(null),
          onChange: (part: Partial<Settings>) => setSettings({ ...settings, ...part }),
        }}
      />
    );
  return (
    <main className={style.panel}>
      <h1 className="visually-hidden">Whetstone</h1>
      <KeepFailure />
      <Tabs<TabId>
        label="Whetstone"
        value={tab}
        onChange={openTab}
        tabs={[
          { id: 'enhance', label: 'Enhance', content: enhance },
          {
            id: 'files',
            label: 'Files',
            content: <OnceOpened isOpen={tab === 'files'} load={tabLoaders.files} props={{ onUse: use }} />,
          },
          {
            id: 'library',
            label: 'Library',
            content: <OnceOpened isOpen={tab === 'library'} load={tabLoaders.library} props={{}} />,
          },
          {
            id: 'personas',
            label: 'Personas',
            content: <OnceOpened isOpen={tab === 'personas'} load={tabLoaders.personas} props={{}} />,
          },
          {
            id: 'activity',
            label: 'Activity',
            content: (
              <OnceOpened isOpen={tab === 'activity'} load={tabLoaders.activity} props={{ onReuse: reuse }} />
            ),
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <OnceOpened isOpen={tab === 'settings'} load={tabLoaders.settings} props={{}} />,
          },
        ]}
      />
    </main>
  );
}
