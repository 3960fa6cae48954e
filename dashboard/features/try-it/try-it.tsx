import { useState } from 'react';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import { type RunSource, useRun } from '@/components/use-run.ts';
import type { EngineId, EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import style from './try-it.module.css';

/** Who only reads the page does not fetch the code of a run. */
const runWhenAsked: RunSource = async function* (task, signal) {
  const { runOnServer } = await import('./run-on-server.ts');
  yield* runOnServer(task, signal);
};

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser refuses without focus or permission; the button says so and may be pressed again.
    return false;
  }
}

/** The server names the rules `offline` where no model is set up behind it. */
function originOf(engine: EngineId): string {
  return `Our server, ${engine === 'offline' ? 'by rules' : 'by a model'} · not stored`;
}

/** The visitor's own sentence through the real engine, without an account. */
export function TryIt() {
  const [draft, setDraft] = useState('');
  const [level, setLevel] = useState<EnhanceLevel>(DEFAULT_LEVEL);
  const [showChanges, setShowChanges] = useState(true);
  const { state, start, cancel } = useRun(runWhenAsked);
  return (
    <div className={style.bench}>
      <EnhanceForm
        label="Your sentence"
        placeholder="their is a bug in the export, can you fix it untill friday"
        draft={draft}
        level={level}
        running={state.status === 'streaming'}
        size="site"
        primary={false}
        note={<span className={style.note}>Sent to our server, answered, not stored.</span>}
        onDraft={setDraft}
        onLevel={setLevel}
        onStart={() => start({ kind: 'enhance', mode: DEFAULT_MODE, level, text: draft })}
        onCancel={cancel}
      />
      <EnhanceResult
        state={state}
        originOf={originOf}
        showChanges={showChanges}
        size="site"
        onShowChanges={setShowChanges}
        onCopy={copy}
      />
    </div>
  );
}
