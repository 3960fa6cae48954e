import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ScreenHead } from '@/components/library/screen-head.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import style from './personas.module.css';
import { say } from './say.ts';
import type { Writing } from './use-records.ts';

const MAX_NAME_CHARS = 60;

const MAX_TEXT_CHARS = { persona: 4_000, action: 2_000 } as const;

interface RecordFormProps {
  writing: Writing;
  onWriting: (writing: Writing) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A persona or an action as it is written: a name, and what it says. */
export function RecordForm({ writing, onWriting, onSave, onCancel }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { kind, base, name, text } = writing;
  const title = base
    ? say('edit', { name: base.name })
    : say(kind === 'persona' ? 'newPersona' : 'newAction');
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && text.trim()) return onSave();
    setIsRefused(true);
    form.current?.querySelector<HTMLElement>(name.trim() ? 'textarea' : 'input')?.focus();
  };
  return (
    <form
      ref={form}
      className={style.form}
      aria-label={title}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <ScreenHead title={title} back={say('back')} onBack={onCancel} focused={false} />
      <TextField
        label={say('name')}
        dir="auto"
        maxLength={MAX_NAME_CHARS}
        error={isRefused && !name.trim() ? say('nameMissing') : undefined}
        value={name}
        onChange={(event) => onWriting({ ...writing, name: event.currentTarget.value })}
      />
      <TextArea
        label={say(`text_${kind}`)}
        hint={say(`hint_${kind}`)}
        maxLength={MAX_TEXT_CHARS[kind]}
        aria-invalid={isRefused && !text.trim() ? true : undefined}
        value={text}
        onChange={(next) => onWriting({ ...writing, text: next })}
      />
      <p className={style.wrong} role="alert">
        {isRefused && name.trim() && !text.trim() ? say('textMissing') : ''}
      </p>
      <div className={style.row}>
        <Button kind="primary" type="submit">
          {say('save')}
        </Button>
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
