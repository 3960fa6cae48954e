import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { Gallery as Templates } from '@/dashboard/features/gallery/gallery.tsx';

/** The prompt gallery (spec §2), for who is signed in. */
export function Gallery() {
  return (
    <PageFrame
      title="Prompt Gallery"
      lead="Prompts to begin with. Copy one, fill in what stands in brackets, and make it yours."
      backHome
    >
      <Templates />
    </PageFrame>
  );
}
