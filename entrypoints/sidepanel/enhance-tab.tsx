import { useState } from 'react';
import { TallyView } from '@/components/compare/tally-view.tsx';
import { engineLine } from '@/components/engine-text.ts';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useKept } from '@/components/use-kept.ts';
import { useRun } from '@/components/use-run.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { modes } from '@/shared/enhance/modes.ts';
import { chosenEngine, type Session, type Settings } from '@/shared/extension/storage.ts';
import { resetTally, tallyItem } from '@/shared/extension/tally-store.ts';
import { CompareRewrite } from './compare-rewrite.tsx';
import style from './panel.module.css';
import { runThroughPort } from './run-through-port.ts';

interface EnhanceTabProps {
  /** What the form begins with. */
  firstDraft: string;
  settings: Settings;
  account: Session | null;
  onChange: (part: Partial<Settings>) => void;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser refuses while another window holds the focus; the button says so and may be pressed again.
    return false;
  }
}

/** Sharpens a text that stands in no page: typed or pasted here, copied from here. */
export function EnhanceTab({ firstDraft, settings, account, onChange }: EnhanceTabProps) {
  const [draft, setDraft] = useState(firstDraft);
  const { state, start, cancel } = useRun(runThroughPort);
  const [asked, setAsked] = useState<EnhanceTask>();
  const [tally] = useKept(tallyItem);
  const { level, mode, showChanges } = settings;
  const chosen = chosenEngine(settings.engine, account);
  return (
    <div className={style.enhance}>
      <EnhanceForm
        label="Your draft"
        placeholder="Paste or type a prompt, a mail, a message…"
        draft={draft}
        level={level}
        running={state.status === 'streaming'}
        note={<span className={style.note}>{engineLine(chosen)}</span>}
        onDraft={setDraft}
        onLevel={(next) => onChange({ level: next })}
        onStart={() => {
          const task: EnhanceTask = { kind: 'enhance', mode, level, text: draft };
          setAsked(task);
          start(task);
        }}
        onCancel={cancel}
      >
        <Select label="Mode" options={modes} value={mode} onChange={(next) => onChange({ mode: next })} />
      </EnhanceForm>
      <EnhanceResult
        state={state}
        originOf={engineLine}
        showsAccount
        showChanges={showChanges}
        onShowChanges={(show) => onChange({ showChanges: show })}
        onCopy={copy}
        below={(text) =>
          asked && <CompareRewrite task={asked} rewrite={text} engine={chosen} account={account} />
        }
      />
      <TallyView tally={tally ?? []} onReset={resetTally} />
    </div>
  );
}
