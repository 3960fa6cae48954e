import type { ReactNode } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { madeLine, workingLine } from '@/shared/engines/answer-summary.ts';
import { type PromptedTask, promptLine } from '@/shared/engines/result-lines.en.ts';
import type { RunOutcome } from '@/shared/run/run-result.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { BlankFields } from './blank-fields.tsx';
import style from './enhance-result.module.css';
import { Failure, RemedyButton } from './failure.tsx';
import { FellLine } from './fell-line.tsx';
import { ListedText } from './listed-text.tsx';
import { RemarkLines } from './remark-lines.tsx';
import { RunDetails } from './run-details.tsx';
import { say } from './say.ts';
import { SlowRun } from './slow-run.tsx';
import { summaryLine } from './summary-line.ts';
import { TakeButtons } from './take-buttons.tsx';
import { Edge } from './ui/edge.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { useResultChoices } from './use-result-choices.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface EnhanceActResultProps {
  /** What was asked for, and under which name. */
  asked: PromptedTask;
  label: string;
  state: RunState;
  onCopy: (text: string) => Promise<boolean>;
  onInsert: (text: string) => Promise<void>;
  /** Asks for the same once more. */
  onRetry: () => void;
  /** Asks for the same once more, on this device. */
  onDevice: () => void;
  /** Leads to the draft. */
  onEdit: () => void;
  /** Puts a failure away. */
  onClose: () => void;
  /** What else can be done with a finished text, in the row of its buttons. */
  beside: (text: string) => ReactNode;
  /** Whether the draft has become another one since. */
  isEarlier: boolean;
}

/** A finished text, with its blanks as fields. */
function DoneAct({
  outcome,
  onCopy,
  onInsert,
  beside,
  isEarlier,
}: Pick<EnhanceActResultProps, 'onCopy' | 'onInsert' | 'beside' | 'isEarlier'> & { outcome: RunOutcome }) {
  const { text, sent, filled, fillBlank } = useResultChoices(outcome);
  return (
    <>
      <div className={style.text} dir="auto">
        <ListedText text={text} />
      </div>
      <BlankFields blanks={outcome.blanks} filled={filled} onFill={fillBlank} />
      <div className={style.saving}>
        <TakeButtons kind={isEarlier ? 'plain' : 'primary'} text={sent} onInsert={onInsert} onCopy={onCopy} />
        {beside(text)}
      </div>
    </>
  );
}

/** What is said of a result that is a prompt for a chat; empty for what was asked for. */
function promptNote(state: RunState, asked: PromptedTask): string {
  const isPrompt = state.status === 'done' && state.outcome.nature === 'prompt';
  return isPrompt && state.engine ? promptLine(asked, { engine: state.engine, place: 'a' }) : '';
}

function spokenFor(state: RunState, note: string): string {
  if (state.status !== 'done') return state.status === 'streaming' ? say('working') : '';
  return note || say('done');
}

/** Where it is made or was, in the words of the card. */
const whereMade = ({ status }: RunState, engine: EngineId) =>
  status === 'done' ? madeLine(engine) : workingLine(engine);

/** What an action gives: another text, shown as it is; where it is a prompt for a chat, its line says so. */
export function EnhanceActResult({
  asked,
  label,
  state,
  onCopy,
  onInsert,
  beside,
  isEarlier,
  ...ways
}: EnhanceActResultProps) {
  const result = useScrollIntoView(state.status);
  if (state.status === 'idle') return null;
  const text = state.status === 'done' ? '' : state.text;
  const isRunning = state.status === 'streaming';
  const note = promptNote(state, asked);
  // With a model the act would have been done here.
  const isFromRules = state.status === 'done' && state.engine === 'offline';
  return (
    <section ref={result} className={style.result} aria-label={say('result')} aria-busy={isRunning}>
      <LiveRegion text={spokenFor(state, note)} />
      <div className={style.head} data-done={state.status === 'done' || undefined}>
        <h2 className={style.title}>{label}</h2>
        {'engine' in state && state.status !== 'failed' && state.engine && (
          <p className={style.origin}>
            {isEarlier ? say('earlier') : !note && whereMade(state, state.engine)}
          </p>
        )}
      </div>
      <FellLine state={state} />
      {state.status === 'failed' && (
        <Failure {...state} {...ways} {...(text && { onClose: undefined })} context="action" leads />
      )}
      {state.status !== 'done' && (text || isRunning) && (
        <div className={`${style.text} ${style.streamed}`} dir="auto">
          {text}
          {isRunning && text === '' && <Skeleton />}
          <Edge running={isRunning} />
        </div>
      )}
      {isRunning && text === '' && (
        <SlowRun engine={state.engine ?? state.fallback?.to ?? null} onDevice={ways.onDevice} />
      )}
      {state.status === 'done' ? (
        <DoneAct {...{ onCopy, onInsert, beside, isEarlier }} outcome={state.outcome} />
      ) : (
        text &&
        !isRunning && (
          <div className={style.saving}>
            <TakeButtons text={text} onInsert={onInsert} onCopy={onCopy} />
          </div>
        )
      )}
      {note && (
        <p className={style.account}>
          {note} {isFromRules && <RemedyButton remedy="connect" />}
        </p>
      )}
      {state.status === 'done' && <RemarkLines remarks={state.outcome.remarks} />}
      {!note && <RunDetails line={summaryLine(state)} />}
    </section>
  );
}
