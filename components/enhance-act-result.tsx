import type { ReactNode } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { fallbackLine } from '@/shared/engines/answer-summary.ts';
import { type PromptedTask, promptLine } from '@/shared/engines/result-lines.en.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { CopyButton } from './copy-button.tsx';
import style from './enhance-result.module.css';
import { RemarkLines } from './remark-lines.tsx';
import { RetryButton } from './retry-button.tsx';
import { type OnRemedy, RunFailure } from './run-failure.tsx';
import { summaryLine } from './summary-line.ts';
import { Edge } from './ui/edge.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { Notice } from './ui/notice.tsx';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface EnhanceActResultProps {
  /** What was asked for, and under which name. */
  asked: PromptedTask;
  label: string;
  state: RunState;
  originOf: (engine: EngineId) => string;
  onCopy: (text: string) => Promise<boolean>;
  /** Asks for the same once more. */
  onRetry: () => void;
  onRemedy: OnRemedy;
  /** What stands under a finished text. */
  below: (text: string) => ReactNode;
}

function textOf(state: RunState): string {
  if (state.status === 'done') return state.outcome.text;
  return state.status === 'idle' ? '' : state.text;
}

function accountOf(state: RunState, asked: PromptedTask): string {
  const isPrompt = state.status === 'done' && state.outcome.nature === 'prompt';
  return isPrompt && state.engine
    ? promptLine(asked, { engine: state.engine, place: 'a' })
    : summaryLine(state);
}

function spokenFor(state: RunState, account: string): string {
  if (state.status !== 'done') return state.status === 'streaming' ? 'Working.' : '';
  return state.outcome.nature === 'prompt' ? account : 'Done.';
}

/** What an action gives: another text, shown as it is; where it is a prompt for a chat, its line says so. */
export function EnhanceActResult({
  asked,
  label,
  state,
  originOf,
  onCopy,
  onRetry,
  onRemedy,
  below,
}: EnhanceActResultProps) {
  const result = useScrollIntoView(state.status);
  if (state.status === 'idle') return null;
  const text = textOf(state);
  const isRunning = state.status === 'streaming';
  const account = accountOf(state, asked);
  return (
    <section ref={result} className={style.result} aria-label="Result" aria-busy={isRunning}>
      <LiveRegion text={spokenFor(state, account)} />
      <div className={style.head}>
        <h2 className={style.title}>{label}</h2>
        {'engine' in state && state.engine && <p className={style.origin}>{originOf(state.engine)}</p>}
      </div>
      {'fallback' in state && state.fallback && (
        <Notice kind="warning">{fallbackLine(state.fallback)}</Notice>
      )}
      {state.status === 'failed' && (
        <RunFailure code={state.code} retryAfterMs={state.retryAfterMs} onRemedy={onRemedy} />
      )}
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
      {state.status === 'done' && <RemarkLines remarks={state.outcome.remarks} onRemedy={onRemedy} />}
      {account && <p className={style.account}>{account}</p>}
    </section>
  );
}
