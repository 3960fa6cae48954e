import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { paths, reportPath } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { reportsQuery } from './reports/report-queries.ts';
import style from './research.module.css';
import { say } from './say.ts';

const FRESH_MS = 30 * 60_000;

/** A run of this account that this page did not see to its end: its tab was closed, or it was left. */
export function EarlierRun() {
  const { status } = useSession();
  const { data: reports } = useQuery({ ...reportsQuery(''), enabled: status === 'signedIn' });
  const [openedAt] = useState(() => Date.now());
  const run = reports?.find(
    ({ state, createdAt }) =>
      state === 'queued' || state === 'running' || openedAt - Date.parse(createdAt) < FRESH_MS,
  );
  if (!run) return null;
  const { id, title, state } = run;
  const isGoing = state === 'queued' || state === 'running';
  return (
    <div className={style.ways} role="status">
      <p>{say(isGoing ? 'earlier_running' : `earlier_${state}`, { title })}</p>
      <Link to={isGoing ? paths.reports : reportPath(id)} className={buttonClass({})}>
        {say(isGoing ? 'yourReports' : 'openIt')}
      </Link>
    </div>
  );
}
