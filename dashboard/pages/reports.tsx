import { AccountPages } from '@/dashboard/app/account-pages.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { ReportList } from '@/dashboard/features/research/reports/report-list.tsx';
import { WeeklyList } from '@/dashboard/features/research/reports/weekly-list.tsx';
import { say } from '@/dashboard/features/research/say.ts';

/** The account's reports. */
export function Reports() {
  return (
    <PageFrame title={say('yourReports')} lead={say('yourReportsLead')} back="home">
      <AccountPages>
        <WeeklyList />
        <ReportList />
      </AccountPages>
    </PageFrame>
  );
}
