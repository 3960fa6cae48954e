import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { signOutHere } from '@/dashboard/app/sign-out.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { showToast } from '@/dashboard/app/toasts.ts';
import { deleteAccount } from '@/shared/client/account-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import style from './profile.module.css';
import { say } from './say.ts';

const deleteForm = z.object({
  password: z.string().check(z.minLength(1, { error: () => say('enterPassword') })),
});

/** The question before an account is deleted, answered with its password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(deleteForm),
    defaultValues: { password: '' },
    // Whoever only looks at the question, or leaves it, is not told off.
    mode: 'onSubmit',
  });
  const send = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await deleteAccount(functionsAccess, password);
      await signOutHere();
      showToast('success', say('accountDeleted'));
      await navigate(paths.home);
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog title={say('deleteTitle')} onClose={onClose}>
      <p className={style.aside}>{say('deleteAbout')}</p>
      <form className={style.form} onSubmit={send} noValidate>
        <PasswordField
          label={say('yourPassword')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {failure && <SiteFailure context="delete-account" code={failure} onClose={() => setFailure(null)} />}
        <ButtonRow>
          <Button kind="danger" type="submit" disabled={isSubmitting}>
            {isSubmitting ? say('deleting') : say('deleteForGood')}
          </Button>
          <Button onClick={onClose} disabled={isSubmitting}>
            {say('keepAccount')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
