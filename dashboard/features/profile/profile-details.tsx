import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import style from './profile.module.css';
import { say } from './say.ts';

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
    [say('firstName'), profile.first_name],
    [say('lastName'), profile.last_name],
    [say('username'), profile.username],
    [say('email'), profile.email],
    [say('mobileNumber'), mobile],
  ] as const;
  return (
    <>
      <dl className={style.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={style.none}>{say('notGiven')}</span>}</dd>
          </div>
        ))}
      </dl>
      <Button ref={edit} size="site" onClick={onEdit}>
        {say('editProfile')}
      </Button>
    </>
  );
}

const ProfileEdit = partOf(() => import('./profile-edit.tsx').then(({ ProfileEdit }) => ProfileEdit));

/** The user record: read until it is edited (spec §4). */
export function ProfileDetails({ profile }: { profile: ProfileRow }) {
  const [shown, setShown] = useState<'first' | 'form' | 'again'>('first');
  return shown === 'form' ? (
    <Suspense fallback={<Skeleton lines={6} />}>
      <ProfileEdit profile={profile} onClose={() => setShown('again')} />
    </Suspense>
  ) : (
    <View profile={profile} returned={shown === 'again'} onEdit={() => setShown('form')} />
  );
}
