import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { clearAttempts } from './generation-attempts.ts';
import { loginPath, paths, signupPath } from './paths.ts';
import { useSession } from './session.ts';
import style from './site-nav.module.css';

const AccountWidgets = lazy(() =>
  import('./account-widgets.tsx').then(({ AccountWidgets }) => ({ default: AccountWidgets })),
);

/** Where one can go from everywhere; for visitors the ways in, for the others their account. */
export function SiteNav() {
  const session = useSession();
  useEffect(() => {
    if (session.status === 'signedIn') clearAttempts();
  }, [session.status]);
  return (
    <nav className={style.nav} aria-label="Site">
      <a className={style.part} href={`${paths.home}#try`}>
        Try it
      </a>
      <a className={style.part} href={`${paths.home}#why`}>
        Why
      </a>
      <Link className={style.part} to={paths.features}>
        Features
      </Link>
      {session.status === 'signedOut' && (
        <>
          <Link className={style.link} to={loginPath()}>
            Log In
          </Link>
          <Link className={buttonClass({})} to={signupPath()}>
            Sign Up
          </Link>
        </>
      )}
      {session.status === 'signedIn' && (
        <>
          <Link className={`${style.link} ${style.twoLines}`} to={paths.gallery}>
            Prompt Gallery
          </Link>
          <Suspense fallback={<span className={style.room} />}>
            <AccountWidgets user={session.user} />
          </Suspense>
        </>
      )}
      {session.status === 'unknown' && <span className={style.room} />}
    </nav>
  );
}
