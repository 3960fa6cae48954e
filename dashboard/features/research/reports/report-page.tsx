import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { researchPath } from '@/dashboard/app/paths.ts';
import { ReportView } from '@/dashboard/features/research/report/report-view.tsx';
import { ChangesNote } from './changes-note.tsx';
import { ReportActs } from './report-acts.tsx';
import { reportQuery } from './report-queries.ts';

/** A report of one's own, with what can be done with it. */
export function ReportPage({ id }: { id: string }) {
  const query = useQuery(reportQuery(id));
  const navigate = useNavigate();
  const { data } = query;
  return (
    <PageFrame title={data?.title ?? 'Report'} back="home">
      {query.isError && <LoadFailure query={query} context="reports" />}
      {query.isPending && <p>Loading the report …</p>}
      {data && data.state !== 'done' && (
        <p role="status">
          {data.state === 'failed'
            ? 'This analysis failed. Ask again; the question is not lost.'
            : 'This report is being written. It appears here by itself.'}
        </p>
      )}
      {data?.report && (
        <ReportView
          report={data.report}
          items={data.items}
          acts={
            <ReportActs
              open={data}
              onRunAgain={() => void navigate(`${researchPath}&again=${encodeURIComponent(id)}`)}
            />
          }
          changes={data.changes && <ChangesNote changes={data.changes} />}
        />
      )}
    </PageFrame>
  );
}
