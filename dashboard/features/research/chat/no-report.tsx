import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';

/** The conversation's page where no report was opened. */
export function NoReport() {
  return (
    <PageFrame title="AI Assistant" lead="No analysis is open." back="home">
      <p>
        Here you ask about a report: what people said, how often, and why. Open one of your reports, or make a
        new one.
      </p>
      <ButtonRow>
        <Link to={researchPath} className={buttonClass({ kind: 'primary', size: 'site' })}>
          Ask a question
        </Link>
        <Link to={paths.reports} className={buttonClass({ size: 'site' })}>
          Your reports
        </Link>
      </ButtonRow>
    </PageFrame>
  );
}
