import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { paths, reportPath } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { chooseEarlier, isGoing, seenReports } from './earlier-reports.ts';
import { reportsQuery } from './reports/report-queries.ts';
import style from './research.module.css';
import { say } from './say.ts';

const ways = { done: 'openIt', failed: 'seeWays' } as const;

/** A run of this account that this page did not see to its end: its tab was closed, or it was left. */
export function EarlierRun() {
  const { status } = useSession();
  const { data: reports } = useQuery({ ...reportsQuery(''), enabled: status === 'signedIn' });
  const [opened] = useState(() => ({ now: Date.now(), seen: seenReports() }));
  const run = reports && chooseEarlier(reports, opened);
  if (!run) return null;
  const { id, title, state } = run;
  return (
    <div className={style.ways} role="status">
      <p>{say(state === 'queued' ? 'earlier_running' : `earlier_${state}`, { title })}</p>
      <Link to={isGoing(run) ? paths.reports : reportPath(id)} className={buttonClass({})}>
        {say(state === 'queued' || state === 'running' ? 'yourReports' : ways[state])}
      </Link>
    </div>
  );
}
