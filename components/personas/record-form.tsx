import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ScreenHead } from '@/components/library/screen-head.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import style from './personas.module.css';
import type { Writing } from './use-records.ts';

const MAX_NAME_CHARS = 60;

const words = {
  persona: {
    new: 'New persona',
    text: 'Description',
    hint: 'Who answers, in what tone, with what habits and limits. Written to the model: “You are …”',
    max: 4_000,
  },
  action: {
    new: 'New action',
    text: 'Instruction',
    hint: 'What is to be done with the selected text, such as “Rewrite it as a tweet of at most 280 characters.”',
    max: 2_000,
  },
} as const;

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
  const said = words[kind];
  const title = base ? `Edit ${base.name}` : said.new;
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
      <ScreenHead title={title} back="Back without saving" onBack={onCancel} focused={false} />
      <TextField
        label="Name"
        dir="auto"
        maxLength={MAX_NAME_CHARS}
        error={isRefused && !name.trim() ? 'Give it a name first.' : undefined}
        value={name}
        onChange={(event) => onWriting({ ...writing, name: event.currentTarget.value })}
      />
      <TextArea
        label={said.text}
        hint={said.hint}
        maxLength={said.max}
        aria-invalid={isRefused && !text.trim() ? true : undefined}
        value={text}
        onChange={(next) => onWriting({ ...writing, text: next })}
      />
      <p className={style.wrong} role="alert">
        {isRefused && name.trim() && !text.trim() ? 'Write what it says first.' : ''}
      </p>
      <div className={style.row}>
        <Button kind="primary" type="submit">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
