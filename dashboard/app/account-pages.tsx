import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import style from './account-pages.module.css';
import { myTemplatesPath, paths } from './paths.ts';
import { say } from './say.ts';

const links = [
  ['profile', paths.profile],
  ['billing', paths.billing],
  ['subscription', paths.subscription],
  ['reports', paths.reports],
  ['templates', myTemplatesPath],
] as const;

/** Free credits are a page of the account's credits. */
const within: Readonly<Record<string, string>> = { [paths.refreshCredits]: paths.subscription };

/** A page of the account beside the way to the others (spec §2, Billing: Profile, Billing, Account). */
export function AccountPages({ children }: { children: ReactNode }) {
  const at = useLocation().pathname.replace(/\/$/, '');
  return (
    <div className={style.layout}>
      <nav className={style.side} aria-label={say('accountPages')}>
        <ul>
          {links.map(([page, path]) => (
            <li key={page}>
              <Link to={path} aria-current={(within[at] ?? at) === path ? 'page' : undefined}>
                {say(`side_${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.parts}>{children}</div>
    </div>
  );
}
