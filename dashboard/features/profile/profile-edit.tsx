import { useEffect, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { failureTitle } from '@/dashboard/app/failure-title.ts';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { countryCodes } from '@/dashboard/content/country-codes.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { profileSaveFailure } from '@/shared/errors/texts.en.ts';
import style from './profile.module.css';
import { type ProfileForm, profileForm } from './profile-schema.ts';
import { saveAccount } from './save-account.ts';
import { say } from './say.ts';

const formOf = (profile: ProfileRow): ProfileForm => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  username: profile.username,
  email: profile.email,
  countryCode: profile.country_code,
  mobileNumber: profile.mobile_number,
});

function Fields({ form }: { form: UseFormReturn<ProfileForm, unknown, ProfileForm> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className={style.fields}>
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
      <TextField
        label={say('username')}
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={say('email')}
        type="email"
        autoComplete="email"
        hint={say('newAddressHint')}
        error={errors.email?.message}
        {...register('email')}
      />
      <Controller
        name="countryCode"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Select
            label={say('countryCode')}
            options={countryCodes}
            value={value as never}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={say('mobileNumber')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobileNumber?.message}
        {...register('mobileNumber')}
      />
    </div>
  );
}

/** The user record in fields (spec §4). */
export function ProfileEdit({ profile, onClose }: { profile: ProfileRow; onClose: () => void }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const { changeProfile } = useAccountCache();
  const form = useForm({
    resolver: formResolver(profileForm),
    defaultValues: formOf(profile),
    mode: 'onTouched',
  });
  const { setFocus } = form;
  // The button that was pressed is gone with the view.
  useEffect(() => setFocus('firstName'), [setFocus]);
  const save = form.handleSubmit(async (given) => {
    setFailure(null);
    try {
      const { emailAsked } = await saveAccount(profile, given);
      changeProfile({ first_name: given.firstName, last_name: given.lastName, username: given.username });
      showToast('success', notices.profileSaved);
      if (emailAsked) showToast('success', say('followLink', { email: given.email }), 'address');
      onClose();
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <form className={style.form} onSubmit={save} noValidate>
      <Fields form={form} />
      {failure && (
        <Notice kind="error" title={failureTitle('profile-save', failure)} onClose={() => setFailure(null)}>
          {profileSaveFailure(failure)}
        </Notice>
      )}
      <ButtonRow>
        <Button kind="primary" size="site" type="submit" disabled={isSubmitting}>
          {isSubmitting ? say('saving') : say('saveChanges')}
        </Button>
        <Button size="site" onClick={onClose} disabled={isSubmitting}>
          {say('cancel')}
        </Button>
      </ButtonRow>
    </form>
  );
}
