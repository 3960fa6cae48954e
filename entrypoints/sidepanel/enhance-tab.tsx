import { useState } from 'react';
import { TallyView } from '@/components/compare/tally-view.tsx';
import { engineLine } from '@/components/engine-text.ts';
import { EnhanceActResult } from '@/components/enhance-act-result.tsx';
import { type EnhanceAct, EnhanceActions } from '@/components/enhance-actions.tsx';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceModeExample } from '@/components/enhance-mode-example.tsx';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import { TakenFile } from '@/components/files/taken-file.tsx';
import type { TakenContext } from '@/components/files/use-taking.ts';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { SaveButtons } from '@/components/save-buttons.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useKept } from '@/components/use-kept.ts';
import { useRun } from '@/components/use-run.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { modeSpecs } from '@/shared/engines/prompts/modes/mode-specs.ts';
import { modes } from '@/shared/enhance/modes.ts';
import { chosenEngine, type Session, type Settings } from '@/shared/extension/storage.ts';
import { resetTally, tallyItem } from '@/shared/extension/tally-store.ts';
import { translateLanguageItem } from '@/shared/extension/translate-language.ts';
import { CompareRewrite } from './compare-rewrite.tsx';
import { copyText } from './copy-text.ts';
import style from './panel.module.css';
import { PersonaChoice } from './persona-choice.tsx';
import { runThroughPort } from './run-through-port.ts';
import { useOwnRecords } from './use-own-records.ts';
import { useSaving } from './use-saving.ts';

interface EnhanceTabProps {
  /** What the form begins with. */
  firstDraft: string;
  settings: Settings;
  account: Session | null;
  /** What was picked of a file to go along, as quoted data. */
  taken: TakenContext | null;
  /** Leaves it behind again. */
  onDrop: () => void;
  onChange: (part: Partial<Settings>) => void;
}

/** What was asked for last: a rewrite, or an act under its name. */
type Asked = { rewrite: EnhanceTask } | { act: string };

/** The file along with a rewrite, and nothing where there is none. */
const contextOf = (taken: TakenContext | null) => taken && { context: taken.text };

function taskOfAct(act: EnhanceAct, text: string): Task {
  if (act.kind === 'follow-ups') return { kind: 'follow-ups', text };
  if (act.kind === 'own')
    return { kind: 'action', action: 'custom', instruction: act.action.instruction, text };
  return { kind: 'action', action: act.action, text, ...(act.language && { language: act.language }) };
}

/** Works on a text that stands in no page: typed or pasted here, copied from here. */
export function EnhanceTab({ firstDraft, settings, account, taken, onDrop, onChange }: EnhanceTabProps) {
  const [draft, setDraft] = useState(firstDraft);
  const { state, start, cancel, again } = useRun(runThroughPort);
  const [asked, setAsked] = useState<Asked>();
  const [tally] = useKept(tallyItem);
  const [language, setLanguage] = useKept(translateLanguageItem);
  const own = useOwnRecords();
  const board = useNotice();
  const save = useSaving(board);
  const { level, mode, showChanges, engine } = settings;
  const chosen = chosenEngine(engine, account);
  const isRunning = state.status === 'streaming';
  const sharpen = () => {
    const task: EnhanceTask = { kind: 'enhance', mode, level, text: draft, ...contextOf(taken) };
    setAsked({ rewrite: task });
    start(task);
  };
  const act = (chosenAct: EnhanceAct) => {
    if (chosenAct.kind === 'action' && chosenAct.language) setLanguage(chosenAct.language);
    setAsked({ act: chosenAct.label });
    start(taskOfAct(chosenAct, draft));
  };
  return (
    <div className={style.enhance}>
      <EnhanceForm
        label="Your draft"
        placeholder="Paste or type a prompt, a mail, a message…"
        draft={draft}
        level={level}
        running={isRunning}
        note={<span className={style.note}>{engineLine(chosen)}</span>}
        onDraft={setDraft}
        onLevel={(next) => onChange({ level: next })}
        onStart={sharpen}
        onCancel={cancel}
      >
        <Select label="Mode" options={modes} value={mode} onChange={(next) => onChange({ mode: next })} />
        <EnhanceModeExample {...modeSpecs[mode].example} />
        <PersonaChoice own={own?.personas ?? []} />
        {taken && <TakenFile taken={taken} onDrop={onDrop} />}
      </EnhanceForm>
      <EnhanceActions own={own?.actions ?? []} language={language ?? ''} disabled={isRunning} onAct={act} />
      {asked && 'act' in asked ? (
        <EnhanceActResult
          label={asked.act}
          state={state}
          originOf={engineLine}
          onCopy={copyText}
          onRetry={again}
          below={(text) => <SaveButtons text={text} onSave={save} />}
        />
      ) : (
        <EnhanceResult
          state={state}
          originOf={engineLine}
          showsAccount
          showChanges={showChanges}
          onShowChanges={(show) => onChange({ showChanges: show })}
          onCopy={copyText}
          onRetry={again}
          below={(text) => (
            <>
              <SaveButtons text={text} onSave={save} />
              {asked && (
                <CompareRewrite task={asked.rewrite} rewrite={text} engine={chosen} account={account} />
              )}
            </>
          )}
        />
      )}
      <TallyView tally={tally ?? []} onReset={resetTally} />
      <NoticeBar {...board} />
    </div>
  );
}
