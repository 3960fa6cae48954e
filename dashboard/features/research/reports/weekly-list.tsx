import { useQuery } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { paths, reportPath } from '@/dashboard/app/paths.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { useLateDelete } from '@/dashboard/app/use-late-delete.ts';
import type { WeeklyReport } from '@/shared/contracts/weekly-reports.ts';
import style from './reports.module.css';
import { say } from './say.ts';
import { useStopWeekly, weeklyQuery } from './weekly-queries.ts';

function Row({ report }: { report: WeeklyReport }) {
  const { id, title, nextAt, lastId, skipped, feedUrl } = report;
  const { mutateAsync } = useStopWeekly(id);
  // A closed feed's address never opens again.
  const { isGoing, remove, undo } = useLateDelete(mutateAsync);
  const copyFeed = async () => {
    const copied = await copyText(feedUrl);
    showToast('success', copied ? say('feedCopied') : feedUrl, 'reports');
  };
  if (isGoing)
    return (
      <li className={style.row}>
        <p role="status">{say('stopped', { title })}</p>
        <Button autoFocus onClick={undo}>
          {say('undo')}
        </Button>
      </li>
    );
  return (
    <li className={style.row}>
      <div>
        {lastId ? (
          <Link to={reportPath(lastId)} className={style.name}>
            {title}
          </Link>
        ) : (
          <span className={style.name}>{title}</span>
        )}
        <p className={style.soft}>
          {say('nextOn', { day: formatDay(nextAt) })}
          {skipped && (
            <>
              {` · ${say(`skipped_${skipped}`)} · `}
              <Link to={paths.subscription}>{say('seePlansCredits')}</Link>
            </>
          )}
        </p>
      </div>
      <Button onClick={() => void copyFeed()}>
        <Link2 aria-hidden="true" />
        {say('copyFeed')}
      </Button>
      <IconButton name={say('stopNamed', { title })} icon={<Trash2 aria-hidden="true" />} onClick={remove} />
    </li>
  );
}

/** Questions asked again every week, each with its next day and its feed. */
export function WeeklyList() {
  const { data } = useQuery(weeklyQuery);
  if (!data || data.reports.length === 0) return null;
  return (
    <section className={style.list} aria-labelledby="weekly-title">
      <h2 id="weekly-title" className={style.heading}>
        {say('everyWeek')}
      </h2>
      <ul className={style.rows}>
        {data.reports.map((report) => (
          <Row key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}
