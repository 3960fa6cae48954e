import { formatDay } from '@/dashboard/app/format-date.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import style from './credits.module.css';

const day = (timestamp: string | null) => (timestamp === null ? 'Not known yet' : formatDay(timestamp));

/** What a subscriber has, and for how long (spec §2). */
export function PlanDetails({ profile, nextPlan }: { profile: ProfileRow; nextPlan: PaidPlanKey | null }) {
  const { name, monthlyCredits } = plans[profile.plan];
  const cancelled = profile.subscription_status === 'cancelled';
  const renews = nextPlan ? `Changes to ${plans[nextPlan].name}` : 'Renews';
  const facts = [
    ['Plan', name],
    ['Credits per month', monthlyCredits.toLocaleString('en')],
    ['This period began', day(profile.subscription_start_date)],
    [cancelled ? 'Ends' : renews, day(profile.subscription_end_date)],
  ] as const;
  return (
    <dl className={style.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
