import { Link, Navigate, useNavigate } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { afterLogin, loginPath } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { AuthFrame } from '@/dashboard/features/auth/auth-frame.tsx';
import { say } from '@/dashboard/features/auth/say.ts';
import { SignupForm } from '@/dashboard/features/auth/signup-form.tsx';
import { useVerifiedNotice } from '@/dashboard/features/auth/use-verified-notice.ts';
import { useWayOn } from '@/dashboard/features/auth/use-way-on.ts';
import { plans, SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { notices } from '@/shared/errors/notices.en.ts';

/** Making an account (spec §2). */
export function Signup() {
  const verified = useVerifiedNotice();
  const { status } = useSession();
  const navigate = useNavigate();
  const { wanted, returnUrl } = useWayOn();
  if (status === 'signedIn')
    return <Navigate to={wanted.extension ? loginPath(wanted) : afterLogin(wanted)} replace />;
  return (
    <AuthFrame title={say('createAccount')} lead={say('signupLead', { credits: `${SIGNUP_CREDITS}` })}>
      {verified && <Notice kind="success">{notices.emailVerified}</Notice>}
      <SignupForm
        returnUrl={returnUrl}
        onDone={(mailedTo) => {
          logEvent('signed_up');
          void navigate(loginPath(wanted), { state: { mailedTo } });
        }}
      />
      <p>
        {say.parts('haveAccount', {
          login: (
            <Link key="login" to={loginPath(wanted)}>
              {say('loginLink')}
            </Link>
          ),
        })}
      </p>
      {/* Last, as on the login: nothing moves under a press that began on the written page. */}
      {wanted.plan && <p>{say('buyAfterSignup', { plan: plans[wanted.plan].name })}</p>}
    </AuthFrame>
  );
}
