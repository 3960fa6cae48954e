import { Suspense, useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { templates } from '@/dashboard/content/templates.ts';
import { Gallery as Templates } from '@/dashboard/features/gallery/gallery.tsx';
import { say } from '@/dashboard/features/gallery/say.ts';

/** A visitor does not fetch what asks the server. */
const AccountGallery = partOf(() =>
  import('@/dashboard/features/gallery/account-gallery.tsx').then(({ AccountGallery }) => AccountGallery),
);

/** The templates that come with the page. */
function VisitorGallery() {
  useEffect(() => logEvent('gallery_templates_loaded'), []);
  return <Templates templates={templates} />;
}

/** The prompt gallery (spec §2): seen by everybody, taken from by who is signed in (ADR 36). */
export function Gallery() {
  const { status } = useSession();
  return (
    <PageFrame
      title={say('promptGallery')}
      lead={say('galleryLead', { count: String(templates.length) })}
      back="home"
    >
      {status === 'signedOut' && <VisitorGallery />}
      {status === 'signedIn' && (
        <Suspense fallback={<Skeleton label={say('loadingTemplates')} lines={6} />}>
          <AccountGallery />
        </Suspense>
      )}
    </PageFrame>
  );
}
