import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { DiffView } from './diff-view.tsx';
import style from './enhance-result.module.css';
import { GuardFindings } from './guard-findings.tsx';
import type { RunState } from './run-state.ts';
import { SectionList } from './section-list.tsx';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Edge } from './ui/edge.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { Notice } from './ui/notice.tsx';
import { Switch } from './ui/switch.tsx';
import { useResultChoices } from './use-result-choices.ts';

/** spec §9: how long a copy is confirmed. */
const COPIED_MS = 2_000;

type Done = Extract<RunState, { status: 'done' }>;

interface EnhanceResultProps {
  state: RunState;
  /** Where an answer comes from and what became of the text, in the words of the screen. */
  originOf: (engine: EngineId) => string;
  showChanges: boolean;
  size?: ButtonLook['size'];
  onShowChanges: (show: boolean) => void;
  /** Writes the clipboard; false where the browser refused. */
  onCopy: (text: string) => Promise<boolean>;
}

function CopyButton({ text, size, onCopy }: { text: string } & Pick<EnhanceResultProps, 'size' | 'onCopy'>) {
  const [said, setSaid] = useState<'' | 'Copied' | 'Not copied'>('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <Button
        size={size}
        onClick={async () => setSaid((await onCopy(text)) ? 'Copied' : 'Not copied')}
        disabled={text === ''}
      >
        {said === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {said || 'Copy'}
      </Button>
      <LiveRegion text={said} />
    </>
  );
}

function DoneResult({ done, ...props }: { done: Done } & Omit<EnhanceResultProps, 'state' | 'originOf'>) {
  const { outcome } = done;
  const { refused, dropped, text, toggleChange, toggleSection } = useResultChoices(outcome);
  const changes = outcome.segments.filter((part) => !('same' in part)).length;
  const inSections = outcome.sections.length > 0 && !props.showChanges;
  return (
    <>
      <GuardFindings findings={outcome.guard} refused={refused} onRestore={toggleChange} />
      {inSections ? (
        <SectionList sections={outcome.sections} dropped={dropped} onToggle={toggleSection} />
      ) : (
        <div className={style.text}>
          {props.showChanges ? (
            <DiffView segments={outcome.segments} refused={refused} onToggle={toggleChange} />
          ) : (
            text
          )}
        </div>
      )}
      {changes === 0 && (
        <p className={style.origin}>Nothing to change: the draft is as good as this level gets.</p>
      )}
      <div className={style.foot}>
        <CopyButton text={text} size={props.size} onCopy={props.onCopy} />
        {changes > 0 && (
          <Switch label="Show changes" checked={props.showChanges} onChange={props.onShowChanges} />
        )}
      </div>
      <LiveRegion text={`Done, ${changes === 1 ? '1 change' : `${changes} changes`}.`} />
    </>
  );
}

/** What a run gives, as it grows and when it is there; nothing before the first one. */
export function EnhanceResult({ state, originOf, ...props }: EnhanceResultProps) {
  if (state.status === 'idle') return null;
  const engine = state.status === 'failed' ? null : state.engine;
  return (
    <section className={style.result} aria-label="Result" aria-busy={state.status === 'streaming'}>
      {state.status !== 'failed' && (
        <div className={style.head}>
          <h2 className={style.title}>{state.status === 'done' ? 'Result' : 'Sharpening'}</h2>
          {engine && <p className={style.origin}>{originOf(engine)}</p>}
        </div>
      )}
      {state.status === 'failed' && <Notice kind="error">{textFor('card', state.code)}</Notice>}
      {state.status === 'failed' && state.text && <div className={style.text}>{state.text}</div>}
      {state.status === 'streaming' && (
        <div className={style.text}>
          {state.text}
          <Edge running />
        </div>
      )}
      {state.status === 'done' && <DoneResult key={state.outcome.text} done={state} {...props} />}
    </section>
  );
}
