import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Queries } from '@/dashboard/app/queries.tsx';
import { GuestReport } from '@/dashboard/features/research/reports/guest-report.tsx';
import { sharedQuery } from '@/dashboard/features/research/reports/report-queries.ts';
import { say } from '@/dashboard/features/research/say.ts';

function Shared() {
  const { token = '' } = useParams();
  const query = useQuery(sharedQuery(token));
  return <GuestReport context="shared-report" query={query} lead={say('sharedLead')} />;
}

/** A report for whoever has its link. */
export function SharedReport() {
  return (
    <Queries>
      <Shared />
    </Queries>
  );
}
