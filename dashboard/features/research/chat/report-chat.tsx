import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { chatPath, loginPath } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { reportQuery } from '@/dashboard/features/research/reports/report-queries.ts';
import { ChatView } from './chat-view.tsx';
import { say } from './say.ts';

function Loaded({ id }: { id: string }) {
  const query = useQuery(reportQuery(id));
  if (query.data?.report) return <ChatView open={query.data} />;
  return (
    <PageFrame title={say('aiAssistant')} back="home">
      {query.isError ? <LoadFailure query={query} context="reports" /> : <Skeleton lines={5} />}
    </PageFrame>
  );
}

/** The conversation about one report of who is signed in. */
export function ReportChat({ id }: { id: string }) {
  const { status } = useSession();
  if (status === 'unknown') return null;
  if (status === 'signedOut') return <Navigate to={loginPath({ returnTo: chatPath(id) })} replace />;
  return (
    <Queries>
      <Loaded id={id} />
    </Queries>
  );
}
