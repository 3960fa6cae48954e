import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { Queries } from '@/dashboard/app/queries.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { templates } from '@/dashboard/content/templates.ts';
import { AccountGallery, Gallery as Templates } from '@/dashboard/features/gallery/gallery.tsx';

/** The prompt gallery (spec §2): seen by everybody, taken from by who is signed in (ADR 36). */
export function Gallery() {
  const { status } = useSession();
  return (
    <PageFrame
      title="Prompt Gallery"
      lead="Prompts to begin with. Open one, fill in what stands in brackets, and make it yours."
      back="home"
    >
      {status === 'signedOut' && <Templates templates={templates} />}
      {status === 'signedIn' && (
        <Queries>
          <AccountGallery />
        </Queries>
      )}
    </PageFrame>
  );
}
