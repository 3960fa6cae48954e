import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { MIN_PASSWORD_CHARS } from '@/dashboard/app/new-password.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import style from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { resetForm } from './auth-schemas.ts';
import { LiveHint } from './live-hint.tsx';
import { NewResetLink } from './new-reset-link.tsx';
import { say } from './say.ts';

interface ResetFormProps {
  /** Empty where the page does not know it. */
  email: string;
  title?: string;
  lead?: ReactNode;
  onSend: (password: string) => Promise<void>;
}

/** Choosing a password anew; sent only when both rules are kept (spec §4). */
export function ResetForm({ email, onSend, title = say('resetTitle'), lead }: ResetFormProps) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: formResolver(resetForm),
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
  });
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const longEnough = password.length >= MIN_PASSWORD_CHARS;
  const same = confirmation !== '' && password === confirmation;
  const send = handleSubmit(async (chosen) => {
    setFailure(null);
    try {
      await onSend(chosen.password);
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
  });
  const { isSubmitting, errors, submitCount } = formState;
  const onSubmitOnly = (message: string | undefined) => (submitCount > 0 ? message : undefined);
  return (
    <AuthFrame
      title={title}
      lead={lead ?? <>{say.parts('forAddress', { email: <b key="email">{email}</b> })}</>}
    >
      <form className={style.form} onSubmit={send} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={say('newPassword')}
          autoComplete="new-password"
          hint={
            <LiveHint met={longEnough} yes={formTexts.passwordLongEnough} no={formTexts.passwordTooShort} />
          }
          error={onSubmitOnly(errors.password?.message)}
          {...register('password')}
        />
        <PasswordField
          label={say('confirmPassword')}
          autoComplete="new-password"
          hint={<LiveHint met={same} yes={formTexts.passwordsMatch} no={formTexts.passwordsDiffer} />}
          error={onSubmitOnly(errors.confirmation?.message)}
          {...register('confirmation')}
        />
        {failure && <SiteFailure context="reset-submit" code={failure} onClose={() => setFailure(null)} />}
        <Button kind="primary" size="site" type="submit" disabled={isSubmitting || !longEnough || !same}>
          {isSubmitting ? say('resetting') : say('resetTitle')}
        </Button>
      </form>
      {(failure === 'link_expired' || failure === 'link_invalid') && (
        <p>
          <NewResetLink email={email} />
        </p>
      )}
    </AuthFrame>
  );
}
