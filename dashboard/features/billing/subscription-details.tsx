import { Notice } from '@/components/ui/notice.tsx';
import { useProfile, useSubscription } from '@/dashboard/app/account-queries.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import type { SubscriptionRow } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './billing.module.css';

function nextInvoice(subscription: SubscriptionRow | null | undefined): string {
  if (!subscription?.current_period_end || subscription.cancel_at_period_end) return 'None';
  return formatDay(subscription.current_period_end);
}

/** What one pays for, how often, and when next (spec §2, §9). */
export function SubscriptionDetails() {
  const { data: profile, error } = useProfile();
  const { data: subscription } = useSubscription(profile?.subscription_id);
  if (error && !profile)
    return <Notice kind="error">{textFor('profile-load', toAppError(error).code)}</Notice>;
  if (!profile) return <p role="status">Loading subscription...</p>;
  const facts = [
    ['Account type', plans[profile.plan].name],
    ['Billing cycle', 'Monthly'],
    ['Next invoice', nextInvoice(subscription)],
  ] as const;
  return (
    <dl className={style.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
