import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { sessionStore } from '@/dashboard/app/session.ts';
import { readTemplates } from '@/shared/client/template-rows.ts';
import { entryOf } from './filter-templates.ts';
import { Gallery } from './gallery.tsx';
import { useOwnTemplates } from './own-templates.ts';
import { say } from './say.ts';

function Templates() {
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: async () => {
      const rows = await readTemplates(await sessionStore.client());
      logEvent('gallery_templates_loaded');
      return rows;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const own = useOwnTemplates();
  const failed = [templates, own].find(({ data, error }) => !data && error);
  if (failed) return <LoadFailure query={failed} context="templates" />;
  if (!templates.data || !own.data) return <Skeleton label={say('loadingTemplates')} lines={6} />;
  return <Gallery templates={[...own.data.map(entryOf), ...templates.data]} isOwn />;
}

/** The gallery of who is signed in, as the server has it. */
export function AccountGallery() {
  return (
    <Queries>
      <Templates />
    </Queries>
  );
}
