import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import style from './chat.module.css';
import { say } from './say.ts';

/** The conversation's page where no report was opened. */
export function NoReport() {
  return (
    <PageFrame title={say('aiAssistant')} lead={say('noReportText')} back="home">
      <ButtonRow>
        <Link to={researchPath} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('askAQuestion')}
        </Link>
        <Link to={paths.reports} className={buttonClass({ size: 'site' })}>
          {say('yourReports')}
        </Link>
        <Link to={paths.sampleReport} className={buttonClass({ size: 'site' })}>
          {say('sampleReport')}
        </Link>
      </ButtonRow>
      <div>
        <h2 className={style.example}>{say('whatYouCanAsk')}</h2>
        <ul className={style.examples}>
          {(['askMost', 'askComplaints', 'askWishes'] as const).map((question) => (
            <li key={question}>{say(question)}</li>
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}
