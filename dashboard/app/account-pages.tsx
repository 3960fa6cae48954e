import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import style from './account-pages.module.css';
import { paths } from './paths.ts';
import { say } from './say.ts';

const links = ['profile', 'billing', 'subscription', 'reports'] as const;

/** Free credits are a page of the account's credits. */
const within: Readonly<Record<string, string>> = { [paths.refreshCredits]: paths.subscription };

interface AccountPagesProps {
  /** Above the page, where that needs its whole width. */
  above?: boolean;
  children: ReactNode;
}

/** A page of the account beside the way to the others (spec §2, Billing: Profile, Billing, Account). */
export function AccountPages({ above = false, children }: AccountPagesProps) {
  const at = useLocation().pathname.replace(/\/$/, '');
  return (
    <div className={`${style.layout} ${above ? '' : style.beside}`}>
      <nav className={style.side} aria-label={say('accountPages')}>
        <ul>
          {links.map((page) => (
            <li key={page}>
              <Link to={paths[page]} aria-current={(within[at] ?? at) === paths[page] ? 'page' : undefined}>
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
