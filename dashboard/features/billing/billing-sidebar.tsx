import { NavLink } from 'react-router';
import { paths } from '@/dashboard/app/paths.ts';
import style from './billing.module.css';
import { say } from './say.ts';

const links = ['profile', 'billing', 'subscription'] as const;

/** The pages of an account beside each other (spec §2). */
export function BillingSidebar() {
  return (
    <nav className={style.side} aria-label={say('accountPages')}>
      <ul>
        {links.map((page) => (
          <li key={page}>
            <NavLink to={paths[page]}>{say(`side_${page}`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
