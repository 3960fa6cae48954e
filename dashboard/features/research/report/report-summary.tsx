import { SyntheticNote } from '@/dashboard/features/research/synthetic-note.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { HealthStrip } from './health-strip.tsx';
import { OpenedItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { SentenceLine, SentenceText } from './sentence-text.tsx';

/** A report in short: what was found, by whom, out of what. */
export function ReportSummary({ report, items }: { report: Report; items: readonly InsightItem[] }) {
  const { outcome, summary, findings, coverage, citations, synthetic, subject } = report;
  return (
    <OpenedItems items={items}>
      <div className={style.summary}>
        {synthetic && <SyntheticNote />}
        <h3 className={style.title}>{report.title}</h3>
        {outcome === 'insufficient' && coverage.items === 0 && <p>{say('noResultsFound')}</p>}
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
