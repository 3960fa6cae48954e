import { Menu } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { clearAttempts } from './generation-attempts.ts';
import { partOf } from './part-of.tsx';
import { loginPath, paths, signupPath } from './paths.ts';
import { say } from './say.ts';
import { useSession } from './session.ts';
import style from './site-nav.module.css';
import { useOpen } from './use-open.ts';

/** A bar has no room for more than the way on. */
function AccountFailure({ onAgain }: { onAgain?: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className={style.again}
      onClick={() => (onAgain ? onAgain() : window.location.reload())}
    >
      {say('accountAgain')}
    </button>
  );
}

const AccountWidgets = partOf(
  () => import('./account-widgets.tsx').then(({ AccountWidgets }) => AccountWidgets),
  AccountFailure,
);

const ways = ['features', 'gallery', 'generator', 'subscription'] as const;

function Ways({ onGo }: { onGo: () => void }) {
  return (
    <>
      {ways.map((page) => (
        <Link key={page} className={style.link} to={paths[page]} onClick={onGo}>
          {say(`nav_${page}`)}
        </Link>
      ))}
    </>
  );
}

/** Where one can go from everywhere; for visitors the ways in, for the others their account. On a phone behind a button. */
export function SiteNav() {
  const session = useSession();
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, onKeyDown, onBlur } = useOpen({ container, button });
  useEffect(() => {
    if (session.status === 'signedIn') clearAttempts();
  }, [session.status]);
  return (
    <nav
      ref={container}
      className={style.nav}
      aria-label={say('siteWays')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={style.menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Menu aria-hidden="true" />
        <span className="visually-hidden">{say('menu')}</span>
      </button>
      <div id={id} className={`${style.ways} ${open ? style.open : ''}`}>
        <Ways onGo={() => setOpen(false)} />
      </div>
      <div className={style.own}>
        {session.status === 'signedOut' && (
          <>
            <Link className={style.link} to={loginPath()}>
              {say('logIn')}
            </Link>
            <Link className={buttonClass({})} to={signupPath()}>
              {say('signUp')}
            </Link>
          </>
        )}
        {session.status === 'signedIn' && (
          <Suspense fallback={<span className={style.room} />}>
            <AccountWidgets user={session.user} />
          </Suspense>
        )}
        {session.status === 'unknown' && <span className={style.room} />}
      </div>
    </nav>
  );
}
