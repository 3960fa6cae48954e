import { formatCount } from '@/components/count.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import style from './credits.module.css';
import { say } from './say.ts';

const day = (timestamp: string | null) => (timestamp === null ? say('notKnownYet') : formatDay(timestamp));

/** What a subscriber has, and for how long (spec §2). */
export function PlanDetails({ profile, nextPlan }: { profile: ProfileRow; nextPlan: PaidPlanKey | null }) {
  const { name, monthlyCredits } = plans[profile.plan];
  const cancelled = profile.subscription_status === 'cancelled';
  const renews = nextPlan ? say('changesTo', { name: plans[nextPlan].name }) : say('renews');
  const facts = [
    [say('plan'), name],
    [say('creditsPerMonth'), formatCount(monthlyCredits)],
    [say('thisPeriodBegan'), day(profile.subscription_start_date)],
    [cancelled ? say('ends') : renews, day(profile.subscription_end_date)],
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
