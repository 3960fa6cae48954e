import { CalendarCheck, CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { useAddWeekly } from './weekly-queries.ts';

/** Has a report come every week; then leads to where it stands, or to the plans that have room for it. */
export function WeeklyAct({ open: { id, items } }: { open: OpenReport }) {
  const own = items.filter(({ source }) => source === 'import').length;
  const weekly = useAddWeekly(own > 0);
  // Of texts that were brought along nothing new comes.
  if (items.length > 0 && own === items.length) return null;
  if (weekly.isSuccess)
    return (
      <Link to={paths.reports} className={buttonClass({})}>
        <CalendarCheck aria-hidden="true" />
        See what comes every week
      </Link>
    );
  if (weekly.isError && toAppError(weekly.error).code === 'forbidden')
    return (
      <Link to={paths.subscription} className={buttonClass({})}>
        <CalendarClock aria-hidden="true" />
        See plans with weekly reports
      </Link>
    );
  return (
    <Button disabled={weekly.isPending} onClick={() => weekly.mutate(id)}>
      <CalendarClock aria-hidden="true" />
      Every week
    </Button>
  );
}
