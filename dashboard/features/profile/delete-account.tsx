import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { signOutHere } from '@/dashboard/app/sign-out.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { deleteAccount } from '@/shared/client/account-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './profile.module.css';
import { say } from './say.ts';

const deleteForm = z.object({
  password: z.string().check(z.minLength(1, { error: () => say('enterPassword') })),
});

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
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
      setFailure(textFor('delete-account', toAppError(thrown).code));
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
        {failure && <Notice kind="error">{failure}</Notice>}
        <ButtonRow>
          <Button kind="primary" type="submit" disabled={isSubmitting}>
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

/** The way out, asked for once more with the password: what is lost cannot be undone. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="site" onClick={() => setAsking(true)}>
        {say('deleteAccountButton')}
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </>
  );
}
