import { isAnswered } from '@/dashboard/features/research/research-modes.ts';
import { SyntheticNote } from '@/dashboard/features/research/synthetic-note.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { describeSilence } from '@/shared/insights/report/describe-silence.ts';
import { HealthStrip } from './health-strip.tsx';
import { OpenedItems } from './opened-items.tsx';
import proof from './proof.module.css';
import style from './report.module.css';
import { say } from './say.ts';
import { SentenceLine, SentenceText } from './sentence-text.tsx';

const nextSteps = {
  blocked: 'next_blocked',
  quota: 'next_quota',
  no_key: 'next_no_key',
  timeout: 'next_timeout',
  error: 'next_error',
} as const;

interface NothingProps {
  sources: Report['coverage']['sources'];
  /** Whether every source was asked, so that there are none further to search. */
  isAll: boolean;
}

/** Why there is nothing: that nobody wrote of it, or that what was asked gave no answer, and what to do about that. */
function Nothing({ sources, isAll }: NothingProps) {
  const failed = sources.flatMap(({ status }) => (status in nextSteps ? [status] : []));
  if (failed.length < sources.length || sources.length === 0) return <p>{say('noResultsFound')}</p>;
  const steps = new Set(failed.map((status) => nextSteps[status as keyof typeof nextSteps]));
  return (
    <>
      {sources.map(({ source, status }) => (
        <p key={source}>{describeSilence(source, status)}</p>
      ))}
      {steps.size === 1 && [...steps].map((step) => <p key={step}>{say(step, { all: String(isAll) })}</p>)}
    </>
  );
}

interface SummaryProps extends Pick<NothingProps, 'isAll'> {
  report: Report;
  items: readonly InsightItem[];
}

/** A report in short: what was found, by whom, out of what. */
export function ReportSummary({ report, items, isAll }: SummaryProps) {
  const { outcome, summary, findings, coverage, citations, synthetic, subject } = report;
  return (
    <OpenedItems items={items}>
      <div className={style.summary}>
        {synthetic && <SyntheticNote />}
        <h3 className={style.title}>{report.title}</h3>
        {outcome === 'insufficient' && coverage.items === 0 && (
          <Nothing sources={coverage.sources} isAll={isAll} />
        )}
        <SentenceLine sentences={summary} citations={citations} label={subject} />
        <ol className={style.short}>
          {findings.slice(0, 5).map(({ id, title, statement }) => (
            <li key={id}>
              <strong>{title}</strong>
              <p className={style.soft}>
                <SentenceText sentence={statement} citations={citations} label={title} />
              </p>
            </li>
          ))}
        </ol>
        {/* A source that gave no answer is told at once. */}
        <details className={proof.folded} open={coverage.sources.some(({ status }) => !isAnswered(status))}>
          <summary>{say('sourcesOf')}</summary>
          <HealthStrip sources={coverage.sources} />
        </details>
      </div>
    </OpenedItems>
  );
}
