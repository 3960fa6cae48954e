import { SyntheticNote } from '@/dashboard/features/research/synthetic-note.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { HealthStrip } from './health-strip.tsx';
import { OpenedItems } from './opened-items.tsx';
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

/** Why there is nothing: that nobody wrote of it, or that what was asked gave no answer, and what to do about that. */
function Nothing({ coverage, notFound }: Pick<Report, 'coverage' | 'notFound'>) {
  const failed = coverage.sources.flatMap(({ status }) => (status in nextSteps ? [status] : []));
  const isRead = failed.length < coverage.sources.length;
  if (isRead || coverage.sources.length === 0) return <p>{say('noResultsFound')}</p>;
  const steps = new Set(failed.map((status) => nextSteps[status as keyof typeof nextSteps]));
  return (
    <>
      {notFound.slice(0, coverage.sources.length).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {steps.size === 1 && [...steps].map((step) => <p key={step}>{say(step)}</p>)}
    </>
  );
}

/** A report in short: what was found, by whom, out of what. */
export function ReportSummary({ report, items }: { report: Report; items: readonly InsightItem[] }) {
  const { outcome, summary, findings, coverage, citations, synthetic, subject } = report;
  return (
    <OpenedItems items={items}>
      <div className={style.summary}>
        {synthetic && <SyntheticNote />}
        <h3 className={style.title}>{report.title}</h3>
        {outcome === 'insufficient' && coverage.items === 0 && (
          <Nothing coverage={coverage} notFound={report.notFound} />
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
        <HealthStrip sources={coverage.sources} />
      </div>
    </OpenedItems>
  );
}
