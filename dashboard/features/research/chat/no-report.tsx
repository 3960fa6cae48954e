import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import { say } from './say.ts';

/** The conversation's page where no report was opened. */
export function NoReport() {
  return (
    <PageFrame title={say('aiAssistant')} lead={say('noAnalysisOpen')} back="home">
      <p>{say('noReportText')}</p>
      <ButtonRow>
        <Link to={researchPath} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('askAQuestion')}
        </Link>
        <Link to={paths.reports} className={buttonClass({ size: 'site' })}>
          {say('yourReports')}
        </Link>
      </ButtonRow>
    </PageFrame>
  );
}
