import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { sessionStore } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { signIn } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import style from './auth-frame.module.css';
import { loginForm } from './auth-schemas.ts';
import { say } from './say.ts';

// Few who log in have forgotten their password.
const ResendModal = partOf(() => import('./resend-modal.tsx').then(({ ResendModal }) => ResendModal));
const ResetModal = partOf(() => import('./reset-modal.tsx').then(({ ResetModal }) => ResetModal));

/** What is to be done before the first login. */
function Mailed({ to, onResend }: { to: string; onResend: () => void }) {
  return (
    <Notice kind="success">
      {say.parts('almostDone', {
        to,
        resend: (
          <button key="resend" type="button" className={style.textButton} onClick={onResend}>
            {say('resend')}
          </button>
        ),
      })}
    </Notice>
  );
}

/**
 * Signs in; the page that shows it goes on as soon as the session is there.
 * @param mailedTo where a new account's mail went, for who comes from signing up
 */
export function LoginForm({ mailedTo }: { mailedTo?: string | undefined }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [awaitsMail, setAwaitsMail] = useState(mailedTo !== undefined);
  const [modal, setModal] = useState<'reset' | 'resend' | null>(null);
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    resolver: formResolver(loginForm),
    defaultValues: { email: mailedTo ?? '', password: '' },
    mode: 'onTouched',
  });
  const send = handleSubmit(async (credentials) => {
    setFailure(null);
    setAwaitsMail(false);
    try {
      await signIn(await sessionStore.client(), credentials);
      logEvent('logged_in');
    } catch (thrown) {
      const { code } = toAppError(thrown);
      setFailure(code);
      const isUnchanged = getValues('password') === credentials.password;
      if (code === 'invalid_credentials' && isUnchanged) setFocus('password', { shouldSelect: true });
    }
  });
  const { errors, isSubmitting } = formState;
  // What is wrong stands in the two fields below: it is mended there, or by another password.
  const isWrong = failure === 'invalid_credentials';
  return (
    <>
      <form className={style.form} onSubmit={send} noValidate>
        {mailedTo && awaitsMail && <Mailed to={mailedTo} onResend={() => setModal('resend')} />}
        {failure && (
          <SiteFailure context="login" code={failure} onClose={isWrong ? undefined : () => setFailure(null)}>
            {isWrong && <Button onClick={() => setModal('reset')}>{say('resetYours')}</Button>}
            {failure === 'email_not_verified' && (
              <Button onClick={() => setModal('resend')}>{say('resend')}</Button>
            )}
          </SiteFailure>
        )}
        <TextField
          label={say('email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          // Another address is another account: the link to verify the first one goes (spec §4).
          {...register('email', {
            onChange: () => {
              setFailure(null);
              setAwaitsMail(false);
            },
          })}
        />
        <PasswordField
          label={say('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button kind={modal ? 'plain' : 'primary'} size="site" type="submit" disabled={isSubmitting}>
          {isSubmitting ? say('loggingIn') : say('logIn')}
        </Button>
        <button type="button" className={style.textButton} onClick={() => setModal('reset')}>
          {say('forgotPassword')}
        </button>
      </form>
      <Suspense>
        {modal === 'reset' && <ResetModal email={getValues('email')} onClose={() => setModal(null)} />}
        {modal === 'resend' && <ResendModal email={getValues('email')} onClose={() => setModal(null)} />}
      </Suspense>
    </>
  );
}
