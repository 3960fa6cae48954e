import { type ReactNode, useRef } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { withFilled } from '@/shared/enhance/blanks.ts';
import { filledSegments, openFindings, restorable } from '@/shared/run/result-choice.ts';
import type { RunOutcome } from '@/shared/run/run-result.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { BlankFields } from './blank-fields.tsx';
import { ChangesToggle } from './changes-toggle.tsx';
import { ChangedSentences } from './diff-view.tsx';
import style from './enhance-result.module.css';
import { Failure } from './failure.tsx';
import { FellLine } from './fell-line.tsx';
import { GuardFindings } from './guard-findings.tsx';
import { MarkedText } from './marked-text.tsx';
import { RemarkLines } from './remark-lines.tsx';
import { changeCount, spokenFor, titleOf } from './result-words.ts';
import { RunDetails } from './run-details.tsx';
import { say } from './say.ts';
import { SectionList } from './section-list.tsx';
import { SlowRun } from './slow-run.tsx';
import { summaryLine } from './summary-line.ts';
import { TakeButtons } from './take-buttons.tsx';
import type { ButtonLook } from './ui/button.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { type LastChoice, useResultChoices } from './use-result-choices.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface DoneProps {
  showChanges: boolean;
  /** What it is of, where the draft or what was chosen has become another since; its button says what comes next. */
  earlier?: string | undefined;
  size?: ButtonLook['size'];
  onShowChanges: (show: boolean) => void;
  /** Writes the clipboard; false where the browser refused. */
  onCopy: (text: string) => Promise<boolean>;
  /** Puts the text into the page; left out where there is none. */
  onInsert?: ((text: string) => Promise<void>) | undefined;
  /** Asks for the same once more. */
  onRetry?: (() => void) | undefined;
  /** Asks for the same once more, on this device. */
  onDevice?: (() => void) | undefined;
  /** Leads to the draft. */
  onEdit?: (() => void) | undefined;
  /** Puts a failure away. */
  onClose?: (() => void) | undefined;
  /** What else can be done with a finished result, in the row of its buttons. */
  beside?: (text: string) => ReactNode;
  /** What stands under a finished result, for the text as it is chosen. */
  below?: (text: string) => ReactNode;
}

interface EnhanceResultProps extends DoneProps {
  state: RunState;
  /** Where an answer comes from and what became of the text, in the words of the screen. */
  originOf: (engine: EngineId) => string;
  /** Whether a finished answer says who gave it, how long that took and what it cost. */
  showsAccount?: boolean;
  /** Who is asked, until somebody answers. */
  asked?: EngineId;
}

/** That nothing was found to change stands above the text already. */
const remarksOf = (outcome: RunOutcome) =>
  outcome.remarks?.filter((remark) => remark !== 'nothing_to_do' || changeCount(outcome) > 0);

const sectionsWith = (sections: RunOutcome['sections'], filled: ReadonlyMap<string, string>) =>
  sections.map((section) => ({ ...section, body: withFilled(section.body, filled) }));

