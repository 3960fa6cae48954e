import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import style from './account-pages.module.css';
import { paths } from './paths.ts';
import { say } from './say.ts';

const links = ['profile', 'billing', 'subscription'] as const;

interface AccountPagesProps {
  /** Above the page, where that needs its whole width. */
  above?: boolean;
  children: ReactNode;
}

/** A page of the account beside the way to the others (spec §2, Billing: Profile, Billing, Account). */
export function AccountPages({ above = false, children }: AccountPagesProps) {
  return (
    <div className={`${style.layout} ${above ? '' : style.beside}`}>
      <nav className={style.side} aria-label={say('accountPages')}>
        <ul>
          {links.map((page) => (
            <li key={page}>
              <NavLink to={paths[page]}>{say(`side_${page}`)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.parts}>{children}</div>
    </div>
  );
}
