import type { ReactNode } from 'react';
import { formatPlainDay } from '@/dashboard/app/format-date.ts';
import { SyntheticNote } from '@/dashboard/features/research/synthetic-note.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { OpenedItems } from './opened-items.tsx';
import style from './report.module.css';
import { type ReportSection, sectionsOf } from './report-sections.tsx';
import { say } from './say.ts';

interface ReportViewProps {
  report: Report;
  items: readonly InsightItem[];
  /** What its reader may do with it. */
  acts?: ReactNode;
  /** What changed since it was last run, where it was. */
  changes?: ReactNode;
}

function Section({ id, title, content }: ReportSection) {
  return (
    <section id={id} className={style.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {content}
    </section>
  );
}

/** A report as it is read: its contents beside it, its proof a press away. */
export function ReportView({ report, items, acts, changes }: ReportViewProps) {
  const sections = sectionsOf(report);
  const [first, ...further] = sections;
  const outcome = report.outcome === 'solid' ? null : say(`outcome_${report.outcome}`);
  return (
    <OpenedItems items={items}>
      <div className={style.reader}>
        <nav className={style.contents} aria-label={say('contents')}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={style.body}>
          {report.synthetic && <SyntheticNote />}
          <p className={style.origin}>
            {formatPlainDay(report.madeOn)} ·{' '}
            {report.engine.kind === 'model'
              ? say('byModel', { model: report.engine.model ?? say('aModel') })
              : say('byRules')}
            {report.excluded.length > 0 && ` · ${say('without', { names: report.excluded.join(', ') })}`}
          </p>
          {outcome && <p className={style.outcome}>{outcome}</p>}
          {changes}
          {first && <Section {...first} />}
          {acts}
          {further.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </OpenedItems>
  );
}