function DoneResult({
  outcome,
  showChanges,
  earlier,
  size,
  onShowChanges,
  onCopy,
  onInsert,
  beside,
  below,
  account,
  last,
}: DoneProps & { outcome: RunOutcome; account: string; last: LastChoice }) {
  const { view, choice, text, sent, filled, ...choices } = useResultChoices(outcome, last);
  const { toggleChange, toggleSection, restore, lookAt, fillBlank } = choices;
  const hasSections = outcome.sections.length > 0;
  const count = changeCount(outcome);
  const isUnready = restorable(outcome.guard, choice).length > 0;
  // Sections open as sections: the diff of a rebuilt text says little, so there the switch holds for this result alone.
  const showsDiff = hasSections ? view === 'changes' : showChanges;
  const setShowsDiff = hasSections ? (show: boolean) => lookAt(show ? 'changes' : 'sections') : onShowChanges;
  return (
    <>
      {view === 'sections' && (
        <SectionList
          sections={sectionsWith(outcome.sections, filled)}
          segments={filledSegments(outcome.segments, filled)}
          dropped={choice.leftOut}
          onToggle={toggleSection}
        />
      )}
      {view === 'changes' && (
        <div className={style.text} dir="auto">
          <MarkedText
            text={text}
            segments={filledSegments(outcome.segments, filled)}
            refused={choice.refused}
          />
        </div>
      )}
      <GuardFindings
        findings={outcome.guard}
        choice={choice}
        onRestore={restore}
        primary={onInsert !== undefined && !earlier}
      />
      <BlankFields blanks={outcome.blanks} filled={filled} onFill={fillBlank} />
      <RemarkLines remarks={remarksOf(outcome)} isBeside={openFindings(outcome.guard, choice).length > 0} />
      <div className={style.foot}>
        <TakeButtons
          kind={earlier || count === 0 || isUnready ? 'plain' : 'primary'}
          text={sent}
          size={size}
          onInsert={onInsert}
          onCopy={onCopy}
        />
        {beside?.(text)}
        {count > 0 && (
          <ChangesToggle
            count={count}
            kept={count - choice.refused.size}
            checked={showsDiff}
            onChange={setShowsDiff}
          />
        )}
      </div>
      {showsDiff && count > 0 && (
        <ChangedSentences
          segments={filledSegments(outcome.segments, filled)}
          refused={choice.refused}
          isWhole={hasSections}
          onToggle={toggleChange}
        />
      )}
      <RunDetails line={account} />
      {below?.(text)}
    </>
  );
}

function ResultBody({
  state,
  engine,
  showsAccount,
  last,
  ...props
}: DoneProps & {
  state: RunState;
  engine: EngineId | undefined;
  showsAccount: boolean;
  last: LastChoice;
}) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'streaming':
      return (
        <>
          <div className={style.text} dir="auto">
            {state.text || <Skeleton />}
          </div>
          {state.text === '' && (
            <SlowRun engine={engine ?? null} size={props.size} onDevice={props.onDevice} />
          )}
        </>
      );
    case 'failed':
      return (
        <>
          <Failure
            {...state}
            {...props}
            {...(state.text && { onClose: undefined })}
            context="rewrite"
            leads
          />
          {state.text && (
            <>
              <div className={style.text} dir="auto">
                {state.text}
              </div>
              <div className={style.foot}>
                <TakeButtons
                  text={state.text}
                  size={props.size}
                  onInsert={props.onInsert}
                  onCopy={props.onCopy}
                />
              </div>
            </>
          )}
        </>
      );
    case 'done':
      return (
        <DoneResult
          outcome={state.outcome}
          account={showsAccount ? summaryLine(state) : ''}
          last={last}
          {...props}
        />
      );
  }
}

/** What a run gives, as it grows and when it is there; nothing before the first one. */
export function EnhanceResult({
  state,
  originOf,
  showsAccount = false,
  asked,
  ...props
}: EnhanceResultProps) {
  const result = useScrollIntoView(state.status);
  const last: LastChoice = useRef(null);
  const isUnderWay = state.status === 'streaming' || state.status === 'done';
  const engine = isUnderWay ? (state.engine ?? state.fallback?.to ?? asked) : undefined;
  return (
    <>
      <LiveRegion text={spokenFor(state)} />
      {state.status !== 'idle' && (
        <section
          ref={result}
          className={style.result}
          aria-label={say('result')}
          aria-busy={state.status === 'streaming'}
        >
          {isUnderWay && (
            <div className={style.head} data-done={state.status === 'done' || undefined}>
              <h2 className={style.title}>{titleOf(state, engine)}</h2>
              {engine && <p className={style.origin}>{props.earlier || originOf(engine)}</p>}
            </div>
          )}
          <FellLine state={state} />
          <ResultBody {...{ state, engine, showsAccount, last }} {...props} />
        </section>
      )}
    </>
  );
}
