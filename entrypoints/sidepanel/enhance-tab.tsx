import { TallyView } from '@/components/compare/tally-view.tsx';
import { engineLine } from '@/components/engine-text.ts';
import layout from '@/components/enhance-actions.module.css';
import { EnhanceActions } from '@/components/enhance-actions.tsx';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceModeExample } from '@/components/enhance-mode-example.tsx';
import { AttachedFile } from '@/components/files/attached-file.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { LanguageForm } from '@/components/language-form.tsx';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { Select } from '@/components/ui/select.tsx';
import { useSavedValue, useWatchedValue } from '@/components/use-saved-value.ts';
import type { EngineId, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { type Session, type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { resetTally, tallyItem } from '@/shared/extension/tally-store.ts';
import type { Persona } from '@/shared/library/records.ts';
import { DraftPalette } from './draft-palette.tsx';
import style from './panel.module.css';
import { PersonaChoice } from './persona-choice.tsx';
import { say } from './say.ts';
import { TabResult, viewOf } from './tab-result.tsx';
import { isOf } from './use-asked.ts';
import { useEnhance } from './use-enhance.ts';
import { useOwnRecords } from './use-own-records.ts';
import { useSaving } from './use-saving.ts';

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

/** What to do with the empty draft, the palette's key included. */
const placeholderFor = (trigger: Settings['palette']) =>
  [say('draftPlaceholder'), ...(trigger === 'off' ? [] : [say('paletteKey', { key: trigger })])].join('\n');

interface ModeAndPersonaProps {
  mode: EnhanceMode;
  own: readonly Persona[];
  /** What the mode makes of a draft; a result of one's own says more. */
  hasExample: boolean;
  onMode: (mode: EnhanceMode) => void;
}

function ModeAndPersona({ mode, own, hasExample, onMode }: ModeAndPersonaProps) {
  return (
    <>
      <div className={layout.pair}>
        <Select label={say('mode')} options={modes} value={mode} onChange={onMode} />
        <PersonaChoice own={own} />
      </div>
      {hasExample && <EnhanceModeExample {...modePrompts[mode].example} />}
    </>
  );
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
  const work = useEnhance({ settings, attachment, onAttachment, ...rest });
  const { draft, asked, level, mode, choose, palette, language, translating } = work;
  const { state, cancel } = work.run;
  const isPaused = useIsPaused(useSavedValue(pauseItem)[0]);
  const [tally] = useSavedValue(tallyItem);
  const own = useOwnRecords();
  const board = useNotice();
  const save = useSaving(board);
  const isRunning = state.status === 'streaming';
  const isCurrent = state.status === 'done' && isOf(asked, { draft, level, mode });
  return (
    <div className={style.enhance}>
      <EnhanceForm
        label={say('draft')}
        placeholder={placeholderFor(settings.palette)}
        draft={draft}
        level={level}
        running={isRunning}
        blocked={isPaused}
        primary={!isCurrent && !translating.isAsked}
        note={!isCurrent && <span className={style.note}>{engineLine(engine)}</span>}
        field={palette.field}
        below={palette.props && <DraftPalette {...palette.props} own={own} language={language} />}
        onDraft={palette.onDraft}
        onLevel={(next) => choose({ level: next })}
        onStart={() => work.rewrite(draft)}
        onCancel={cancel}
      >
        <ModeAndPersona
          mode={mode}
          own={own?.personas ?? []}
          hasExample={state.status === 'idle'}
          onMode={(next) => choose({ mode: next })}
        />
        {attachment && <AttachedFile attachment={attachment} engine={engine} onChange={onAttachment} />}
      </EnhanceForm>
      {translating.isAsked ? (
        <LanguageForm first={language} onLanguage={translating.into} onCancel={translating.leave} />
      ) : (
        <TabResult
          asked={asked}
          view={viewOf(work.run, palette.field)}
          draft={draft}
          showChanges={settings.showChanges}
          onShowChanges={(show) => onChange({ showChanges: show })}
          save={save}
          engine={engine}
          account={account}
        />
      )}
      <EnhanceActions
        own={own?.actions ?? []}
        disabled={isRunning || isPaused}
        asksLanguage={translating.isAsked}
        onAskLanguage={translating.ask}
        onAct={(act) => work.act(act)}
      />
      <TallyView tally={tally ?? []} onReset={resetTally} />
      <NoticeBar {...board} />
    </div>
  );
}

/** The tab, once what was chosen last and the account are known. */
export default function EnhanceTab(props: EnhanceTabProps) {
  const [settings, setSettings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  const engine = useWatchedValue(engineInUse);
  if (settings === undefined || account === undefined || engine === undefined)
    return <div aria-busy="true" />;
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
