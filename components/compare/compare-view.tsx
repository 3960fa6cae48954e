import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import type { Tally, Verdict } from '@/shared/library/tally.ts';
import { AnswerPane } from './answer-pane.tsx';
import style from './compare.module.css';
import { type Comparison, sides, stageOf } from './compare-state.ts';
import { type CompareSubject, compareOffer, revealText, standing } from './compare-texts.ts';
import { say } from './say.ts';
import { type AnswerSource, useComparison } from './use-comparison.ts';

interface CompareViewProps extends CompareSubject {
  tally: Tally;
  source: AnswerSource;
  /** Keeps a verdict. */
  onFound: (verdict: Verdict) => Promise<void>;
  /** Goes where another engine is chosen. */
  onEngines: () => void;
}

type Stage = 'offer' | ReturnType<typeof stageOf>;

function spoken(stage: Stage, state: Comparison | null): string {
  if (state?.found) return revealText(state.order, state.found.choice);
  return stage === 'offer' || stage === 'found' ? '' : say(`spoken_${stage}`);
}

/** A press takes its own button away: the focus then goes to the heading, not to the top of the page. */
function useFocusKept(stage: Stage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(stage);
  useLayoutEffect(() => {
    const isMoved = last.current !== stage;
    last.current = stage;
    if (isMoved && document.activeElement === document.body) heading.current?.focus();
  }, [stage]);
  return heading;
}

function Offer({
  subject,
  onStart,
  onEngines,
}: {
  subject: CompareSubject;
  onStart: () => void;
  onEngines: () => void;
}) {
  const offer = compareOffer(subject);
  const id = useId();
  return (
    <>
      <p id={id} className={style.note}>
        {offer.can ? `${say('blindOffer')} ${offer.note}` : offer.reason}
      </p>
      <ButtonRow>
        {!offer.can && offer.remedy === 'engine' ? (
          <Button aria-describedby={id} onClick={onEngines}>
            {say('connect')}
          </Button>
        ) : (
          <Button disabled={!offer.can} aria-describedby={id} onClick={onStart}>
            {say('start')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

function Verdicts({ state, tally, mode }: { state: Comparison } & Pick<CompareViewProps, 'tally' | 'mode'>) {
  if (!state.found) return null;
  const line = standing(tally, mode);
  return (
    <div className={style.reveal}>
      <p className={style.revealed}>{revealText(state.order, state.found.choice)}</p>
      {state.uncounted && (
        <>
          <p className={style.note}>{say('notCounted')}</p>
          <Failure code={state.uncounted} context="library" />
        </>
      )}
      {line && (
        <p className={style.note}>
          {line.headline} {line.note}
          {state.model && ` ${say('bothBy', { model: state.model })}`}
        </p>
      )}
    </div>
  );
}

/** Draft and rewrite answered by the same model, side by side and blind: which answer is better? */
export function CompareView({ tally, source, onFound, onEngines, ...subject }: CompareViewProps) {
  const { engine, mode, original, rewrite } = subject;
  const { state, start, retry, pick, leave } = useComparison(source, onFound);
  const stage = state ? stageOf(state) : 'offer';
  const heading = useFocusKept(stage);
  const begin = useCallback(
    () => start({ engine, prompts: { original, rewrite } }),
    [start, engine, original, rewrite],
  );
  return (
    <section className={style.compare} aria-labelledby="compare-title">
      <h3 id="compare-title" ref={heading} tabIndex={-1} className={style.title}>
        {say('title')}
      </h3>
      <LiveRegion text={spoken(stage, state)} />
      {!state && <Offer subject={subject} onStart={begin} onEngines={onEngines} />}
      {state && (
        <>
          <div className={style.panes}>
            {sides.map((side) => (
              <AnswerPane
                key={side}
                side={side}
                answer={state.answers[side]}
                revealed={state.found ? state.order[side] : null}
                isPicked={state.found?.choice === side}
                canRetry={stage === 'stuck' || stage === 'ready'}
                onRetry={() => retry(side)}
              />
            ))}
          </div>
          {stage === 'ready' && (
            <fieldset className={style.pick}>
              <legend className={style.question}>{say('which')}</legend>
              <ButtonRow>
                <Button onClick={() => pick('A')}>{say('better', { side: 'A' })}</Button>
                <Button onClick={() => pick('B')}>{say('better', { side: 'B' })}</Button>
                <Button onClick={() => pick('same')}>{say('same')}</Button>
              </ButtonRow>
            </fieldset>
          )}
          <Verdicts state={state} tally={tally} mode={mode} />
          <ButtonRow>
            <Button kind="quiet" onClick={leave}>
              {stage === 'found' ? say('close') : say('cancel')}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
