import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { pageOf, useAhead } from '@/dashboard/app/page-of.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import style from './reports.module.css';
import { say } from './say.ts';

const guestView = pageOf(() => import('./guest-view.tsx').then(({ GuestView }) => GuestView));

interface GuestReportProps {
  query: UseQueryResult<OpenReport>;
  lead: string;
  /** Whether it is the sample, or somebody's. */
  context: 'sample-report' | 'shared-report';
}

/** What a link says that opens nothing any more, and where else to go. */
function LinkIsOver() {
  return (
    <>
      <SiteFailure context="shared-report" code="not_found" />
      <div className={style.acts}>
        <Link to={paths.sampleReport} className={buttonClass({ kind: 'primary', size: 'site' })}>
          {say('seeSampleReport')}
        </Link>
        <Link to={researchPath} className={buttonClass({ size: 'site' })}>
          {say('runYourOwn')}
        </Link>
      </div>
    </>
  );
}

/** A report for somebody who does not own it: to read, and to take along. */
export function GuestReport({ query, lead, context }: GuestReportProps) {
  const { data } = query;
  // While the report is read, so that neither waits for the other.
  useAhead(guestView);
  const title = data?.title ?? say('report');
  return (
    <PageFrame title={title} {...(!query.isError && { lead })} back="home">
      {query.isError &&
        (context === 'shared-report' && toAppError(query.error).code === 'not_found' ? (
          <LinkIsOver />
        ) : (
          <LoadFailure query={query} context={context} />
        ))}
      {query.isPending && <Skeleton lines={5} />}
      <Suspense fallback={<Skeleton lines={5} />}>
        {data?.report && <guestView.Content open={data} report={data.report} />}
      </Suspense>
    </PageFrame>
  );
}
