import { useEffect, useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { countryCodes } from '@/dashboard/content/country-codes.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { profileSaveFailure } from '@/shared/errors/texts.en.ts';
import style from './profile.module.css';
import { type ProfileForm, profileForm } from './profile-schema.ts';
import { saveAccount } from './save-account.ts';

const formOf = (profile: ProfileRow): ProfileForm => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  username: profile.username,
  email: profile.email,
  countryCode: profile.country_code,
  mobileNumber: profile.mobile_number,
});

interface ViewProps {
  profile: ProfileRow;
  /** Whether one comes here from the form, whose controls are gone. */
  returned: boolean;
  onEdit: () => void;
}

function View({ profile, returned, onEdit }: ViewProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) edit.current?.focus();
  }, [returned]);
  const mobile = profile.mobile_number && `${profile.country_code} ${profile.mobile_number}`;
  const rows = [
    ['First name', profile.first_name],
    ['Last name', profile.last_name],
    ['Username', profile.username],
    ['Email', profile.email],
    ['Mobile number', mobile],
  ] as const;
  return (
    <>
      <dl className={style.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={style.none}>Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <Button ref={edit} size="site" onClick={onEdit}>
        Edit Profile
      </Button>
    </>
  );
}

function Fields({ form }: { form: UseFormReturn<ProfileForm, unknown, ProfileForm> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className={style.fields}>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Another address counts once you follow the link we send there."
        error={errors.email?.message}
        {...register('email')}
      />
      <Controller
        name="countryCode"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Select label="Country code" options={countryCodes} value={value as never} onChange={onChange} />
        )}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobileNumber?.message}
        {...register('mobileNumber')}
      />
    </div>
  );
}

function Edit({ profile, onDone }: { profile: ProfileRow; onDone: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
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
      if (emailAsked)
        showToast('success', `Follow the link we sent to ${given.email} to change your address.`, 'address');
      onDone();
    } catch (thrown) {
      setFailure(profileSaveFailure(toAppError(thrown).code));
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <form className={style.form} onSubmit={save} noValidate>
      <Fields form={form} />
      {failure && <Notice kind="error">{failure}</Notice>}
      <ButtonRow>
        <Button kind="primary" size="site" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button size="site" onClick={onDone} disabled={isSubmitting}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}

/** The user record: read until it is edited (spec §4). */
export function ProfileDetails({ profile }: { profile: ProfileRow }) {
  const [shown, setShown] = useState<'first' | 'form' | 'again'>('first');
  return shown === 'form' ? (
    <Edit profile={profile} onDone={() => setShown('again')} />
  ) : (
    <View profile={profile} returned={shown === 'again'} onEdit={() => setShown('form')} />
  );
}
