import type { ReactNode } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { accountParts, fellLine } from '@/shared/engines/answer-account.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { CopyButton } from './copy-button.tsx';
import style from './enhance-result.module.css';
import { RetryButton } from './retry-button.tsx';
import type { RunState } from './run-state.ts';
import { Edge } from './ui/edge.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { Notice } from './ui/notice.tsx';

interface EnhanceActResultProps {
  /** What was asked for. */
  label: string;
  state: RunState;
  originOf: (engine: EngineId) => string;
  onCopy: (text: string) => Promise<boolean>;
  /** Asks for the same once more. */
  onRetry: () => void;
  /** What stands under a finished text. */
  below: (text: string) => ReactNode;
}

function textOf(state: RunState): string {
  if (state.status === 'done') return state.outcome.text;
  return state.status === 'idle' ? '' : state.text;
}

function accountLine(state: RunState): string {
  if (state.status !== 'done' || !state.engine) return '';
  const { engine, model, redactions, price } = state;
  const { elapsedMs = 0, cost, credits = null } = price;
  return accountParts({ engine, model, elapsedMs, cost, credits, redactions }).join(' · ');
}

/** What an action gives: another text, shown as it is. */
export function EnhanceActResult({ label, state, originOf, onCopy, onRetry, below }: EnhanceActResultProps) {
  if (state.status === 'idle') return null;
  const text = textOf(state);
  const isRunning = state.status === 'streaming';
  return (
    <section className={style.result} aria-label="Result" aria-busy={isRunning}>
      <LiveRegion text={isRunning ? 'Working.' : state.status === 'done' ? 'Done.' : ''} />
      <div className={style.head}>
        <h2 className={style.title}>{label}</h2>
        {'engine' in state && state.engine && <p className={style.origin}>{originOf(state.engine)}</p>}
      </div>
      {'fell' in state && state.fell && <Notice kind="warning">{fellLine(state.fell)}</Notice>}
      {state.status === 'failed' && <Notice kind="error">{textFor('card', state.code)}</Notice>}
      {(text || isRunning) && (
        <div className={`${style.text} ${style.streamed}`} dir="auto">
          {text}
          <Edge running={isRunning} />
        </div>
      )}
      {text && !isRunning && (
        <div className={style.saving}>
          <CopyButton text={text} onCopy={onCopy} />
          {below(text)}
        </div>
      )}
      {state.status === 'failed' && <RetryButton code={state.code} onRetry={onRetry} />}
      {state.status === 'done' && <p className={style.account}>{accountLine(state)}</p>}
    </section>
  );
}
