import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { functionsAccess, sessionStore } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { countryCodes, DEFAULT_COUNTRY_CODE } from '@/dashboard/content/country-codes.ts';
import { sendSignUpNotice } from '@/shared/client/account-calls.ts';
import { type SignupData, signUp } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { formTexts } from '@/shared/errors/notices.en.ts';
import style from './auth-frame.module.css';
import { signupForm } from './auth-schemas.ts';
import { say } from './say.ts';

const empty: SignupData = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  mobileNumber: '',
  password: '',
};

interface SignupFormProps {
  /** Where the mail's link leads on to. */
  returnUrl: () => string;
  /** A mail is on its way to the address. */
  onDone: (email: string) => void;
}

interface FieldsProps {
  form: UseFormReturn<SignupData, unknown, SignupData>;
}

function WhoFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <div className={style.pair}>
        <TextField
          label={say('firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={say('lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={say('username')}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={say('email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}

/** Few give one, and it can be added later: folded, open where it holds a mistake, and still open when that is mended. */
function PhoneFields({ form: { register, control, formState } }: FieldsProps) {
  const { mobileNumber } = formState.errors;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={style.further}
      open={isOpen || mobileNumber !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('addMobileNumber')}</summary>
      <div className={style.phone}>
        <Controller
          name="countryCode"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Select label={say('countryCode')} options={countryCodes} value={value} onChange={onChange} />
          )}
        />
        <TextField
          label={say('mobileNumberOptional')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          error={mobileNumber?.message}
          {...register('mobileNumber')}
        />
      </div>
    </details>
  );
}

/** Makes an account. Nothing typed is lost when it fails. */
export function SignupForm({ returnUrl, onDone }: SignupFormProps) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const form = useForm({
    resolver: formResolver(signupForm),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState } = form;
  const send = handleSubmit(async (data) => {
    setFailure(null);
    try {
      await signUp(await sessionStore.client(), data, returnUrl());
      // Nobody waits for it: what the page says must not depend on it.
      sendSignUpNotice(functionsAccess, data.email).catch(() => undefined);
      onDone(data.email);
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={style.form} onSubmit={send} noValidate>
      <WhoFields form={form} />
      <PasswordField
        label={say('password')}
        autoComplete="new-password"
        hint={errors.password ? undefined : formTexts.passwordMinimum}
        error={errors.password?.message}
        {...register('password')}
      />
      <PhoneFields form={form} />
      {failure && <SiteFailure context="signup" code={failure} onClose={() => setFailure(null)} />}
      <Button kind="primary" size="site" type="submit" disabled={isSubmitting}>
        {isSubmitting ? say('creating') : say('signUp')}
      </Button>
    </form>
  );
}
