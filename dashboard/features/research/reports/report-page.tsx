import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { pageOf, useAhead } from '@/dashboard/app/page-of.tsx';
import { researchPath } from '@/dashboard/app/paths.ts';
import { isGoing, rememberSeen } from '@/dashboard/features/research/earlier-reports.ts';
import { prices } from '@/shared/credits/prices.ts';
import { reportQuery } from './report-queries.ts';
import { say } from './say.ts';

const ownReport = pageOf(() => import('./own-report.tsx').then(({ OwnReport }) => OwnReport));

/** A report of one's own, with what can be done with it. */
export function ReportPage({ id }: { id: string }) {
  const query = useQuery(reportQuery(id));
  const navigate = useNavigate();
  const { data } = query;
  const hasEnded = data !== undefined && !isGoing(data);
  useEffect(() => {
    if (hasEnded) rememberSeen(id);
  }, [hasEnded, id]);
  // While the report is read, so that neither waits for the other.
  useAhead(ownReport);
  const runAgain = () => void navigate(`${researchPath}&again=${encodeURIComponent(id)}`);
  return (
    <PageFrame title={data?.title ?? say('report')} back="reports">
      {query.isError && <LoadFailure query={query} context="reports" />}
      {query.isPending && <Skeleton lines={5} />}
      {data && !hasEnded && <p role="status">{say('beingWrittenHere')}</p>}
      {data?.state === 'failed' && (
        <>
          <p role="status">{say('failedCosts', { credits: prices.analysis.credits })}</p>
          <p>
            <Button size="site" onClick={runAgain}>
              {say('runAgain')}
            </Button>
          </p>
        </>
      )}
      <Suspense fallback={<Skeleton lines={5} />}>
        {data?.report && <ownReport.Content open={data} report={data.report} onRunAgain={runAgain} />}
      </Suspense>
    </PageFrame>
  );
}
