import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { say } from './say.ts';

/** The conversation's page where no report was opened. */
export function NoReport() {
  return (
    <PageFrame title={say('aiAssistant')} lead={say('noReportText')} back="home">
      <ButtonRow>
        <Link to={paths.reports} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('yourReports')}
        </Link>
      </ButtonRow>
    </PageFrame>
  );
}
