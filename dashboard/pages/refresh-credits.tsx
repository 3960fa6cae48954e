import { Link, Navigate } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AccountPages } from '@/dashboard/app/account-pages.tsx';
import { useProfile } from '@/dashboard/app/account-queries.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { Balance } from '@/dashboard/features/credits/balance.tsx';
import { MonthlyUsage, Refresh } from '@/dashboard/features/credits/refresh.tsx';
import { say } from '@/dashboard/features/credits/say.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { MAX_REFRESHES_PER_MONTH, REFRESH_CREDITS } from '@/shared/credits/refresh.ts';

function Parts({ profile }: { profile: ProfileRow }) {
  return (
    <>
      <PagePart title={say('currentCredits')}>
        <Balance credits={profile.credits} />
        <Refresh profile={profile} />
      </PagePart>
      <PagePart
        title={say('monthlyUsage')}
        about={say('refreshAbout', { credits: REFRESH_CREDITS, most: MAX_REFRESHES_PER_MONTH })}
      >
        <MonthlyUsage profile={profile} />
      </PagePart>
      <PagePart title={say('needMoreCredits')} about={say('planBringsThousands')}>
        <Link to={paths.subscription} className={buttonClass({ size: 'site' })}>
          {say('viewPlans')}
        </Link>
      </PagePart>
    </>
  );
}

/** 45 credits, every three days, five times a month, for who pays nothing (spec §2). */
export function RefreshCredits() {
  const profile = useProfile();
  const { data, error } = profile;
  // spec §6: subscribers have the credits of their plan.
  if (data && data.plan !== 'free') return <Navigate to={paths.subscription} replace />;
  return (
    <PageFrame title={say('freeCreditsRefresh')} lead={say('refreshLead')}>
      <AccountPages>
        {data && <Parts profile={data} />}
        {!data && error && <LoadFailure query={profile} context="credits-load" />}
        {!data && !error && <Skeleton label={say('loadingCredits')} lines={4} />}
      </AccountPages>
    </PageFrame>
  );
}
