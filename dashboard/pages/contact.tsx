import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { CONTACT_EMAIL } from '@/dashboard/app/origins.ts';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import style from './company.module.css';

/** How to reach a person (spec §2). */
export function Contact() {
  return (
    <PageFrame title="Contact" lead="Questions, bugs, ideas: write to us." back="home">
      <div className={style.prose}>
        <p>
          I made Whetstone, and I answer every message personally, typically within a few hours. If something
          went wrong, say what you did and what you saw; please leave out passwords and private text.
        </p>
        <p className={style.address}>
          <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
        </p>
      </div>
      <ButtonRow>
        <ButtonLink kind="primary" size="site" href={`mailto:${CONTACT_EMAIL}`}>
          Send an e-mail
        </ButtonLink>
        <Link to={paths.generator} className={buttonClass({ size: 'site' })}>
          Try Our Generator
        </Link>
      </ButtonRow>
    </PageFrame>
  );
}
