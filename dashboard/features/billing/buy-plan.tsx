import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { usePayments } from '@/dashboard/app/account-queries.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { loginPath, paths, signupPath } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { openCheckout } from '@/shared/client/billing-calls.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { GoOnButton } from './go-on-button.tsx';
import { usePaymentPage } from './payment-pages.ts';
import { PlanCards } from './plan-cards.tsx';
import { type PlanOffer, planOffer } from './plan-offer.ts';
import { keepSwitch } from './plan-switch.ts';
import { say } from './say.ts';
import type { SubscriptionState } from './subscription-state.ts';
import { useFocusBack } from './use-focus-back.ts';

interface OfferButtonProps {
  offer: PlanOffer;
  /** Chosen before the login: one press away, never pressed by itself. */
  chosen: boolean;
  /** The plan that is on its way to the payment page, if any. */
  busyWith: PaidPlanKey | undefined;
  onBuy: (plan: PaidPlanKey) => void;
}

function OfferButton({ offer: { planKey, label }, chosen, busyWith, onBuy }: OfferButtonProps) {
  const busy = busyWith === planKey;
  const button = useFocusBack(busy);
  useEffect(() => {
    if (!chosen) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [chosen, button]);
  return (
    <Button
      ref={button}
      kind={chosen ? 'primary' : 'plain'}
      size="site"
      disabled={busyWith !== undefined}
      onClick={() => onBuy(planKey)}
    >
      {busy ? say('processing') : label}
    </Button>
  );
}

interface BuyPlanProps {
  profile: ProfileRow;
  state: SubscriptionState;
  /** The plan that was chosen before the login. */
  chosen: PaidPlanKey | undefined;
}

/** What stands at the plan that follows with the next period, in the place of what would have it follow. */
function Follows({ profile, state }: Omit<BuyPlanProps, 'chosen'>) {
  const day = state.periodEnd && formatDay(state.periodEnd);
  return (
    <>
      <p>{day ? say('followsOn', { day }) : say('followsNext')}</p>
      <GoOnButton profile={profile} state={state} />
    </>
  );
}

/** The plans for who is signed in: what runs, what can be bought, added or switched to (spec §4). */
export function BuyPlan({ profile, state, chosen }: BuyPlanProps) {
  const current = profile.plan;
  const payments = usePayments();
  /** A press that comes before the payments do waits for them: what a switch brings is told by the newest. */
  const keepLeaving = async (to: PaidPlanKey) => {
    if (current === 'free' || to === current) return keepSwitch(null);
    const known = payments.data ?? (await payments.refetch({ cancelRefetch: false })).data;
    keepSwitch(known ? { to, lastPayment: known[0]?.id ?? null } : null);
  };
  const { leave, busyWith, closed } = usePaymentPage(async (plan: PaidPlanKey) => {
    const [address] = await Promise.all([openCheckout(functionsAccess, plan), keepLeaving(plan)]);
    return address;
  }, 'checkout');
  const buy = (plan: PaidPlanKey) => {
    logEvent('payment_started');
    leave(plan);
  };
  const button = (plan: PlanKey) => {
    const offer = planOffer(plan, current);
    if (!offer) return null;
    if (plan === state.nextPlan) return <Follows profile={profile} state={state} />;
    // Another plan is not sold while the one that runs is to end.
    if (state.kind === 'cancelled' && plan !== current)
      return (
        <p>
          {say.parts('setToEnd', {
            name: plans[current].name,
            resume: (
              <Link key="resume" to={paths.billing}>
                {say('resumeInBilling')}
              </Link>
            ),
          })}
        </p>
      );
    return <OfferButton offer={offer} chosen={plan === chosen} busyWith={busyWith} onBuy={buy} />;
  };
  return (
    <div>
      <PlanCards current={current} chosen={chosen} action={button} />
      {closed && <SiteFailure context="checkout" code="purchases_closed" />}
      <LiveRegion text={busyWith ? say('processing') : ''} />
    </div>
  );
}

/** The plans for a visitor: buying starts with the login, and goes on here with the same plan (spec §6). */
export function VisitorPlans() {
  const link = (plan: PlanKey) => {
    if (plan === 'free')
      return (
        <Link to={signupPath()} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('getStartedFree')}
        </Link>
      );
    const offer = planOffer(plan, 'free');
    return (
      <Link
        to={loginPath({ returnTo: paths.subscription, plan })}
        onClick={() => logEvent('payment_login_required')}
        className={buttonClass({ kind: 'plain', size: 'site' })}
      >
        {offer?.label}
      </Link>
    );
  };
  return <PlanCards current={undefined} action={link} />;
}
