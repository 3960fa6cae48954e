import { FileText, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { CopyButton } from '@/components/copy-button.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { useProfile } from '@/dashboard/app/account-queries.ts';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { chatPath, paths, reportPath } from '@/dashboard/app/paths.ts';
import { SiteFailure, siteRemedy } from '@/dashboard/app/site-failure.tsx';
import { useInSight } from '@/dashboard/app/use-in-sight.ts';
import { prices } from '@/shared/credits/prices.ts';
import type { Analysis, AnalysisQuestion } from './analysis-state.ts';
import { EarlierRun } from './earlier-run.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { ReportSummary } from './report/report-summary.tsx';
import style from './research.module.css';
import { allSourcesOf } from './research-modes.ts';
import { say } from './say.ts';
import { wayOn } from './use-analysis.ts';

interface OutputPanelProps {
  analysis: Analysis;
  /** Whether to open the report is what leads, or what mends a failure. */
  isLeading: boolean;
  onRun: (question: AnalysisQuestion) => void;
  /** Puts a failure away. */
  onClose: () => void;
}

const { credits } = prices.analysis;

type FailedProps = Extract<Analysis, { status: 'failed' }> & Omit<OutputPanelProps, 'analysis'>;

/** What failed, and the press that asks again; what leads to another page by itself says where. */
function Failed({ question, failure, isLeading, onRun, onClose }: FailedProps) {
  const { code, screen, isOver, ...told } = failure;
  const kept = wayOn(code) ? '' : say(question.surveyData ? 'surveyKept' : 'questionKept');
  return (
    <SiteFailure context={screen} code={code} kept={kept} {...told} isLeading={isLeading} onClose={onClose}>
      {!wayOn(code) && (
        <Button kind={isLeading && !siteRemedy(code) ? 'primary' : 'plain'} onClick={() => onRun(question)}>
          {isOver ? say('runAgain', { credits }) : say('tryAgain')}
        </Button>
      )}
    </SiteFailure>
  );
}

/** Where too little was found: more places to look, or what a report looks like where there is enough. */
interface TooLittleProps extends Pick<OutputPanelProps, 'onRun'> {
  question: AnalysisQuestion;
  /** The balance after the charge; null where no account paid. */
  balance: number | null;
}

function TooLittle({ question, balance, onRun }: TooLittleProps) {
  const { data: profile } = useProfile(balance !== null);
  const isBack = balance !== null && profile !== undefined && profile !== null && profile.credits > balance;
  const wider = allSourcesOf(question.mode);
  return (
    <>
      {isBack && <p role="status">{say('tooLittleBack')}</p>}
      <div className={style.ways}>
        {wider && (
          <Button size="site" onClick={() => onRun({ ...question, mode: wider, previousId: undefined })}>
            {say('searchAll', { credits })}
          </Button>
        )}
        <Link to={paths.sources} className={buttonClass({ size: 'site' })}>
          {say('addSource')}
        </Link>
        <Link to={paths.sampleReport} className={buttonClass({ size: 'site' })}>
          {say('seeSample')}
        </Link>
      </div>
    </>
  );
}

function Content({ analysis, isLeading, onRun, onClose }: OutputPanelProps) {
  if (analysis.status === 'failed') return <Failed {...analysis} {...{ isLeading, onRun, onClose }} />;
  if (analysis.status === 'running') return <ProgressSteps progress={analysis.progress} />;
  if (analysis.status === 'idle')
    return (
      <>
        <EarlierRun />
        <p className={style.soft}>{say('nothingYet')}</p>
      </>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={style.output} aria-label={say('report')} tabIndex={0}>
      <ReportSummary
        report={analysis.answer.report}
        items={analysis.answer.items}
        isAll={allSourcesOf(analysis.question.mode) === undefined}
      />
      {analysis.answer.report.outcome === 'insufficient' && (
        <TooLittle question={analysis.question} balance={analysis.answer.credits} onRun={onRun} />
      )}
    </section>
  );
}

/** Where the report appears (spec §2), with the ways on from it. */
export function OutputPanel({ analysis, isLeading, onRun, onClose }: OutputPanelProps) {
  const answer = analysis.status === 'done' ? analysis.answer : undefined;
  const panel = useInSight({ status: analysis.status, isLeading });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={style.panel}
      aria-labelledby="research-output"
      aria-busy={analysis.status === 'running'}
    >
      <div className={style.bar}>
        <h2 id="research-output">{say('output')}</h2>
        {answer && (
          <div className={style.ways}>
            <Link
              to={reportPath(answer.analysisId)}
              className={buttonClass({ kind: isLeading ? 'primary' : 'plain' })}
            >
              <FileText aria-hidden="true" />
              {say('openReport')}
            </Link>
            <Link to={chatPath(answer.analysisId)} className={buttonClass({})}>
              <MessageCircle aria-hidden="true" />
              {say('askAssistant')}
            </Link>
            <CopyButton text={answer.result} onCopy={copyText} />
          </div>
        )}
      </div>
      <Content {...{ analysis, isLeading, onRun, onClose }} />
      <LiveRegion text={answer ? say('reportThere') : ''} />
    </section>
  );
}
