import { Settings } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { SaveError } from '@/components/save-error.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { LazyTab } from './lazy-tab.tsx';
import { useOpenTab } from './open-tab.ts';
import style from './panel.module.css';
import { PausedBar } from './paused-bar.tsx';
import { reloadWithDraft } from './reload-with-draft.ts';
import { say } from './say.ts';
import { type TabId, tabLoaders } from './tab-loaders.ts';
import { useHandedContext } from './use-handed-context.ts';

/** The side panel: one frame that never moves, and in it a tab at a time. */
export function Panel({ first }: { first: TabId }) {
  const [tab, openTab] = useOpenTab(first);
  // A new count makes the form begin anew with the draft that was taken up again.
  const [reused, setReused] = useState({ count: 0, draft: '' });
  const reuse = (draft: string) => {
    setReused({ count: reused.count + 1, draft });
    openTab('enhance');
  };
  const [attachment, setAttachment] = useState<FileAttachment | null>(null);
  const use = (context: FileAttachment) => {
    setAttachment(context);
    openTab('enhance');
  };
  useHandedContext(use);
  const draft = useRef('');
  const noteDraft = useCallback((text: string) => {
    draft.current = text;
  }, []);
  const lazy = (id: TabId) => ({
    isOpen: tab === id,
    onReload: () => reloadWithDraft({ text: draft.current, attachment }),
  });
  return (
    <main className={style.panel}>
      <h1 className="visually-hidden">Whetstone</h1>
      <SaveError />
      <PausedBar />
      <Tabs<TabId>
        label="Whetstone"
        value={tab}
        onChange={openTab}
        tabs={[
          {
            id: 'enhance',
            label: say('tab_enhance'),
            content: (
              <LazyTab
                key={reused.count}
                {...lazy('enhance')}
                load={tabLoaders.enhance}
                props={{
                  firstDraft: reused.draft,
                  attachment,
                  onAttachment: setAttachment,
                  onDraft: noteDraft,
                }}
              />
            ),
          },
          {
            id: 'files',
            label: say('tab_files'),
            content: <LazyTab {...lazy('files')} load={tabLoaders.files} props={{ onUse: use }} />,
          },
          {
            id: 'library',
            label: say('tab_library'),
            content: <LazyTab {...lazy('library')} load={tabLoaders.library} props={{}} />,
          },
          {
            id: 'personas',
            label: say('tab_personas'),
            content: <LazyTab {...lazy('personas')} load={tabLoaders.personas} props={{}} />,
          },
          {
            id: 'activity',
            label: say('tab_activity'),
            content: <LazyTab {...lazy('activity')} load={tabLoaders.activity} props={{ onReuse: reuse }} />,
          },
          {
            id: 'settings',
            label: say('tab_settings'),
            icon: <Settings aria-hidden="true" />,
            content: <LazyTab {...lazy('settings')} load={tabLoaders.settings} props={{}} />,
          },
        ]}
      />
    </main>
  );
}
