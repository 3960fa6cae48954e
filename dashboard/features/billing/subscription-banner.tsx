import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { resumeSubscription } from '@/shared/client/billing-calls.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { type PlanKey, plans } from '@/shared/credits/plans.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './billing.module.css';
import { PaymentMethodsButton } from './payment-methods-button.tsx';
import { failedRenewal, type SubscriptionState } from './subscription-state.ts';
import { useFocusBack } from './use-focus-back.ts';

interface BannerProps {
  profile: ProfileRow;
  state: SubscriptionState;
}

function useResume({ plan, subscription_id: id }: ProfileRow) {
  const { changeProfile, changeSubscription } = useAccountCache();
  return useMutation({
    mutationFn: () => resumeSubscription(functionsAccess),
    onSuccess: () => {
      changeProfile({ subscription_status: plan });
      if (id) changeSubscription(id, { cancel_at_period_end: false });
      showToast('success', notices.resumed);
    },
    onError: (thrown) => showToast('error', textFor('resume', toAppError(thrown).code)),
  });
}

function ResumeButton({ profile }: { profile: ProfileRow }) {
  const resume = useResume(profile);
  const button = useFocusBack(resume.isPending);
  return (
    <Button
      ref={button}
      kind="primary"
      size="site"
      disabled={resume.isPending}
      onClick={() => resume.mutate()}
    >
      {resume.isPending ? 'Resuming...' : 'Resume Subscription'}
    </Button>
  );
}

const monthlyPrice = (plan: PlanKey) => formatMoney(toWholeUnits(plans[plan].priceCents, 'USD'), 'USD');

/** What stands in the banner: the fact, and what follows from it. */
function bannerText({ profile, state }: BannerProps): [string, string] {
  const { name } = plans[profile.plan];
  const day = state.periodEnd && formatDay(state.periodEnd);
  if (state.kind === 'cancelled')
    return [
      `Your ${name} plan ends${day ? ` on ${day}` : ' with the billing period'}.`,
      'Until then nothing changes. After that you are on the free plan, and the credits you have stay yours.',
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
  const before = useRef(state.kind);
  useEffect(() => {
    // The button that was pressed is gone with what it was for; reading goes on where it stood.
    if (before.current !== state.kind && document.activeElement === document.body) banner.current?.focus();
    before.current = state.kind;
  }, [state.kind]);
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
      {state.kind === 'cancelled' && <ResumeButton profile={profile} />}
      {state.kind === 'pastDue' && (
        <PaymentMethodsButton kind="primary">Update Payment Method</PaymentMethodsButton>
      )}
    </section>
  );
}
