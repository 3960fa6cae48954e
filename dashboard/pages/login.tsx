import { Suspense } from 'react';
import { Link, matchPath, Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Notice } from '@/components/ui/notice.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { type AuthQuery, afterLogin, paths, signupPath } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { AuthFrame } from '@/dashboard/features/auth/auth-frame.tsx';
import { LoginForm } from '@/dashboard/features/auth/login-form.tsx';
import { say } from '@/dashboard/features/auth/say.ts';
import { useVerifiedNotice } from '@/dashboard/features/auth/use-verified-notice.ts';
import { useWayOn } from '@/dashboard/features/auth/use-way-on.ts';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { notices } from '@/shared/errors/notices.en.ts';

// Only for the extension's login, with the query cache it needs.
const ConnectExtension = partOf(() =>
  import('@/dashboard/features/extension-handoff/connect-extension.tsx').then(
    ({ ConnectExtension }) => ConnectExtension,
  ),
);

const priceOf = (plan: PlanKey) => formatMoney(toWholeUnits(plans[plan].priceCents, 'USD'), 'USD');

/** Why one is here. Always one line: the page is written without its address, and nothing moves once that is read. */
function leadTo({ extension, plan, returnTo }: AuthQuery): string {
  if (extension) return say('leadExtension');
  if (plan) return say('buyAfterLogin', { plan: plans[plan].name, price: priceOf(plan) });
  if (matchPath(paths.template, returnTo ?? '')) return say('leadTemplate');
  return returnTo ? say('comeBack') : say('leadLogin');
}

const arrival = z.object({ mailedTo: z.string() });

/** The address a mail went to at the sign-up one comes from; kept by the tab, so that a reload says it again. */
const useMailedTo = () => arrival.safeParse(useLocation().state).data?.mailedTo;

/** Signing in, for the site or for the extension (spec §2). */
export function Login() {
  const verified = useVerifiedNotice();
  const session = useSession();
  const { wanted } = useWayOn();
  const mailedTo = useMailedTo();
  const lead = leadTo(wanted);
  if (session.status === 'signedIn') {
    if (!wanted.extension) return <Navigate to={afterLogin(wanted)} replace />;
    return (
      <AuthFrame title={say('extensionLogin')}>
        <Suspense>
          <ConnectExtension user={session.user} state={wanted.state} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={wanted.extension ? say('extensionLogin') : say('welcomeBack')} lead={lead}>
      {verified && <Notice kind="success">{notices.emailVerified}</Notice>}
      <LoginForm mailedTo={mailedTo} />
      <p>
        {say.parts('noAccountYet', {
          signUp: (
            <Link key="signUp" to={signupPath(wanted)}>
              {say('signUpLink')}
            </Link>
          ),
        })}
      </p>
    </AuthFrame>
  );
}
