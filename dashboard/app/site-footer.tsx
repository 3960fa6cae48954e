import { Link, useLocation } from 'react-router';
import { ConsentChoice } from './consent-choice.tsx';
import type { NamedLink } from './named-links.ts';
import { PROJECT_LINKS, SOCIAL_LINKS } from './origins.ts';
import { paths } from './paths.ts';
import style from './site-footer.module.css';

const groups = [
  {
    title: 'Product',
    links: [
      { to: paths.subscription, label: 'Pricing' },
      { to: paths.features, label: 'Features' },
      { to: paths.gallery, label: 'Prompt Gallery' },
      { to: paths.generator, label: 'Prompt Generator' },
      { to: paths.download, label: 'Browser Extension' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About Us' },
      { to: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.privacy, label: 'Privacy Policy' },
      { to: paths.terms, label: 'Terms of Service' },
      { to: paths.cookies, label: 'Cookie Policy' },
    ],
  },
];

/** Places outside this site; nothing where the operator names none. */
function Elsewhere({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={style.title}>{title}</h2>
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

/** The foot of the pages (spec §2): the ways on, and whose this is. */
export function SiteFooter() {
  const { pathname } = useLocation();
  return (
    <div className={style.foot}>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={style.title}>{title}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={style.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Elsewhere title="Project" links={PROJECT_LINKS} />
      <Elsewhere title="Follow" links={SOCIAL_LINKS} />
      <p className={style.licence}>Whetstone is free software under the MIT licence.</p>
      <div className={style.question}>{pathname !== paths.cookies && <ConsentChoice onlyAsks />}</div>
    </div>
  );
}
