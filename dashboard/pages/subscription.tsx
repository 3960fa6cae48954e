import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AccountPages } from '@/dashboard/app/account-pages.tsx';
import { useProfile, useSubscription } from '@/dashboard/app/account-queries.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { loginPath, paths } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { BuyPlan, VisitorPlans } from '@/dashboard/features/billing/buy-plan.tsx';
import { PaymentOutcome } from '@/dashboard/features/billing/payment-outcome.tsx';
import { useCatchUp } from '@/dashboard/features/billing/payment-pages.ts';
import { returnedPayment } from '@/dashboard/features/billing/payment-return.ts';
import {
  CreditUses,
  FreeCredits,
  PlanComparison,
  PlanQuestions,
} from '@/dashboard/features/billing/plan-facts.tsx';
import { chosenPlan } from '@/dashboard/features/billing/plan-offer.ts';
import { RenewalWarning } from '@/dashboard/features/billing/renewal-warning.tsx';
import { say } from '@/dashboard/features/billing/say.ts';
import {
  type SubscriptionState,
  subscriptionState,
} from '@/dashboard/features/billing/subscription-state.ts';
import { SwitchNotice } from '@/dashboard/features/billing/switch-notice.tsx';
import { Balance } from '@/dashboard/features/credits/balance.tsx';
import { CreditHistory } from '@/dashboard/features/credits/credit-history.tsx';
import { PlanDetails } from '@/dashboard/features/credits/plan-details.tsx';
import { Reclaim } from '@/dashboard/features/credits/reclaim.tsx';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { SIGNUP_CREDITS } from '@/shared/credits/plans.ts';

/** What a plan is worth, for whoever looks at the prices. */
function PlanFacts() {
  return (
    <>
      <PagePart title={say('whatCreditBuys')} about={say('whatCreditBuysAbout')}>
        <CreditUses />
      </PagePart>
      <PagePart title={say('freeCredits')} about={say('freeCreditsAbout')}>
        <FreeCredits />
      </PagePart>
      <PagePart wide title={say('comparePlans')}>
        <PlanComparison />
      </PagePart>
      <PagePart title={say('questions')}>
        <PlanQuestions />
      </PagePart>
    </>
  );
}

function VisitorPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // A payment belongs to an account: who was signed out on the way logs in, and is told then.
  if (returnedPayment(query)) return <Navigate to={loginPath({ returnTo: pathname + search })} replace />;
  return (
    <>
      <PagePart wide title={say('plans')} about={say('signUpOffer', { credits: SIGNUP_CREDITS })}>
        <VisitorPlans />
      </PagePart>
      <PlanFacts />
    </>
  );
}

function AccountPlans({ profile, state }: { profile: ProfileRow; state: SubscriptionState }) {
  const { plan } = profile;
  const [query] = useSearchParams();
  return (
    <PagePart wide title={say('plans')} about={plan === 'free' ? say('buying') : say('switching')}>
      <BuyPlan profile={profile} state={state} chosen={chosenPlan(query, plan)} />
    </PagePart>
  );
}

function AccountCredits() {
  const profile = useProfile();
  const { data, error } = profile;
  const { data: subscription } = useSubscription(data?.subscription_id);
  useCatchUp();
  if (error && !data) return <LoadFailure query={profile} context="credits-load" />;
  if (!data) return <Skeleton label={say('loadingCredits')} lines={6} />;
  const state = subscriptionState(data, subscription);
  return (
    <>
      <RenewalWarning profile={data} />
      <SwitchNotice profile={data} />
      <PagePart title={say('availableCredits')}>
        <Balance credits={data.credits} />
        <Reclaim profile={data} />
        {data.plan === 'free' && <Link to={paths.refreshCredits}>{say('freeCreditsRefresh')}</Link>}
      </PagePart>
      {data.plan !== 'free' && (
        <PagePart title={say('planDetails')}>
          <PlanDetails profile={data} nextPlan={state.nextPlan} />
          <Link to={paths.billing}>{say('invoicesPaymentMethods')}</Link>
        </PagePart>
      )}
      <AccountPlans profile={data} state={state} />
      <PlanFacts />
      <PagePart title={say('history')} about={say('historyAbout')}>
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
      <PageFrame title={say('subscriptionCredits')} back="home">
        {status === 'signedIn' && (
          <AccountPages>
            <PaymentOutcome />
            <AccountCredits />
          </AccountPages>
        )}
        {status === 'signedOut' && <VisitorPage />}
      </PageFrame>
    </Queries>
  );
}
