import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { newPassword } from '@/dashboard/app/new-password.ts';
import { openPassingClient, sessionStore } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { showToast } from '@/dashboard/app/toasts.ts';
import { changePassword } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './profile.module.css';
import { say } from './say.ts';

const passwordForm = z.object({
  current: z.string().check(z.minLength(1, { error: () => say('enterCurrentPassword') })),
  next: newPassword,
});

/** A new password for who knows the present one; every other session ends with the old (faults A14). */
export function PasswordChange({ email }: { email: string }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const { forgetDevices } = useAccountCache();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: formResolver(passwordForm),
    defaultValues: { current: '', next: '' },
    mode: 'onTouched',
  });
  const send = handleSubmit(async ({ current, next }) => {
    setFailure(null);
    try {
      const clients = { session: await sessionStore.client(), passing: await openPassingClient() };
      await changePassword(clients, { email, current, next });
      reset();
      forgetDevices();
      showToast('success', say('passwordChanged'), 'password');
    } catch (thrown) {
      const { code } = toAppError(thrown);
      const message = textFor('password-change', code);
      if (code === 'invalid_credentials') setError('current', { message }, { shouldFocus: true });
      else setFailure(code);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={style.form} onSubmit={send} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className={style.fields}>
        <PasswordField
          label={say('currentPassword')}
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current')}
        />
        <PasswordField
          label={say('newPassword')}
          autoComplete="new-password"
          hint={errors.next ? undefined : formTexts.passwordMinimum}
          error={errors.next?.message}
          {...register('next')}
        />
      </div>
      {failure && <SiteFailure context="password-change" code={failure} onClose={() => setFailure(null)} />}
      <ButtonRow>
        <Button size="site" type="submit" disabled={isSubmitting}>
          {isSubmitting ? say('changing') : say('changePassword')}
        </Button>
      </ButtonRow>
    </form>
  );
}
