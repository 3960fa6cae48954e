import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/components/count.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { previewAnalysis } from '@/shared/client/analysis-calls.ts';
import type { AnalysisPreview } from '@/shared/contracts/analysis.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import type { AnalysisQuestion } from './analysis-state.ts';
import style from './research.module.css';
import { statusText } from './research-modes.ts';
import { say } from './say.ts';
import { SyntheticNote } from './synthetic-note.tsx';

interface PreviewProps {
  question: AnalysisQuestion;
  onRun: () => void;
  onClose: () => void;
}

/** What a source charges whoever holds its key, a request; a tenth of a cent counts. */
const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 3 });

function SourceRows({ sources }: Pick<AnalysisPreview, 'sources'>) {
  const isPaid = sources.some(({ costUsd }) => costUsd > 0);
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{say('source')}</th>
          <th scope="col">{say('askedFor')}</th>
          <th scope="col" className={style.number}>
            {say('onItsFirst')}
          </th>
          {isPaid && (
            <th scope="col" className={style.number}>
              {say('whatItCharges')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, label, status, query, found, costUsd, note }) => (
          <tr key={source}>
            <th scope="row">
              {label}
              <span className={style.soft}> {note ?? statusText(status)}</span>
            </th>
            <td className={style.query}>{query || '–'}</td>
            <td className={style.number}>{formatCount(found)}</td>
            {isPaid && <td className={style.number}>{costUsd > 0 ? usd.format(costUsd) : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a run would find and cost, before any credit is spent. */
export function Preview({ question, onRun, onClose }: PreviewProps) {
  const query = useQuery({
    queryKey: ['analysis-preview', question],
    queryFn: ({ signal }) => previewAnalysis(functionsAccess, question, signal),
  });
  const { data } = query;
  const ownTexts = question.options?.imported?.length ?? 0;
  return (
    <section className={style.preview} aria-labelledby="preview-title" aria-busy={query.isPending}>
      <h2 id="preview-title">{say('whatWouldFind')}</h2>
      {query.isPending && <Skeleton label={say('looking')} lines={4} />}
      {query.isError && <LoadFailure query={query} context="analysis-preview" />}
      {data && (
        <>
          {data.synthetic && <SyntheticNote />}
          <SourceRows sources={data.sources} />
          <p className={style.soft}>
            {say('previewReadsFirst')}
            {ownTexts > 0 && ` ${say('ownTextsToo', { count: ownTexts })}`}
          </p>
          {data.items.slice(0, 3).map(({ id, text, source }) => (
            <blockquote key={id} className={style.voice} dir="auto">
              {text.length > 220 ? `${text.slice(0, 220).trimEnd()} …` : text}
              <footer>{sourceLabels[source]}</footer>
            </blockquote>
          ))}
          {!data.enough && <Notice kind="warning">{say('tooLittle')}</Notice>}
          <ButtonRow>
            <Button kind="primary" size="site" onClick={onRun}>
              {say('runFor', { credits: data.credits })}
            </Button>
            <Button size="site" onClick={onClose}>
              {say('close')}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
