import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { NoReport } from '@/dashboard/features/research/chat/no-report.tsx';
import { say } from '@/dashboard/features/research/chat/say.ts';

const ReportChat = partOf(() =>
  import('@/dashboard/features/research/chat/report-chat.tsx').then(({ ReportChat }) => ReportChat),
);

/** The conversation about a report (spec §2); its address names the report, so that it survives a reload. */
export function Chat() {
  const [query] = useSearchParams();
  const id = query.get('report');
  if (!id) return <NoReport />;
  const waiting = (
    <PageFrame title={say('aiAssistant')} back="home">
      <Skeleton lines={5} />
    </PageFrame>
  );
  return (
    <Suspense fallback={waiting}>
      <ReportChat id={id} />
    </Suspense>
  );
}
