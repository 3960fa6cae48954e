import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AccountPages } from '@/dashboard/app/account-pages.tsx';
import { useProfile } from '@/dashboard/app/account-queries.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { useAhead } from '@/dashboard/app/page-of.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { DeleteAccount } from '@/dashboard/features/profile/delete-account.tsx';
import { Devices } from '@/dashboard/features/profile/devices.tsx';
import { ExportData } from '@/dashboard/features/profile/export-data.tsx';
import { ProfileDetails } from '@/dashboard/features/profile/profile-details.tsx';
import { say } from '@/dashboard/features/profile/say.ts';
import { SignOutEverywhere } from '@/dashboard/features/profile/sign-out-everywhere.tsx';
import type { ProfileRow } from '@/shared/contracts/account.ts';

// The library of forms comes while the page is read.
const PasswordChange = partOf(() =>
  import('@/dashboard/features/profile/password-change.tsx').then(({ PasswordChange }) => PasswordChange),
);

function Parts({ profile }: { profile: ProfileRow }) {
  return (
    <>
      <PagePart title={say('details')}>
        <ProfileDetails profile={profile} />
      </PagePart>
      <PagePart title={say('connectedBrowsers')} about={say('connectedAbout')}>
        <Devices />
      </PagePart>
      <PagePart title={say('password')} about={say('passwordAbout')}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <PasswordChange email={profile.email} />
        </Suspense>
      </PagePart>
      <PagePart act title={say('sessions')} about={say('sessionsAbout')}>
        <SignOutEverywhere />
      </PagePart>
      <PagePart act title={say('yourData')} about={say('dataAbout')}>
        <ExportData />
      </PagePart>
      <PagePart act title={say('deleteAccount')} about={say('deleteLead')}>
        <DeleteAccount />
      </PagePart>
    </>
  );
}

/** The account itself (spec §2): who it is, what is connected, how one gets in, and the way out. */
export function Profile() {
  const profile = useProfile();
  useAhead(PasswordChange);
  const { data, error } = profile;
  return (
    <PageFrame title={say('myProfile')}>
      <AccountPages>
        {data && <Parts profile={data} />}
        {!data && error && <LoadFailure query={profile} context="profile-load" />}
        {!data && !error && <Skeleton label={say('loadingProfileData')} lines={6} />}
      </AccountPages>
    </PageFrame>
  );
}
