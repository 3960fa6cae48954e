import { type RefObject, useState } from 'react';
import { TallyView } from '@/components/compare/tally-view.tsx';
import { engineLine } from '@/components/engine-text.ts';
import { EnhanceActResult } from '@/components/enhance-act-result.tsx';
import { type EnhanceAct, EnhanceActions } from '@/components/enhance-actions.tsx';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceModeExample } from '@/components/enhance-mode-example.tsx';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import { AttachedFile } from '@/components/files/attached-file.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { ResultButtons } from '@/components/result-buttons.tsx';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { Select } from '@/components/ui/select.tsx';
import { useRun } from '@/components/use-run.ts';
import { useSavedValue, useWatchedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { type Session, type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { resetTally, tallyItem } from '@/shared/extension/tally-store.ts';
import { translateLanguageItem } from '@/shared/extension/translate-language.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { CompareRewrite } from './compare-rewrite.tsx';
import { copyText } from './copy-text.ts';
import { DraftPalette } from './draft-palette.tsx';
import { insertIntoPage } from './insert-into-page.ts';
import style from './panel.module.css';
import { PersonaChoice } from './persona-choice.tsx';
import { runOnDevice, runThroughPort } from './run-through-port.ts';
import { type Asked, askedBy, useAsked } from './use-asked.ts';
import { useDraft } from './use-draft.ts';
import { useDraftPalette } from './use-draft-palette.ts';
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
  `Paste or type a prompt, a mail, a message…${trigger === 'off' ? '' : `\nType ${trigger} for prompts and actions`}`;

/** The file along with a rewrite, and nothing where there is none. */
const contextOf = (attachment: FileAttachment | null) => attachment && { context: attachment.text };

type Choice = Pick<Settings, 'level' | 'mode'>;

/** Level and mode of what is written here: the next page's card and the setting stay as they are. */
function useChoice({ level, mode }: Settings): [Choice, (part: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Partial<Choice>>({});
  return [{ level, mode, ...choice }, (part) => setChoice({ ...choice, ...part })];
}

/** A run as its results are shown, with what can be done about them. */
const viewOf = ({ state, again }: ReturnType<typeof useRun>, field: RefObject<HTMLElement | null>) => ({
  state,
  originOf: engineLine,
  onCopy: copyText,
  onInsert: insertIntoPage,
  onRetry: () => again(),
  onDevice: () => again(runOnDevice),
  onEdit: () => field.current?.focus(),
});

interface TabResultProps {
  asked: Asked | undefined;
  view: ReturnType<typeof viewOf>;
  showChanges: boolean;
  onShowChanges: (show: boolean) => void;
  save: ReturnType<typeof useSaving>;
  engine: EngineId;
  account: Session | null;
}

/** Whether a rewrite has anything to compare with its draft. */
const isChanged = (state: RunState) =>
  state.status === 'done' && state.outcome.segments.some((part) => !('same' in part));

/** What the last run gave, by what it was. */
function TabResult({ asked, view, showChanges, onShowChanges, save, engine, account }: TabResultProps) {
  if (asked && 'act' in asked)
    return (
      <EnhanceActResult
        {...asked.act}
        {...view}
        below={(text) => <ResultButtons text={text} onSave={save} />}
      />
    );
  return (
    <EnhanceResult
      {...view}
      showsAccount
      showChanges={showChanges}
      onShowChanges={onShowChanges}
      below={(text) => (
        <>
          <ResultButtons text={text} onSave={save} />
          {asked && isChanged(view.state) && (
            <CompareRewrite task={asked.rewrite} rewrite={text} engine={engine} account={account} />
          )}
        </>
      )}
    />
  );
}

/** Works on a text that stands in no page: typed or pasted here, copied from here. */
function EnhanceTabForm({
  firstDraft,
  settings,
  engine: chosen,
  account,
  attachment,
  onAttachment,
  onDraft,
  onChange,
}: EnhanceTabFormProps) {
  const [draft, setDraft] = useDraft({ first: firstDraft, attachment, onAttachment, onDraft });
  const run = useRun(runThroughPort);
  const { state, start, cancel } = run;
  const { asked, ask } = useAsked(start);
  const [tally] = useSavedValue(tallyItem);
  const isPaused = useIsPaused(useSavedValue(pauseItem)[0]);
  const [language, setLanguage] = useSavedValue(translateLanguageItem);
  const own = useOwnRecords();
  const board = useNotice();
  const save = useSaving(board);
  const [{ level, mode }, choose] = useChoice(settings);
  const isRunning = state.status === 'streaming';
  const rewrite = (text: string, choice: Partial<Choice> = {}) =>
    ask({
      rewrite: { kind: 'enhance', mode, level, place: 'other', ...choice, text, ...contextOf(attachment) },
    });
  const act = (chosenAct: EnhanceAct, text = draft) => {
    if (chosenAct.kind === 'action' && chosenAct.language) setLanguage(chosenAct.language);
    ask(askedBy(chosenAct, text));
  };
  const palette = useDraftPalette({
    draft,
    setDraft,
    trigger: settings.palette,
    canRun: !isRunning && !isPaused,
    onAct: act,
    onRewrite(choice, text) {
      choose(choice);
      if (text.trim() !== '') rewrite(text, choice);
    },
  });
  const view = viewOf(run, palette.field);
  return (
    <div className={style.enhance}>
      <EnhanceForm
        label="Your draft"
        placeholder={placeholderFor(settings.palette)}
        draft={draft}
        level={level}
        running={isRunning}
        blocked={isPaused}
        note={<span className={style.note}>{engineLine(chosen)}</span>}
        field={palette.field}
        below={palette.props && <DraftPalette {...palette.props} own={own} language={language ?? ''} />}
        onDraft={palette.onDraft}
        onLevel={(next) => choose({ level: next })}
        onStart={() => rewrite(draft)}
        onCancel={cancel}
      >
        <Select label="Mode" options={modes} value={mode} onChange={(next) => choose({ mode: next })} />
        <EnhanceModeExample {...modePrompts[mode].example} />
        <PersonaChoice own={own?.personas ?? []} />
        {attachment && <AttachedFile attachment={attachment} engine={chosen} onChange={onAttachment} />}
      </EnhanceForm>
      <TabResult
        asked={asked}
        view={view}
        showChanges={settings.showChanges}
        onShowChanges={(show) => onChange({ showChanges: show })}
        save={save}
        engine={chosen}
        account={account}
      />
      <EnhanceActions
        own={own?.actions ?? []}
        language={language ?? ''}
        disabled={isRunning || isPaused}
        onAct={(chosenAct) => act(chosenAct)}
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
