import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import type { OwnTemplate } from '@/shared/contracts/own-templates.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { useOwnTemplates, useTemplateActs } from './own-templates.ts';
import { say } from './say.ts';
import style from './template-form.module.css';
import { TemplateForm } from './template-form.tsx';
import { TemplateView } from './template-view.tsx';

/** Deletes at once; the way back stands in its place. */
function useDeletion() {
  const { save, remove, readAnew } = useTemplateActs();
  const [deleted, setDeleted] = useState<OwnTemplate>();
  const attempt = async (context: ErrorContext, act: () => Promise<unknown>, after?: OwnTemplate) => {
    try {
      await act();
      setDeleted(after);
    } catch (thrown) {
      tellFailure(context, thrown, 'templates');
      if (toAppError(thrown).code === 'conflict') void readAnew();
    }
  };
  return {
    deleted,
    remove: (template: OwnTemplate) => void attempt('template-delete', () => remove(template), template),
    restore: ({ id, title, content }: OwnTemplate) =>
      void attempt('template-restore', () => save({ id, base: null, title, content })),
  };
}

function Deleted({ title, onRestore }: { title: string; onRestore: () => void }) {
  return (
    <PageFrame title={say('deleted')} back="gallery">
      <p>{say('noLongerThere', { title })}</p>
      <div className={style.acts}>
        <Button size="site" onClick={onRestore}>
          {say('undo')}
        </Button>
      </div>
    </PageFrame>
  );
}

function Missing() {
  return (
    <PageFrame title={say('missingTitle')} back="gallery">
      <p>
        {say.parts('missing', {
          link: (
            <Link key="link" to={paths.newTemplate}>
              {say('makeNew')}
            </Link>
          ),
        })}
      </p>
    </PageFrame>
  );
}

/** One of the account's own templates: filled in, edited, deleted. */
export function OwnTemplatePart({ id }: { id: string }) {
  const templates = useOwnTemplates();
  const [edited, setEdited] = useState<OwnTemplate>();
  const { deleted, remove, restore } = useDeletion();
  const navigate = useNavigate();
  const template = templates.data?.find((own) => own.id === id);
  if (deleted) return <Deleted title={deleted.title} onRestore={() => restore(deleted)} />;
  if (edited)
    return (
      <PageFrame title={say('editNamed', { title: edited.title })} back="gallery">
        <TemplateForm
          base={edited}
          onCancel={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined);
            if (saved.id !== id) void navigate(`../${encodeURIComponent(saved.id)}`, { relative: 'path' });
          }}
        />
      </PageFrame>
    );
  if (!template && templates.error) return <LoadFailure query={templates} context="templates" />;
  if (!templates.data) return <Skeleton label={say('loadingTemplates')} lines={6} />;
  if (!template) return <Missing />;
  return (
    <PageFrame title={template.title} back="gallery">
      <TemplateView template={template}>
        <Button size="site" onClick={() => setEdited(template)}>
          {say('edit')}
        </Button>
        <Button kind="quiet" size="site" onClick={() => remove(template)}>
          {say('delete')}
        </Button>
      </TemplateView>
    </PageFrame>
  );
}
