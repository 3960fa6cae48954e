import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useProfile } from '@/dashboard/app/account-queries.ts';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { paths, signupPath } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { Balance } from '@/dashboard/features/credits/balance.tsx';
import { CreditHistory } from '@/dashboard/features/credits/credit-history.tsx';
import { PlanCards } from '@/dashboard/features/credits/plan-cards.tsx';
import { PlanDetails } from '@/dashboard/features/credits/plan-details.tsx';
import { Reclaim } from '@/dashboard/features/credits/reclaim.tsx';
import { SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

function VisitorPlans() {
  return (
    <PagePart wide title="Plans" about={`Sign up to get ${SIGNUP_CREDITS} free credits!`}>
      <PlanCards
        current={undefined}
        action={(plan) =>
          plan === 'free' && (
            <Link to={signupPath()} className={buttonClass({ kind: 'primary', size: 'site' })}>
              Get Started Free
            </Link>
          )
        }
      />
    </PagePart>
  );
}

function AccountCredits() {
  const { data, error } = useProfile();
  if (error && !data) return <Notice kind="error">{textFor('profile-load', toAppError(error).code)}</Notice>;
  if (!data) return <p role="status">Loading credits...</p>;
  return (
    <>
      <PagePart title="Available Credits">
        <Balance credits={data.credits} />
        <Reclaim profile={data} />
        {data.plan === 'free' && <Link to={paths.refreshCredits}>Free credits refresh</Link>}
      </PagePart>
      {data.plan !== 'free' && (
        <PagePart title="Plan Details">
          <PlanDetails profile={data} />
        </PagePart>
      )}
      <PagePart wide title="Plans">
        <PlanCards current={data.plan} action={() => null} />
      </PagePart>
      <PagePart title="History" about="What came and went, and when.">
        <CreditHistory />
      </PagePart>
    </>
  );
}

/** Credits and plans (spec §2); visitors see the plans. */
export function Subscription() {
  const { status } = useSession();
  return (
    <Queries>
      <PageFrame title="Subscription & Credits" backHome>
        {status === 'signedIn' && <AccountCredits />}
        {status === 'signedOut' && <VisitorPlans />}
      </PageFrame>
    </Queries>
  );
}
