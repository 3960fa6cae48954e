import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { researchPath } from '@/dashboard/app/paths.ts';
import { ReportView } from '@/dashboard/features/research/report/report-view.tsx';
import { prices } from '@/shared/credits/prices.ts';
import { ChangesNote } from './changes-note.tsx';
import { ReportActs } from './report-acts.tsx';
import { reportQuery } from './report-queries.ts';

/** A report of one's own, with what can be done with it. */
export function ReportPage({ id }: { id: string }) {
  const query = useQuery(reportQuery(id));
  const navigate = useNavigate();
  const { data } = query;
  const runAgain = () => void navigate(`${researchPath}&again=${encodeURIComponent(id)}`);
  return (
    <PageFrame title={data?.title ?? 'Report'} back="home">
      {query.isError && <LoadFailure query={query} context="reports" />}
      {query.isPending && <p>Loading the report …</p>}
      {data && data.state !== 'done' && data.state !== 'failed' && (
        <p role="status">This report is being written. It appears here by itself.</p>
      )}
      {data?.state === 'failed' && (
        <>
          <p role="status">
            This analysis failed. The question is kept; running it again costs {prices.analysis.credits}{' '}
            credits.
          </p>
          <p>
            <Button size="site" onClick={runAgain}>
              Run again
            </Button>
          </p>
        </>
      )}
      {data?.report && (
        <ReportView
          report={data.report}
          items={data.items}
          acts={<ReportActs open={data} onRunAgain={runAgain} />}
          changes={data.changes && <ChangesNote changes={data.changes} />}
        />
      )}
    </PageFrame>
  );
}
