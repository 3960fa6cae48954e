import { type ReactNode, useState } from 'react';
import { TextField } from '@/components/ui/text-field.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { placeholderExamples } from '@/dashboard/content/placeholder-examples.en.ts';
import type { Template } from '@/dashboard/content/templates.ts';
import { proseIn } from '@/shared/texts/prose.ts';
import { CopyTemplate } from './copy-template.tsx';
import { keepValues, keptValues } from './kept-values.ts';
import { fillIn, labelOf, type PlaceholderValues, partsOf, placeholdersOf } from './placeholders.ts';
import { SaveTemplate } from './save-template.tsx';
import { say } from './say.ts';
import style from './template-view.module.css';

interface FieldsProps {
  names: readonly string[];
  values: PlaceholderValues;
  onValue: (name: string, value: string) => void;
}

/** So many stand in two columns, where there is room. */
const MANY_FIELDS = 8;

function Fields({ names, values, onValue }: FieldsProps) {
  const examples = proseIn({ en: placeholderExamples });
  return (
    <form
      className={`${style.fields} ${names.length > MANY_FIELDS ? style.many : ''}`}
      aria-label={say('fillIn')}
      onSubmit={(event) => event.preventDefault()}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          autoComplete="off"
          placeholder={examples[name]}
          value={values[name] ?? ''}
          onChange={(event) => onValue(name, event.currentTarget.value)}
        />
      ))}
    </form>
  );
}

interface TemplateViewProps {
  template: Pick<Template, 'id' | 'title' | 'content'>;
  /** What else is done with it, in place of saving it to the extension. */
  children?: ReactNode;
}

/** A template on a page of its own: its placeholders as fields, its text as it is filled in. */
export function TemplateView({ template, children }: TemplateViewProps) {
  const { id, title, content } = template;
  const { status } = useSession();
  const [values, setValues] = useState(() => keptValues(id));
  const fill = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    keepValues(id, next);
    setValues(next);
  };
  // A part has no name of its own; its place in the text is fixed.
  const parts = partsOf(content, values).map((part, place) => ({ ...part, place }));
  return (
    <div className={style.template}>
      <div className={style.result}>
        <section className={style.text} aria-label={say('textOf', { title })} dir="auto">
          {parts.map(({ text, placeholder, isFilled, place }) =>
            placeholder === undefined ? (
              text
            ) : (
              <mark key={place} data-filled={isFilled}>
                {text}
              </mark>
            ),
          )}
        </section>
        <div className={style.acts}>
          <CopyTemplate kind="primary" size="site" id={id} title={title} text={fillIn(content, values)} />
          {children ?? <SaveTemplate size="site" id={id} title={title} text={fillIn(content, values)} />}
        </div>
        {status === 'signedOut' && <p className={style.asks}>{say('copyAsks')}</p>}
      </div>
      <Fields names={placeholdersOf(content)} values={values} onValue={fill} />
    </div>
  );
}
