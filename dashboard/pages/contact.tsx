import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { CONTACT_EMAIL } from '@/dashboard/app/origins.ts';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { aboutEnglish } from '@/shared/texts/about.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import style from './company.module.css';

const say = plainSentences('about', aboutEnglish);

/** What is asked most, and where it is said. */
const answered = ['subscription', 'privacy', 'features', 'login'] as const;

/** How to reach a person (spec §2). */
export function Contact() {
  return (
    <PageFrame title={say('contact')} lead={say('contactLead')} back="home">
      <div className={style.split}>
        <div className={style.prose}>
          <p>{say('contactText')}</p>
          <p className={style.address}>
            <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
          </p>
          <ButtonRow>
            <ButtonLink kind="primary" size="site" href={`mailto:${CONTACT_EMAIL}`}>
              {say('sendEMail')}
            </ButtonLink>
            <Link to={paths.generator} className={buttonClass({ size: 'site' })}>
              {say('tryGenerator')}
            </Link>
          </ButtonRow>
        </div>
        <section className={style.answered} aria-labelledby="answered-title">
          <h2 id="answered-title">{say('answered')}</h2>
          <ul>
            {answered.map((page) => (
              <li key={page}>
                <Link to={paths[page]}>{say(`answered_${page}`)}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}
