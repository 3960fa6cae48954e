import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Slow } from '@/components/ui/slow.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { type AnalysisStep, analysisStep } from '@/shared/contracts/analysis.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { isUnderWay, type Progress } from './analysis-state.ts';
import style from './research.module.css';
import { statusText, stepLabels } from './research-modes.ts';
import { say } from './say.ts';

/** The server's first word comes within a second or two. */
const UNHEARD_MS = 8_000;
/** Most reports are there by then. */
const SLOW_MS = 30_000;

/** How much of a step is done, 0 to 1, as far as the server tells; null where it only tells the end. */
function shareOf(step: AnalysisStep, { finished, answered, sources }: Progress): number | null {
  if (finished.includes(step)) return 1;
  if (step !== 'fetch' || sources.length === 0) return null;
  return answered.length / sources.length;
}

function Step({ step, progress }: { step: AnalysisStep; progress: Progress }) {
  const isDone = progress.finished.includes(step);
  const isRunning = progress.running === step;
  const share = shareOf(step, progress);
  const label = stepLabels(progress.question.mode)[step];
  return (
    <li className={style.step} data-state={isDone ? 'done' : isRunning ? 'running' : 'waiting'}>
      <span className={style.tick} aria-hidden="true">
        {isDone && <Check />}
      </span>
      <span>
        {label}
        <span className="visually-hidden">
          {isDone ? say('stepDone') : isRunning ? say('stepRunning') : ''}
        </span>
      </span>
      <progress aria-label={label} {...(share !== null && { value: share })} />
    </li>
  );
}

function Sources({ progress: { sources, answered } }: { progress: Progress }) {
  return (
    <ul className={style.sources} aria-label={say('sources')}>
      {sources.map((source) => {
        const told = answered.find((one) => one.source === source);
        return (
          <li key={source}>
            <span>{sourceLabels[source]}</span>
            <span className={style.soft}>
              {told
                ? `${statusText(told.status)}${told.found > 0 ? ` · ${say('foundSome', { found: told.found })}` : ''}`
                : say('searching')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a run has done and what it does now (spec §4): every mark is the server's word, no clock moves it. */
export function ProgressSteps({ progress }: { progress: Progress }) {
  const { before, running, question, items } = progress;
  if (before !== null)
    return (
      <p className={style.soft} role="status">
        {before === 1 ? say('oneBefore') : say('someBefore', { before })}
      </p>
    );
  return (
    <div className={style.progress}>
      <ol className={style.steps} aria-label={say('progress')}>
        {analysisStep.options.map((step) => (
          <Step key={step} step={step} progress={progress} />
        ))}
      </ol>
      <Sources progress={progress} />
      {items.length > 0 && (
        <div className={style.first}>
          <h3>{say('firstVoices')}</h3>
          {items.slice(0, 3).map(({ id, text, source }) => (
            <blockquote key={id} className={style.voice} dir="auto">
              {text.length > 220 ? `${text.slice(0, 220).trimEnd()} …` : text}
              <footer>{sourceLabels[source]}</footer>
            </blockquote>
          ))}
        </div>
      )}
      {isUnderWay(progress) ? (
        <Slow key="slow" afterMs={SLOW_MS} text={say('slow')}>
          <Link to={paths.reports} className={buttonClass({})}>
            {say('yourReports')}
          </Link>
        </Slow>
      ) : (
        <Slow key="unheard" afterMs={UNHEARD_MS} text={say('unheard')} />
      )}
      <LiveRegion text={running ? stepLabels(question.mode)[running] : ''} />
      <Edge running />
    </div>
  );
}
