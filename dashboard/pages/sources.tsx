import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { say } from '@/dashboard/features/research/sources/say.ts';
import { SourcesView } from '@/dashboard/features/research/sources/sources-view.tsx';

/** Where reports read, and the user's own keys. */
export function Sources() {
  return (
    <PageFrame title={say('sources')} lead={say('lead')} back="home">
      <SourcesView />
    </PageFrame>
  );
}
