import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import {
  MAX_TEMPLATE_CHARS,
  MAX_TEMPLATE_TITLE_CHARS,
  type OwnTemplate,
} from '@/shared/contracts/own-templates.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { useTemplateActs } from './own-templates.ts';
import { say } from './say.ts';
import style from './template-form.module.css';

interface TemplateFormProps {
  /** The template as it stood when the form was opened; undefined for a new one. */
  base?: OwnTemplate;
  onSaved: (template: OwnTemplate) => void;
  onCancel: () => void;
}

/** Somebody else's tab was faster: what is written here can still become a template of its own. */
const isOvertaken = (code: ErrorCode | undefined) => code === 'conflict' || code === 'not_found';

/** One id for each template that is made, so that a save whose answer was lost makes no second one. */
function useSaving({ base, onSaved }: TemplateFormProps) {
  const { save, readAnew } = useTemplateActs();
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<ErrorCode>();
  const [isSaving, setIsSaving] = useState(false);
  const run = async (fields: { title: string; content: string }, asNew: boolean) => {
    setIsSaving(true);
    setFailure(undefined);
    const place = base && !asNew ? { id: base.id, base: base.revision } : { id: newId, base: null };
    try {
      onSaved(await save({ ...place, ...fields }));
    } catch (thrown) {
      const { code } = toAppError(thrown);
      setFailure(code);
      // Changed after a save whose answer was lost: what stands there is a template already.
      if (code === 'conflict' && place.base === null) setNewId(crypto.randomUUID());
      if (isOvertaken(code)) void readAnew();
    } finally {
      setIsSaving(false);
    }
  };
  return { run, failure, isSaving };
}

/** An own template as it is written (ADR 41). */
export function TemplateForm(props: TemplateFormProps) {
  const { base, onCancel } = props;
  const [title, setTitle] = useState(base?.title ?? '');
  const [content, setContent] = useState(base?.content ?? '');
  const [isTried, setIsTried] = useState(false);
  const { run, failure, isSaving } = useSaving(props);
  const fields = { title: title.trim(), content };
  const isMissing = { title: fields.title === '', content: content.trim() === '' };
  const save = (asNew: boolean) => {
    setIsTried(true);
    if (!isMissing.title && !isMissing.content && !isSaving) void run(fields, asNew);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  return (
    <form
      className={style.form}
      aria-label={base ? say('editNamed', { title: base.title }) : say('newTemplate')}
      onSubmit={submit}
    >
      <TextField
        label={say('title')}
        placeholder={say('titleExample')}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_TEMPLATE_TITLE_CHARS}
        value={title}
        error={isTried && isMissing.title ? say('giveTitle') : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label={say('text')}
        hint={say('bracketsHint')}
        rows={10}
        placeholder={say('textExample')}
        maxLength={MAX_TEMPLATE_CHARS}
        value={content}
        aria-invalid={isTried && isMissing.content ? true : undefined}
        onChange={setContent}
      />
      {isTried && isMissing.content && <p role="alert">{say('writeFirst')}</p>}
      <p className={style.aside}>{say('whereSaved')}</p>
      {failure && <SiteFailure context="own-templates" code={failure} />}
      <div className={style.acts}>
        {isOvertaken(failure) ? (
          <Button kind="primary" size="site" disabled={isSaving} onClick={() => save(true)}>
            {say('saveAsNew')}
          </Button>
        ) : (
          <Button kind="primary" size="site" type="submit" disabled={isSaving}>
            {isSaving ? say('saving') : say('save')}
          </Button>
        )}
        <Button size="site" onClick={onCancel}>
          {isOvertaken(failure) ? say('showOtherVersion') : say('cancel')}
        </Button>
      </div>
    </form>
  );
}
