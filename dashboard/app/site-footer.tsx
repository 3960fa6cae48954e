import { Link, useLocation } from 'react-router';
import { ConsentChoice } from './consent-choice.tsx';
import type { NamedLink } from './named-links.ts';
import { PROJECT_LINKS, SOCIAL_LINKS } from './origins.ts';
import { paths } from './paths.ts';
import { say } from './say.ts';
import style from './site-footer.module.css';

const groups = [
  { id: 'product', links: ['subscription', 'features', 'gallery', 'generator', 'download'] },
  { id: 'company', links: ['about', 'contact'] },
  { id: 'legal', links: ['privacy', 'terms', 'cookies'] },
] as const;

/** Places outside this site; nothing where the operator names none. */
function Elsewhere({ title, links, look }: { title: string; links: readonly NamedLink[]; look: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={look}>{title}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a className={style.link} href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of the pages (spec §2): the ways on, and whose this is; in one line under a chat. */
export function SiteFooter({ slim }: { slim: boolean }) {
  const { pathname } = useLocation();
  const title = slim ? 'visually-hidden' : `${style.title}`;
  return (
    <div className={`${style.foot} ${slim ? style.slim : ''}`}>
      {groups.map(({ id, links }) => (
        <nav key={id} aria-label={say(`foot_${id}`)}>
          <h2 className={title}>{say(`foot_${id}`)}</h2>
          <ul>
            {links.map((page) => (
              <li key={page}>
                <Link className={style.link} to={paths[page]}>
                  {say(`foot_${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Elsewhere title={say('project')} links={PROJECT_LINKS} look={title} />
      <Elsewhere title={say('follow')} links={SOCIAL_LINKS} look={title} />
      <p className={slim ? 'visually-hidden' : style.licence}>{say('licence')}</p>
      <div className={style.question}>{pathname !== paths.cookies && <ConsentChoice onlyAsks />}</div>
    </div>
  );
}
