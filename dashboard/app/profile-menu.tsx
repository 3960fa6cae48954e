import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { initials } from './initials.ts';
import { myTemplatesPath, paths } from './paths.ts';
import style from './profile-menu.module.css';
import { say } from './say.ts';
import { signOutHere } from './sign-out.ts';
import { useOpen } from './use-open.ts';

const links = [
  ['profile', paths.profile],
  ['subscription', paths.subscription],
  ['billing', paths.billing],
  ['reports', paths.reports],
  ['templates', myTemplatesPath],
] as const;

/** The account in the bar: initials, and under them where one can go and the way out (spec §2). */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, onKeyDown, onBlur } = useOpen({ container, button });
  const navigate = useNavigate();
  const logOut = async () => {
    setOpen(false);
    await signOutHere();
    void navigate(paths.home);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for the controls in it
    <div ref={container} className={style.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={style.avatar}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{initials(user)}</span>
        <span className="visually-hidden">{say('account')}</span>
      </button>
      <div id={id} className={style.menu} hidden={!open}>
        <p className={style.email}>{user.email}</p>
        <ul>
          {links.map(([page, path]) => (
            <li key={page}>
              <Link to={path} className={style.item} onClick={() => setOpen(false)}>
                {say(`menu_${page}`)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={style.item} onClick={logOut}>
              {say('logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
