import { useParams } from 'react-router';
import { ReportPage } from '@/dashboard/features/research/reports/report-page.tsx';

/** One report to read. */
export function Report() {
  const { id = '' } = useParams();
  return <ReportPage id={id} />;
}
