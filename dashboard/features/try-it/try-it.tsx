import { Suspense, useId, useState } from 'react';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { useRun } from '@/components/use-run.ts';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { useDraft } from '@/dashboard/app/use-draft.ts';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import { engineMegabytes } from './engine-size.ts';
import { say } from './say.ts';
import style from './try-it.module.css';
import { usePageEngine } from './use-page-engine.ts';

/** Who only reads the page does not fetch what shows a result. */
const EnhanceResult = partOf(() =>
  import('@/components/enhance-result.tsx').then(({ EnhanceResult }) => EnhanceResult),
);

/** Where the words stay, and what the first press costs; then how much of it is there. */
function EngineNote({ loaded, isFirst }: { loaded: number | null; isFirst: boolean }) {
  const id = useId();
  if (loaded === null)
    return (
      <span className={style.note}>
        {say('runsHere')}
        {isFirst && ` ${say('firstPress', { size: engineMegabytes })}`}
      </span>
    );
  return (
    <span className={style.loading}>
      <span id={id} className={style.note}>
        {say('loading', { percent: `${Math.floor(loaded * 100)}`, size: engineMegabytes })}
      </span>
      <progress aria-labelledby={id} max={1} value={loaded} />
    </span>
  );
}

/** The visitor's own sentence through the extension's engine, in the page itself. */
export function TryIt() {
  const [draft, setDraft] = useDraft('trial');
  const [level, setLevel] = useState<EnhanceLevel>(DEFAULT_LEVEL);
  const [showChanges, setShowChanges] = useState(false);
  const { source, loaded } = usePageEngine();
  const { state, start, cancel } = useRun(source);
  return (
    <div className={style.bench}>
      <EnhanceForm
        label={say('yourSentence')}
        placeholder={say('placeholder')}
        draft={draft}
        level={level}
        running={state.status === 'streaming'}
        size="site"
        primary={false}
        note={<EngineNote loaded={loaded} isFirst={state.status === 'idle'} />}
        onDraft={setDraft}
        onLevel={setLevel}
        onStart={() => start({ kind: 'enhance', mode: DEFAULT_MODE, level, place: 'other', text: draft })}
        onCancel={cancel}
      />
      {state.status !== 'idle' && (
        <Suspense>
          <EnhanceResult
            state={state}
            originOf={() => say('byRules')}
            showChanges={showChanges}
            size="site"
            onShowChanges={setShowChanges}
            onCopy={copyText}
          />
        </Suspense>
      )}
    </div>
  );
}
