import { useQuery } from '@tanstack/react-query';
import { Queries } from '@/dashboard/app/queries.tsx';
import { GuestReport } from '@/dashboard/features/research/reports/guest-report.tsx';
import { sampleQuery } from '@/dashboard/features/research/reports/report-queries.ts';
import { say } from '@/dashboard/features/research/say.ts';

function Sample() {
  const query = useQuery(sampleQuery);
  return <GuestReport context="sample-report" query={query} lead={say('sampleLead')} />;
}

/** One finished report, open to everybody. */
export function SampleReport() {
  return (
    <Queries>
      <Sample />
    </Queries>
  );
}
