import { CalendarCheck, CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { useProfile } from '@/dashboard/app/account-queries.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { weeklyReports } from '@/dashboard/content/pricing.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { type PlanKey, planKeys, plans } from '@/shared/credits/plans.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { say } from './say.ts';
import { useAddWeekly } from './weekly-queries.ts';

const firstPlan = planKeys.find((key) => weeklyReports[key] > 0) ?? 'starter';
const hasRoom = (plan: PlanKey | undefined) => plan === undefined || weeklyReports[plan] > 0;

/** Has a report come every week; then leads to where it stands, or to the plans that have room for it. */
export function WeeklyAct({ open: { id, items } }: { open: OpenReport }) {
  const own = items.filter(({ source }) => source === 'import').length;
  const weekly = useAddWeekly(own > 0);
  const { data: profile } = useProfile();
  // Of texts that were brought along nothing new comes.
  if (items.length > 0 && own === items.length) return null;
  if (weekly.isSuccess)
    return (
      <Link to={paths.reports} className={buttonClass({})}>
        <CalendarCheck aria-hidden="true" />
        {say('seeWhatComes')}
      </Link>
    );
  if (!hasRoom(profile?.plan))
    return (
      <Link to={paths.subscription} className={buttonClass({})}>
        <CalendarClock aria-hidden="true" />
        {say('weeklyFrom', { plan: plans[firstPlan].name })}
      </Link>
    );
  if (weekly.isError && toAppError(weekly.error).code === 'forbidden')
    return (
      <Link to={paths.subscription} className={buttonClass({})}>
        <CalendarClock aria-hidden="true" />
        {say('seePlansWith')}
      </Link>
    );
  return (
    <Button disabled={weekly.isPending} onClick={() => weekly.mutate(id)}>
      <CalendarClock aria-hidden="true" />
      {say('everyWeek')}
    </Button>
  );
}
