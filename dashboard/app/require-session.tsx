import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath } from './paths.ts';
import { Queries } from './queries.tsx';
import { say } from './say.ts';
import { useSession } from './session.ts';
import style from './site-layout.module.css';

/** Pages of an account: a visitor is led to the login, and back from there. */
export function RequireSession() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown')
    return (
      <p className={style.waiting} aria-busy="true">
        {say('loading')}
      </p>
    );
  if (status === 'signedOut') return <Navigate to={loginPath({ returnTo: pathname + search })} replace />;
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
