import { useQuery } from '@tanstack/react-query';
import { Queries } from '@/dashboard/app/queries.tsx';
import { GuestReport } from '@/dashboard/features/research/reports/guest-report.tsx';
import { sampleQuery } from '@/dashboard/features/research/reports/report-queries.ts';

function Sample() {
  const query = useQuery(sampleQuery);
  return (
    <GuestReport
      query={query}
      lead="A finished report, made by the same code as yours. Press any number or quote to see what it rests on."
    />
  );
}

/** One finished report, open to everybody. */
export function SampleReport() {
  return (
    <Queries>
      <Sample />
    </Queries>
  );
}
