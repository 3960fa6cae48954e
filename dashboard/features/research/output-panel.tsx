import { FileText, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { CopyButton } from '@/components/copy-button.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { chatPath, reportPath } from '@/dashboard/app/paths.ts';
import type { Analysis } from './analysis-state.ts';
import { ProgressSteps } from './progress-steps.tsx';
import { ReportSummary } from './report/report-summary.tsx';
import style from './research.module.css';

function Content({ analysis }: { analysis: Analysis }) {
  if (analysis.status === 'failed') return <Notice kind="error">{analysis.text}</Notice>;
  if (analysis.status === 'running') return <ProgressSteps progress={analysis.progress} />;
  if (analysis.status === 'idle')
    return (
      <p className={style.soft}>
        Your report appears here: what people say, how many, in their own words, and what speaks against it.
        Every number opens the posts it counts.
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={style.output} aria-label="Report" tabIndex={0}>
      <ReportSummary report={analysis.answer.report} items={analysis.answer.items} />
    </section>
  );
}

/** Where the report appears (spec §2), with the ways on from it. */
export function OutputPanel({ analysis }: { analysis: Analysis }) {
  const answer = analysis.status === 'done' ? analysis.answer : undefined;
  return (
    <section
      className={style.panel}
      aria-labelledby="research-output"
      aria-busy={analysis.status === 'running'}
    >
      <div className={style.bar}>
        <h2 id="research-output">Generated Output</h2>
        {answer && (
          <div className={style.ways}>
            <CopyButton text={answer.result} onCopy={copyText} />
            <Link
              to={chatPath(answer.analysisId)}
              className={buttonClass({})}
              aria-label="Ask the AI Assistant about this report"
              title="Ask the AI Assistant about this report"
            >
              <MessageCircle aria-hidden="true" />
            </Link>
            <Link to={reportPath(answer.analysisId)} className={buttonClass({})}>
              <FileText aria-hidden="true" />
              Open the report
            </Link>
          </div>
        )}
      </div>
      <Content analysis={analysis} />
      <LiveRegion text={answer ? 'The report is there.' : ''} />
    </section>
  );
}
