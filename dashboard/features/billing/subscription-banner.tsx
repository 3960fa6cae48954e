import { useEffect, useRef } from 'react';
import { formatDay } from '@/dashboard/app/format-date.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { plans } from '@/shared/credits/plans.ts';
import style from './billing.module.css';
import { GoOnButton } from './go-on-button.tsx';
import { PaymentMethodsButton } from './payment-methods-button.tsx';
import { failedRenewal, monthlyPrice, type SubscriptionState } from './subscription-state.ts';

interface BannerProps {
  profile: ProfileRow;
  state: SubscriptionState;
}

/** What stands in the banner: the fact, and what follows from it. */
function bannerText({ profile, state }: BannerProps): [string, string] {
  const { name } = plans[profile.plan];
  const day = state.periodEnd && formatDay(state.periodEnd);
  if (state.kind === 'cancelled')
    return [
      `Your ${name} plan ends${day ? ` on ${day}` : ' with the billing period'}.`,
      `Until then nothing changes. After that you are on the free plan, and the credits you have stay yours. Resumed, it goes on as ${name} for ${monthlyPrice(profile.plan)} a month.`,
    ];
  if (state.kind === 'pastDue') return failedRenewal(profile);
  const { nextPlan } = state;
  if (nextPlan)
    return [
      `You are on the ${name} plan${day ? ` until ${day}` : ' for this billing period'}.`,
      `Then the ${plans[nextPlan].name} plan follows for ${monthlyPrice(nextPlan)} a month. Until then nothing changes.`,
    ];
  const price = monthlyPrice(profile.plan);
  return [
    `You are on the ${name} plan.`,
    `It renews${day ? ` on ${day}` : ' each month'} for ${price}, until you cancel.`,
  ];
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
      aria-label="Subscription"
      tabIndex={-1}
    >
      <div>
        <p className={style.fact}>{fact}</p>
        <p className={style.aside}>{consequence}</p>
      </div>
      {(state.kind === 'cancelled' || state.nextPlan) && <GoOnButton profile={profile} state={state} />}
      {state.kind === 'pastDue' && (
        <PaymentMethodsButton kind="primary">Update Payment Method</PaymentMethodsButton>
      )}
    </section>
  );
}
