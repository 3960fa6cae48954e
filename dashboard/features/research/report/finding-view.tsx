import { Suspense } from 'react';
import { partOf } from '@/dashboard/app/part-of.tsx';
import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import { ConfidenceNote } from './confidence-note.tsx';
import { FoldedQuotes } from './quotes.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { SentenceText } from './sentence-text.tsx';

const TrendChart = partOf(() => import('./trend-chart.tsx').then(({ TrendChart }) => TrendChart));

/** One finding: the claim, how many, how sure and one voice; further voices and what speaks against it at a press. */
export function FindingView({ finding, citations }: { finding: Finding; citations: readonly Citation[] }) {
  const { id, kind, title, statement, count, trend, confidence, counterNote } = finding;
  return (
    <article id={id} className={style.finding} aria-labelledby={`${id}-title`}>
      <p className={style.tag}>{say(`kind_${kind}`)}</p>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>
        <SentenceText sentence={statement} citations={citations} label={title} />
      </p>
      <ConfidenceNote confidence={confidence} count={count} label={title} hasRange />
      <FoldedQuotes ids={finding.citationIds} counterIds={finding.counterCitationIds} citations={citations}>
        {counterNote && (
          <p className={style.soft}>
            <SentenceText sentence={counterNote} citations={citations} label={title} />
          </p>
        )}
      </FoldedQuotes>
      <Suspense fallback={null}>
        <TrendChart trend={trend} label={title} />
      </Suspense>
    </article>
  );
}
