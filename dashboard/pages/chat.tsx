import { useSearchParams } from 'react-router';
import { NoReport } from '@/dashboard/features/research/chat/no-report.tsx';
import { ReportChat } from '@/dashboard/features/research/chat/report-chat.tsx';

/** The conversation about a report (spec §2); its address names the report, so that it survives a reload. */
export function Chat() {
  const [query] = useSearchParams();
  const id = query.get('report');
  return id ? <ReportChat id={id} /> : <NoReport />;
}
