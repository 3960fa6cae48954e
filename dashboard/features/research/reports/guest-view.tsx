import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { researchPath } from '@/dashboard/app/paths.ts';
import { ReportView } from '@/dashboard/features/research/report/report-view.tsx';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { Exports } from './report-acts.tsx';
import style from './reports.module.css';
import { say } from './say.ts';

/** What somebody reads of a report who does not own it. */
export function GuestView({ open, report }: { open: OpenReport; report: Report }) {
  return (
    <ReportView
      report={report}
      items={open.items}
      acts={
        <div className={style.acts}>
          <Link to={researchPath} className={buttonClass({ kind: 'primary' })}>
            {say('askQuestionOwn')}
          </Link>
          <Exports open={open} />
        </div>
      }
    />
  );
}
