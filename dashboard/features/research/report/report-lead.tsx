import { formatCount } from '@/components/count.ts';
import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { ItemOrigin } from './item-text.tsx';
import { useReportItems } from './opened-items.tsx';
import proof from './proof.module.css';
import style from './report-lead.module.css';
import { say } from './say.ts';
import { CountButton, SentenceLine, SentenceText } from './sentence-text.tsx';

/** More figures than these are a table. */
const FIGURES = 3;

function FirstQuote({ citation }: { citation: Citation }) {
  const { items } = useReportItems();
  const item = items.get(citation.itemId);
  if (!item || item.removed || citation.quote === '') return null;
  return (
    <figure className={proof.quote}>
      <blockquote dir="auto" lang={item.language === 'und' ? undefined : item.language}>
        {citation.quote}
      </blockquote>
      <figcaption>
        <ItemOrigin item={item} />
      </figcaption>
    </figure>
  );
}

/** What a report begins with: the answer, the figures of what is found most, one voice, then the rest of its summary. */
export function ReportLead({ report }: { report: Report }) {
  const { summary, findings, citations, subject } = report;
  // The first sentence counts what was read; the answer is the first that rests on somebody's words.
  const answer = summary.find(({ citationIds }) => citationIds.length > 0);
  const rest = summary.filter((sentence) => sentence !== answer);
  const [first] = findings;
  const voice = citations.find(({ id }) => id === (answer?.citationIds[0] ?? first?.citationIds[0]));
  return (
    <>
      {answer && (
        <p className={style.answer}>
          <SentenceText sentence={answer} citations={citations} label={subject} />
        </p>
      )}
      {findings.length > 0 && (
        <dl className={style.figures}>
          {findings.slice(0, FIGURES).map(({ id, title, count }) => (
            <div key={id}>
              <dt>
                <a href={`#${id}`}>{title}</a>
              </dt>
              <dd>
                <CountButton count={count} label={title}>
                  {formatCount(count.value)}
                </CountButton>{' '}
                <span>{say('ofPosts', { all: count.of })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {voice && <FirstQuote citation={voice} />}
      {rest.length > 0 && <SentenceLine sentences={rest} citations={citations} label={subject} />}
    </>
  );
}
