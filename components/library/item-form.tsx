import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import { nameFromText } from '@/shared/library/foreign-fields.ts';
import { MAX_NAME_CHARS, MAX_TAG_CHARS, MAX_TAGS, MAX_TEXT_CHARS } from '@/shared/library/limits.ts';
import type { ItemKind } from '@/shared/library/records.ts';
import style from './item.module.css';
import { say } from './say.ts';
import { ScreenHead } from './screen-head.tsx';

const kinds = (): { id: ItemKind; label: string }[] =>
  (['prompt', 'note'] as const).map((id) => ({ id, label: say(id) }));

/** What stands in the form: tags as they are typed. */
export interface ItemDraft extends Omit<ItemFields, 'tags'> {
  tags: string;
}

export function draftOf({ tags = [], ...fields }: Partial<ItemFields>): ItemDraft {
  return {
    kind: 'prompt',
    name: '',
    text: '',
    category: '',
    favourite: false,
    ...fields,
    tags: tags.join(', '),
  };
}

/** What the form means; an item without a name is called by its first words. */
export function fieldsOf({ tags, name, category, ...draft }: ItemDraft): ItemFields {
  const list = tags.split(',').map((tag) => tag.trim().replace(/^#/, '').slice(0, MAX_TAG_CHARS));
  return {
    ...draft,
    name: (name.trim() || nameFromText(draft.text)).slice(0, MAX_NAME_CHARS),
    category: category.trim(),
    tags: [...new Set(list.filter(Boolean))].slice(0, MAX_TAGS),
  };
}

interface ItemFormProps {
  title: string;
  draft: ItemDraft;
  categories: readonly string[];
  onDraft: (draft: ItemDraft) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A prompt or note as it is written. */
export function ItemForm({ title, draft, categories, onDraft, onSave, onCancel }: ItemFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const change = (part: Partial<ItemDraft>) => onDraft({ ...draft, ...part });
  useEffect(() => form.current?.querySelector<HTMLElement>('input[type=text]')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.text.trim()) return onSave();
    setIsRefused(true);
    form.current?.querySelector<HTMLElement>('textarea')?.focus();
  };
  return (
    <form ref={form} className={style.form} onSubmit={submit} aria-label={title}>
      <ScreenHead title={title} back={say('backUnsaved')} onBack={onCancel} focused={false} />
      <RadioGroup
        label={say('kindsOf')}
        labelHidden
        layout="row"
        options={kinds()}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={say('name')}
        dir="auto"
        maxLength={MAX_NAME_CHARS}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextArea
        label={say('text')}
        hint={
          draft.kind === 'prompt'
            ? say('textHint', { braces: '{{topic}}', brackets: '[AUDIENCE]' })
            : undefined
        }
        maxLength={MAX_TEXT_CHARS}
        aria-invalid={isRefused && !draft.text.trim() ? true : undefined}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <p className={style.wrong} role="alert">
        {isRefused && !draft.text.trim() ? say('writeFirst') : ''}
      </p>
      <TextField
        label={say('category')}
        dir="auto"
        list={`${id}-categories`}
        maxLength={MAX_NAME_CHARS}
        value={draft.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <datalist id={`${id}-categories`}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        label={say('tags')}
        dir="auto"
        hint={say('tagsHint')}
        value={draft.tags}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      <div className={style.actions}>
        <Button kind="primary" type="submit">
          {say('save')}
        </Button>
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
