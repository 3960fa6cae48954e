import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import style from './company.module.css';

/** The conversation about an analysis (spec §2), where there is none: it is held in memory and comes from the generator. */
export function Chat() {
  return (
    <PageFrame title="AI Assistant" lead="No analysis is open." backHome>
      <div className={style.prose}>
        <p>
          Here you ask about the result of an analysis: what people said, how often, and why. An analysis is
          held only while its page is open, so this page is empty when you come to it directly or reload it.
        </p>
      </div>
      <p>
        <Link to={paths.generator} className={buttonClass({ kind: 'primary', size: 'site' })}>
          Go to the Generator
        </Link>
      </p>
    </PageFrame>
  );
}
