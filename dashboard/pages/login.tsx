import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { afterLogin, signupPath } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { AuthFrame } from '@/dashboard/features/auth/auth-frame.tsx';
import { LoginForm } from '@/dashboard/features/auth/login-form.tsx';
import { useVerifiedNotice } from '@/dashboard/features/auth/use-verified-notice.ts';
import { useWayOn } from '@/dashboard/features/auth/use-way-on.ts';
import { notices } from '@/shared/errors/notices.en.ts';

// Only for the extension's login, with the query cache it needs.
const ConnectExtension = lazy(() =>
  import('@/dashboard/features/extension-handoff/connect-extension.tsx').then(({ ConnectExtension }) => ({
    default: ConnectExtension,
  })),
);

/** Signing in, for the site or for the extension (spec §2). */
export function Login() {
  const verified = useVerifiedNotice();
  const session = useSession();
  const { wanted } = useWayOn();
  if (session.status === 'signedIn') {
    if (!wanted.extension) return <Navigate to={afterLogin(wanted)} replace />;
    return (
      <AuthFrame title="Extension Login">
        <Suspense>
          <ConnectExtension user={session.user} state={wanted.state} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={wanted.extension ? 'Extension Login' : 'Welcome Back'}
      lead={wanted.extension ? 'Log in here, then connect the extension.' : undefined}
    >
      {verified && <Notice kind="success">{notices.emailVerified}</Notice>}
      <LoginForm />
      <p>
        No account yet? <Link to={signupPath(wanted)}>Sign up</Link>
      </p>
    </AuthFrame>
  );
}
