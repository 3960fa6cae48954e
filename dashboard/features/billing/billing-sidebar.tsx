import { NavLink } from 'react-router';
import { paths } from '@/dashboard/app/paths.ts';
import style from './billing.module.css';

const links = [
  { to: paths.profile, label: 'Profile' },
  { to: paths.billing, label: 'Billing' },
  { to: paths.subscription, label: 'Account' },
];

/** The pages of an account beside each other (spec §2). */
export function BillingSidebar() {
  return (
    <nav className={style.side} aria-label="Account pages">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
