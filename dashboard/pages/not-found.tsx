import { Link, useLocation } from 'react-router';
import { paths } from '@/dashboard/app/paths.ts';
import { useArrival } from '@/dashboard/app/use-arrival.ts';
import { aboutEnglish } from '@/shared/texts/about.en.ts';
import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';
import style from './not-found.module.css';

const say = drawnSentences('about', aboutEnglish);

/** An address that leads nowhere: says which, and where to go on. */
export function NotFound() {
  const { pathname } = useLocation();
  const heading = useArrival();
  return (
    <div className={style.page}>
      <title>{say('notFoundTitle')}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {say('noPage')}
      </h1>
      <p>{say.parts('noPageAt', { path: <b key="path">{pathname}</b> })}</p>
      <p>
        <Link to={paths.home}>{say('goHomepage')}</Link>
      </p>
      <p>
        {say.parts('orSee', {
          features: (
            <Link key="features" to={paths.features}>
              {say('seeFeatures')}
            </Link>
          ),
          generator: (
            <Link key="generator" to={paths.generator}>
              {say('tryTheGenerator')}
            </Link>
          ),
          contact: (
            <Link key="contact" to={paths.contact}>
              {say('tellUs')}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
