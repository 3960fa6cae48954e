import { formatCount } from '@/components/count.ts';
import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import { sayingOf } from '@/shared/insights/report/kind-of-intent.ts';
import { ItemOrigin } from './item-text.tsx';
import { useReportItems } from './opened-items.tsx';
import proof from './proof.module.css';
import style from './report-lead.module.css';
import { say } from './say.ts';
import { CountButton, SentenceLine, SentenceText } from './sentence-text.tsx';

/** More figures than these are a table. */
const FIGURES = 3;

/** The first of some citations that can be shown: its post is there, and was not removed meanwhile. */
function FirstQuote({ citations }: { citations: readonly Citation[] }) {
  const { items } = useReportItems();
  const citation = citations.find(
    ({ itemId, quote }) => quote !== '' && items.get(itemId)?.removed === false,
  );
  const item = citation && items.get(citation.itemId);
  if (!citation || !item) return null;
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

/** The number a finding's title claims, and of how many. */
function Figure({ finding }: { finding: Finding }) {
  const { id, title, count } = finding;
  const saying = sayingOf(finding);
  return (
    <div>
      <dt>
        <a href={`#${id}`}>{title}</a>
      </dt>
      <dd>
        <CountButton count={saying ?? count} label={title}>
          {formatCount((saying ?? count).value)}
        </CountButton>{' '}
        <span>{saying ? say('ofSpeaking', { all: count.value }) : say('ofPosts', { all: count.of })}</span>
      </dd>
    </div>
  );
}

/** What a report begins with: the answer, the figures of what is found most, one voice, then the rest of its summary. */
export function ReportLead({ report }: { report: Report }) {
  const { summary, findings, citations, subject } = report;
  // The first sentence counts what was read; the answer is the first that rests on somebody's words.
  const answer = summary.find(({ citationIds }) => citationIds.length > 0);
  const rest = summary.filter((sentence) => sentence !== answer);
  const [first] = findings;
  const voices = [...(answer?.citationIds ?? []), ...(first?.citationIds ?? [])];
  return (
    <>
      {answer && (
        <p className={style.answer}>
          <SentenceText sentence={answer} citations={citations} label={subject} />
        </p>
      )}
      {findings.length > 0 && (
        <dl className={style.figures}>
          {findings.slice(0, FIGURES).map((finding) => (
            <Figure key={finding.id} finding={finding} />
          ))}
        </dl>
      )}
      <FirstQuote citations={voices.flatMap((id) => citations.find((one) => one.id === id) ?? [])} />
      {rest.length > 0 && <SentenceLine sentences={rest} citations={citations} label={subject} />}
    </>
  );
}
