import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { sessionStore } from '@/dashboard/app/session.ts';
import { readTemplates } from '@/shared/client/template-rows.ts';
import { Gallery } from './gallery.tsx';

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
  const { data, error } = templates;
  if (!data && error) return <LoadFailure query={templates} context="templates" />;
  if (!data) return <p role="status">Loading templates...</p>;
  return <Gallery templates={data} />;
}

/** The gallery of who is signed in, as the server has it. */
export function AccountGallery() {
  return (
    <Queries>
      <Templates />
    </Queries>
  );
}
