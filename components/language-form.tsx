import { type FormEvent, useId, useState } from 'react';
import { languages, MAX_LANGUAGE_CHARS } from '@/shared/enhance/actions.ts';
import style from './enhance-actions.module.css';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';
import { TextField } from './ui/text-field.tsx';

interface LanguageFormProps {
  /** The one last translated into. */
  first: string;
  onLanguage: (language: string) => void;
  onCancel: () => void;
}

/** Asks for the language to translate into: one of a list, or any other as it is typed. */
export function LanguageForm({ first, onLanguage, onCancel }: LanguageFormProps) {
  const id = useId();
  const [language, setLanguage] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (language.trim()) onLanguage(language.trim());
  };
  return (
    <form
      className={style.language}
      aria-label={say('translate')}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <TextField
        label={say('language')}
        list={id}
        autoFocus
        maxLength={MAX_LANGUAGE_CHARS}
        autoComplete="off"
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      <datalist id={id}>
        {languages.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" kind="primary" disabled={language.trim() === ''}>
        {say('translateDraft')}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {say('cancel')}
      </Button>
    </form>
  );
}
