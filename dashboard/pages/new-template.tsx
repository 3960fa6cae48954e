import { useNavigate } from 'react-router';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { ownTemplatePath, paths } from '@/dashboard/app/paths.ts';
import { say } from '@/dashboard/features/gallery/say.ts';
import { TemplateForm } from '@/dashboard/features/gallery/template-form.tsx';

/** Where a template of the account's own is made. */
export function NewTemplatePage() {
  const navigate = useNavigate();
  return (
    <PageFrame title={say('newTemplate')} back="gallery">
      <TemplateForm
        onSaved={({ id }) => void navigate(ownTemplatePath(id), { replace: true })}
        onCancel={() => void navigate(paths.gallery)}
      />
    </PageFrame>
  );
}
