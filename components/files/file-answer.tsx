import style from '@/components/enhance-result.module.css';
import { Failure } from '@/components/failure.tsx';
import { RunDetails } from '@/components/run-details.tsx';
import { SlowRun } from '@/components/slow-run.tsx';
import { summaryLine } from '@/components/summary-line.ts';
import { TakeButtons } from '@/components/take-buttons.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { addressOf } from '@/shared/documents/document.ts';
import type { FoundAnswer, Picks } from '@/shared/documents/worker-messages.ts';
import { fallbackLine } from '@/shared/engines/answer-summary.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import own from './answer.module.css';
import { AnswerText, PlaceButton } from './answer-text.tsx';
import { FigureAnswer } from './figure-answer.tsx';
import type { AskCitations, AskFile, ShowPlace } from './file-entry.ts';
import { say, sayFigure } from './say.ts';
import { useFigure } from './use-figure.ts';
import type { FileLook } from './use-file-look.ts';

interface FileAnswerProps {
  ask: AskCitations;
  /** What it is, as `Answer`. */
  title: string;
  state: RunState;
  /** What it answers, above it; left out where that stands there already. */
  question?: string | undefined;
  /** Whether it answers what is asked now: to use it is what comes next. */
  isCurrent: boolean;
  originOf: (engine: EngineId) => string;
  onShow: ShowPlace;
  onCopy: (text: string) => Promise<boolean>;
  onInsert: (text: string) => Promise<void>;
  onRetry: () => void;
  /** Answers on this device instead; left out where that cannot be. */
  onDevice?: (() => void) | undefined;
  /** Puts a failure away. */
  onClose: () => void;
}

/** What an engine answered about a file. */
export function FileAnswer({
  ask,
  title,
  state,
  question,
  isCurrent,
  originOf,
  onShow,
  onCopy,
  onInsert,
  onRetry,
  onDevice,
  onClose,
}: FileAnswerProps) {
  if (state.status === 'idle') return null;
  const text = state.status === 'done' ? state.outcome.text : state.text;
  const isRunning = state.status === 'streaming';
  return (
    <section className={style.result} aria-label={title} aria-busy={isRunning}>
      <LiveRegion text={isRunning ? say('working') : state.status === 'done' ? say('done') : ''} />
      <div className={style.head}>
        <h2 className={own.asked}>{question || title}</h2>
        {'engine' in state && state.engine && <p className={style.origin}>{originOf(state.engine)}</p>}
      </div>
      {'fallback' in state && state.fallback && (
        <Notice kind="warning">{fallbackLine(state.fallback)}</Notice>
      )}
      {state.status === 'failed' && (
        <Failure
          {...state}
          context="question"
          onRetry={onRetry}
          onDevice={onDevice}
          onClose={text ? undefined : onClose}
        />
      )}
      {(text || isRunning) && (
        <div className={style.streamed}>
          <AnswerText text={text} ask={ask} isRunning={isRunning} onShow={onShow} />
          {isRunning && text === '' && <Skeleton />}
          <Edge running={isRunning} />
        </div>
      )}
      {isRunning && text === '' && <SlowRun engine={state.engine} ofDraft={false} onDevice={onDevice} />}
      {text && !isRunning && (
        <ButtonRow>
          <TakeButtons
            kind={isCurrent ? 'primary' : 'plain'}
            text={text}
            onInsert={onInsert}
            onCopy={onCopy}
          />
        </ButtonRow>
      )}
      <RunDetails line={summaryLine(state)} />
    </section>
  );
}

interface FoundAnswerViewProps
  extends Pick<FileAnswerProps, 'question' | 'isCurrent' | 'onShow' | 'onCopy' | 'onInsert'> {
  ask: AskFile;
  found: FoundAnswer;
  origin: string;
  picks: Picks;
  /** Of the file. */
  name: string;
  onMark: FileLook['mark'];
}

function Passages({ found, onShow }: Pick<FoundAnswerViewProps, 'found' | 'onShow'>) {
  if (found.passages.length === 0) return null;
  return (
    <ul className={own.passages} aria-label={say('passages')}>
      {found.passages.map(({ place, text }, at) => (
        <li key={at} className={own.passage}>
          <PlaceButton place={place} onShow={() => onShow(place, { texts: [text], rows: null })} />
          <blockquote className={own.quote} dir="auto">
            {text}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

/** What was found on this device: a figure worked out from the cells, or the passages that fit. */
export function FoundAnswerView({ found, picks, onMark, name, ...rest }: FoundAnswerViewProps) {
  const figure = useFigure(rest.ask, { found, picks });
  if (!figure) return <PassagesView found={found} {...rest} />;
  const shared = { figure, picks, onMark, name, ...rest };
  if (!found.query)
    return (
      <>
        {(found.text || found.passages.length > 0) && <PassagesView found={found} {...rest} />}
        <FigureAnswer {...shared} title={sayFigure('workItOut')} question={undefined} />
      </>
    );
  return (
    <>
      <FigureAnswer {...shared} title={sayFigure('answer')} />
      {!figure.result && <Passages found={found} onShow={rest.onShow} />}
    </>
  );
}

type PassagesViewProps = Omit<FoundAnswerViewProps, 'picks' | 'onMark' | 'name'>;

function PassagesView({
  ask,
  found,
  origin,
  question,
  isCurrent,
  onShow,
  onCopy,
  onInsert,
}: PassagesViewProps) {
  const whole = [found.text, ...found.passages.map(({ place, text }) => `[${addressOf(place)}] ${text}`)]
    .filter(Boolean)
    .join('\n\n');
  return (
    <section className={style.result} aria-label={say('answer_question')}>
      <LiveRegion text={say('done')} />
      <div className={style.head}>
        <h2 className={own.asked}>{question || say('answer_question')}</h2>
        <p className={style.origin}>{origin}</p>
      </div>
      {found.text && <AnswerText text={found.text} ask={ask} isRunning={false} onShow={onShow} />}
      {found.passages.length > 0 && !found.text && (
        <p className={own.closest}>{say('closest', { count: found.passages.length })}</p>
      )}
      <Passages found={found} onShow={onShow} />
      {found.passages.length > 0 && (
        <ButtonRow>
          <TakeButtons
            kind={isCurrent ? 'primary' : 'plain'}
            text={whole}
            onInsert={onInsert}
            onCopy={onCopy}
          />
        </ButtonRow>
      )}
    </section>
  );
}
