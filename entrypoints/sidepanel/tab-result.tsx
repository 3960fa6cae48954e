import { type RefObject, useState } from 'react';
import { engineText } from '@/components/engine-text.ts';
import { EnhanceActResult } from '@/components/enhance-act-result.tsx';
import { EnhanceResult } from '@/components/enhance-result.tsx';
import { say } from '@/components/say.ts';
import type { useRun } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Session } from '@/shared/extension/storage.ts';
import type { Persona } from '@/shared/library/records.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { choiceNames } from './choice-names.ts';
import { CompareRewrite } from './compare-rewrite.tsx';
import { copyText } from './copy-text.ts';
import { insertIntoPage } from './insert-into-page.ts';
import { KeepResult } from './keep-result.tsx';
import { runOnDevice } from './run-through-port.ts';
import { type Asked, type Chosen, chosenIn, isFrom, isOf } from './use-asked.ts';

/** What becomes of a text; who answered stands beside it. */
const promiseOf = (engine: EngineId) => engineText(engine).promise;

/** A run as its results are shown, with what can be done about them. */
export const viewOf = (
  { state, again, clear }: ReturnType<typeof useRun>,
  field: RefObject<HTMLElement | null>,
) => ({
  state,
  originOf: promiseOf,
  onCopy: copyText,
  onInsert: insertIntoPage,
  onRetry: () => again(),
  onDevice: () => again(runOnDevice),
  onEdit: () => field.current?.focus(),
  onClose: clear,
});

interface TabResultProps {
  asked: Asked | undefined;
  view: ReturnType<typeof viewOf>;
  /** As they stand now. */
  draft: string;
  chosen: Chosen;
  own: readonly Persona[];
  showChanges: boolean;
  onShowChanges: (show: boolean) => void;
  engine: EngineId;
  account: Session | null;
}

/** A view that knows of a result whether it was put to use: whether it helped is asked after that. */
function useTaken(view: ReturnType<typeof viewOf>) {
  const [taken, setTaken] = useState<RunState | null>(null);
  const { state, onCopy, onInsert } = view;
  return {
    isTaken: taken === state,
    view: {
      ...view,
      onCopy: async (text: string) => {
        const isCopied = await onCopy(text);
        if (isCopied) setTaken(state);
        return isCopied;
      },
      onInsert: async (text: string) => {
        await onInsert(text);
        setTaken(state);
      },
    },
  };
}

/** Whether a rewrite has anything to compare with its draft. */
const isChanged = (state: RunState) =>
  state.status === 'done' && state.outcome.segments.some((part) => !('same' in part));

interface Earlier {
  asked: Extract<Asked, { rewrite: unknown }>;
  state: RunState;
  now: Chosen & { draft: string };
  own: readonly Persona[];
}

/** What a rewrite is of, where the next one would be of something else. */
function earlierLine({ asked, state, now, own }: Earlier): string | undefined {
  if (state.status !== 'done') return undefined;
  if (!isFrom(asked, now.draft)) return say('earlier');
  if (isOf(asked, now)) return undefined;
  return say('earlierChoice', {
    choice: choiceNames(chosenIn(asked), own, state.outcome.remarks).join(' · '),
  });
}

/** What the last run gave, by what it was. */
export function TabResult({
  asked,
  view: run,
  draft,
  chosen,
  own,
  showChanges,
  onShowChanges,
  engine,
  account,
}: TabResultProps) {
  const { view, isTaken } = useTaken(run);
  const isDone = view.state.status === 'done';
  // Beside an empty draft an old result would be of nothing; Undo in the draft brings both back.
  if (isDone && draft.trim() === '') return null;
  const isEarlier = isDone && !isFrom(asked, draft);
  if (asked && 'act' in asked)
    return (
      <EnhanceActResult
        {...asked.act}
        {...view}
        isEarlier={isEarlier}
        beside={(text) => <KeepResult text={text} />}
      />
    );
  return (
    <EnhanceResult
      {...view}
      // The form's own button asks for the same once more.
      onRetry={undefined}
      earlier={asked && earlierLine({ asked, state: view.state, now: { draft, ...chosen }, own })}
      asked={engine}
      showsAccount
      showChanges={showChanges}
      onShowChanges={onShowChanges}
      beside={(text) => <KeepResult text={text} />}
      below={(text) =>
        asked &&
        isTaken &&
        isChanged(view.state) && (
          <CompareRewrite task={asked.rewrite} rewrite={text} engine={engine} account={account} />
        )
      }
    />
  );
}
