import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { SourcesView } from '@/dashboard/features/research/sources/sources-view.tsx';

/** Where reports read, and the user's own keys. */
export function Sources() {
  return (
    <PageFrame title="Sources" lead="Where your reports come from." back="home">
      <SourcesView />
    </PageFrame>
  );
}
