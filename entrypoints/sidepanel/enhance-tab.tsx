import { TallyView } from '@/components/compare/tally-view.tsx';
import { EnhanceActions } from '@/components/enhance-actions.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { LanguageForm } from '@/components/language-form.tsx';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSavedValue, useWatchedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { type Session, type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { resetTally, tallyItem } from '@/shared/extension/tally-store.ts';
import style from './panel.module.css';
import { say } from './say.ts';
import { TabForm } from './tab-form.tsx';
import { TabResult, viewOf } from './tab-result.tsx';
import { useEnhance } from './use-enhance.ts';
import { useOwnRecords } from './use-own-records.ts';

interface EnhanceTabProps {
  /** What the form begins with. */
  firstDraft: string;
  /** What was picked of a file to go along, as quoted data. */
  attachment: FileAttachment | null;
  /** Leaves parts of it behind, or with null all of it. */
  onAttachment: (attachment: FileAttachment | null) => void;
  /** Is told the draft at every change. */
  onDraft: (text: string) => void;
}

interface EnhanceTabFormProps extends EnhanceTabProps {
  settings: Settings;
  engine: EngineId;
  account: Session | null;
  onChange: (part: Partial<Settings>) => void;
}

/** Works on a text that stands in no page: typed or pasted here, copied from here. */
function EnhanceTabForm({
  settings,
  engine,
  account,
  attachment,
  onAttachment,
  onChange,
  ...rest
}: EnhanceTabFormProps) {
  const own = useOwnRecords();
  const work = useEnhance({ settings, attachment, onAttachment, ...rest });
  const { draft, asked, palette, language, translating } = work;
  const isPaused = useIsPaused(useSavedValue(pauseItem)[0]);
  const [tally] = useSavedValue(tallyItem);
  return (
    <div className={style.enhance}>
      <TabForm {...{ work, settings, engine, own, isPaused, attachment, onAttachment }} />
      {translating.isAsked ? (
        <LanguageForm first={language} onLanguage={translating.into} onCancel={translating.leave} />
      ) : (
        <TabResult
          asked={asked}
          view={viewOf(work.run, palette.field)}
          draft={draft}
          chosen={work.chosen}
          own={own?.personas ?? []}
          showChanges={settings.showChanges}
          onShowChanges={(show) => onChange({ showChanges: show })}
          engine={engine}
          account={account}
        />
      )}
      <EnhanceActions
        own={own?.actions ?? []}
        hint={settings.palette === 'off' ? undefined : say('actionsKey', { key: settings.palette })}
        disabled={isPaused || work.run.state.status === 'streaming'}
        isFolded={
          ['done', 'streaming'].includes(work.run.state.status) &&
          asked !== undefined &&
          'rewrite' in asked &&
          draft.trim() !== ''
        }
        asksLanguage={translating.isAsked}
        onAskLanguage={translating.ask}
        onAct={(act) => work.act(act)}
      />
      <TallyView tally={tally ?? []} onReset={resetTally} />
    </div>
  );
}

/** The tab, once what was chosen last and the account are known. */
export default function EnhanceTab(props: EnhanceTabProps) {
  const [settings, setSettings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  const engine = useWatchedValue(engineInUse);
  if (settings === undefined || account === undefined || engine === undefined) return <Skeleton lines={5} />;
  return (
    <EnhanceTabForm
      {...props}
      settings={settings}
      engine={engine}
      account={account}
      onChange={(part) => setSettings({ ...settings, ...part })}
    />
  );
}
