import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './file-row.module.css';
import { say } from './say.ts';

interface PasswordFormProps {
  /** Whether the one given before was wrong. */
  wasWrong: boolean;
  onPassword: (password: string) => void;
}

/** Asks for the password of a protected file. It is held while the file is read and never kept (faults F5). */
export function PasswordForm({ wasWrong, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onPassword(password);
  };
  return (
    <form className={style.password} onSubmit={submit}>
      <PasswordField
        label={say('password')}
        hint={textFor('popup', 'document_password')}
        error={wasWrong ? textFor('popup', 'document_password_wrong') : undefined}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Button type="submit" disabled={password === ''}>
        {say('open')}
      </Button>
    </form>
  );
}
