import { useEffect, useRef } from 'react';
import { formatDay } from '@/dashboard/app/format-date.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { plans } from '@/shared/credits/plans.ts';
import style from './billing.module.css';
import { GoOnButton } from './go-on-button.tsx';
import { PaymentMethodsButton } from './payment-methods-button.tsx';
import { say } from './say.ts';
import { failedRenewal, monthlyPrice, type SubscriptionState } from './subscription-state.ts';

interface BannerProps {
  profile: ProfileRow;
  state: SubscriptionState;
}

/** What stands in the banner: the fact, and what follows from it. */
function bannerText({ profile, state }: BannerProps): [string, string] {
  const { name } = plans[profile.plan];
  const day = state.periodEnd && formatDay(state.periodEnd);
  const price = monthlyPrice(profile.plan);
  if (state.kind === 'cancelled')
    return [
      day ? say('endsOn', { name, day }) : say('endsWithPeriod', { name }),
      say('cancelledNext', { name, price }),
    ];
  if (state.kind === 'pastDue') return failedRenewal(profile);
  const { nextPlan } = state;
  if (nextPlan)
    return [
      day ? say('onPlanUntil', { name, day }) : say('onPlanForPeriod', { name }),
      say('switchNext', { name: plans[nextPlan].name, price: monthlyPrice(nextPlan) }),
    ];
  return [say('onPlan', { name }), day ? say('renewsOn', { day, price }) : say('renewsMonthly', { price })];
}

/** How a paid plan stands, first thing on the page, with the one act that stands out (spec §2). */
export function SubscriptionBanner(props: BannerProps) {
  const { profile, state } = props;
  const banner = useRef<HTMLElement>(null);
  const stands = `${state.kind} ${state.nextPlan}`;
  const before = useRef(stands);
  useEffect(() => {
    // The button that was pressed is gone with what it was for; reading goes on where it stood.
    if (before.current !== stands && document.activeElement === document.body) banner.current?.focus();
    before.current = stands;
  }, [stands]);
  const [fact, consequence] = bannerText(props);
  return (
    <section
      ref={banner}
      className={`${style.banner} ${style[state.kind] ?? ''}`}
      aria-label={say('subscription')}
      tabIndex={-1}
    >
      <div>
        <p className={style.fact}>{fact}</p>
        <p className={style.aside}>{consequence}</p>
      </div>
      {(state.kind === 'cancelled' || state.nextPlan) && <GoOnButton profile={profile} state={state} />}
      {state.kind === 'pastDue' && (
        <PaymentMethodsButton kind="primary">{say('updatePaymentMethod')}</PaymentMethodsButton>
      )}
    </section>
  );
}
