import { browser } from 'wxt/browser';
import { CompareView } from '@/components/compare/compare-view.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { EngineId, EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { addVerdict, tallyItem } from '@/shared/extension/tally-store.ts';
import { answerThroughPort } from './answer-through-port.ts';

interface CompareRewriteProps {
  /** The run whose draft is compared. */
  task: EnhanceTask;
  /** The rewrite as the user has chosen it. */
  rewrite: string;
  engine: EngineId;
  account: Session | null;
}

/** The panel follows its address. */
function openEngines(): void {
  location.hash = 'settings';
}

/** A private window leaves nothing behind, not even a count. */
async function count(...verdict: Parameters<typeof addVerdict>): Promise<void> {
  const { incognito } = await browser.windows.getCurrent();
  if (!incognito) await addVerdict(...verdict);
}

/** Asks whether a rewrite helped: both prompts carried out by the engine that is on. */
export function CompareRewrite({ task, rewrite, engine, account }: CompareRewriteProps) {
  const [tally] = useSavedValue(tallyItem);
  const { mode, level, text } = task;
  return (
    <CompareView
      // Answers of two engines are never set side by side.
      key={engine}
      engine={engine}
      signedIn={account !== null}
      credits={account?.credits ?? null}
      mode={mode}
      original={text}
      rewrite={rewrite}
      tally={tally ?? []}
      source={answerThroughPort}
      onFound={(found) => count({ mode, level }, found)}
      onEngines={openEngines}
    />
  );
}
