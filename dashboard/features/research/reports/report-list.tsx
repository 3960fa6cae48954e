import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { paths, reportPath, researchPath } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { useLateDelete } from '@/dashboard/app/use-late-delete.ts';
import { deleteReport, renameReport } from '@/shared/client/analysis-calls.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';
import type { KeptReport } from '@/shared/contracts/kept-reports.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { modeNote } from '@/shared/insights/mode-labels.ts';
import { reportsKey, reportsQuery } from './report-queries.ts';
import style from './reports.module.css';
import { say } from './say.ts';

function factsOf({ mode, state, items, createdAt, expiresAt, outcome, shared, synthetic }: KeptReport) {
  return [
    modeNote(mode),
    state !== 'done' && say(`state_${state}`),
    state === 'done' && say('posts', { count: items }),
    outcome === 'insufficient' && say('tooLittle'),
    synthetic && say('madeUp'),
    formatDay(createdAt),
    say('keptUntil', { day: formatDay(expiresAt) }),
    shared && say('shared'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function useListAct<T>(context: ErrorContext, act: (input: T) => Promise<void>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => cache.invalidateQueries({ queryKey: reportsKey }),
    onError: (thrown) => tellFailure(context, thrown, 'reports'),
  });
}

function Rename({ report, onDone }: { report: KeptReport; onDone: () => void }) {
  const [title, setTitle] = useState(report.title);
  const rename = useListAct('report-rename', (next: string) =>
    renameReport(functionsAccess, report.id, next),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') rename.mutate(title.trim(), { onSuccess: onDone });
  };
  return (
    <form className={style.rename} onSubmit={submit}>
      <TextField
        label={say('name')}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" disabled={title.trim() === '' || rename.isPending}>
        {say('save')}
      </Button>
      <Button onClick={onDone}>{say('cancel')}</Button>
    </form>
  );
}

function Row({ report }: { report: KeptReport }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutateAsync } = useListAct('report-delete', (access: FunctionsAccess) =>
    deleteReport(access, report.id),
  );
  const { isGoing, remove, undo } = useLateDelete(mutateAsync);
  if (isRenaming)
    return (
      <li className={style.row}>
        <Rename report={report} onDone={() => setIsRenaming(false)} />
      </li>
    );
  if (isGoing)
    return (
      <li className={style.row}>
        <p role="status">{say('deleted', { title: report.title })}</p>
        <Button autoFocus onClick={undo}>
          {say('undo')}
        </Button>
      </li>
    );
  return (
    <li className={style.row} data-state={report.state}>
      <div>
        <Link to={reportPath(report.id)} className={style.name}>
          {report.title}
        </Link>
        <p className={style.soft}>{factsOf(report)}</p>
      </div>
      <span className={style.rowActs}>
        <Button
          kind="quiet"
          aria-label={say('renameNamed', { title: report.title })}
          onClick={() => setIsRenaming(true)}
        >
          <Pencil aria-hidden="true" />
          {say('rename')}
        </Button>
        <Button kind="quiet" aria-label={say('deleteNamed', { title: report.title })} onClick={remove}>
          <Trash2 aria-hidden="true" />
          {say('delete')}
        </Button>
      </span>
    </li>
  );
}

/** What reports are good for, and the way to the first. */
function NoneYet() {
  const sample = (
    <Link key="sample" to={paths.sampleReport}>
      {say('aSample')}
    </Link>
  );
  return (
    <>
      <p>{say.parts('noReportsYet', { sample })}</p>
      <p className={style.acts}>
        <Link to={researchPath} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('askAQuestion')}
        </Link>
      </p>
    </>
  );
}

/** The account's reports: found, renamed, deleted; one that is being written turns into a finished one by itself. */
export function ReportList() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const query = useQuery(reportsQuery(wanted));
  const { data } = query;
  return (
    <div className={style.list}>
      {(search !== '' || data?.length !== 0) && (
        <TextField
          label={say('searchYourReports')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {query.isError && <LoadFailure query={query} context="report-list" />}
      {query.isPending && <Skeleton lines={5} />}
      {data?.length === 0 && (
        <div className={style.empty}>{wanted ? <p>{say('noneFound')}</p> : <NoneYet />}</div>
      )}
      <ul className={style.rows} aria-label={say('reports')}>
        {data?.map((report) => (
          <Row key={report.id} report={report} />
        ))}
      </ul>
    </div>
  );
}
