import { useProfile } from '@/dashboard/app/account-queries.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { DeleteAccount } from '@/dashboard/features/profile/delete-account.tsx';
import { Devices } from '@/dashboard/features/profile/devices.tsx';
import { ExportData } from '@/dashboard/features/profile/export-data.tsx';
import { PasswordChange } from '@/dashboard/features/profile/password-change.tsx';
import { ProfileDetails } from '@/dashboard/features/profile/profile-details.tsx';
import { SignOutEverywhere } from '@/dashboard/features/profile/sign-out-everywhere.tsx';

/** The account itself (spec §2): who it is, what is connected, how one gets in, and the way out. */
export function Profile() {
  const profile = useProfile();
  const { data, error } = profile;
  if (!data)
    return (
      <PageFrame title="My Profile">
        {error ? (
          <LoadFailure query={profile} context="profile-load" />
        ) : (
          <p role="status">Loading profile data...</p>
        )}
      </PageFrame>
    );
  return (
    <PageFrame title="My Profile">
      <PagePart title="Details">
        <ProfileDetails profile={data} />
      </PagePart>
      <PagePart
        title="Connected browsers"
        about="Where the extension is signed in to this account. It may sharpen drafts, read the balance and keep your templates in step; nothing else."
      >
        <Devices />
      </PagePart>
      <PagePart
        title="Password"
        about="Changing it signs out every other session and every connected browser."
      >
        <PasswordChange email={data.email} />
      </PagePart>
      <PagePart act title="Sessions" about="Ends the sessions of this site in every browser, this one too.">
        <SignOutEverywhere />
      </PagePart>
      <PagePart act title="Your data" about="All that is kept about you, as a JSON file.">
        <ExportData />
      </PagePart>
      <PagePart
        act
        title="Delete account"
        about="Your account and what it holds are deleted at once and for good. What stays names nobody: credit entries for our books, and for 30 days a code made from your address, so that free credits are given once."
      >
        <DeleteAccount />
      </PagePart>
    </PageFrame>
  );
}
