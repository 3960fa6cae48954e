import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { ReportList } from '@/dashboard/features/research/reports/report-list.tsx';
import { WeeklyList } from '@/dashboard/features/research/reports/weekly-list.tsx';

/** The account's reports. */
export function Reports() {
  return (
    <PageFrame
      title="Your Reports"
      lead="Each is kept for 30 days, opens for free, and answers questions."
      back="home"
    >
      <WeeklyList />
      <ReportList />
    </PageFrame>
  );
}
